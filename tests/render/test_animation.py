"""Animations show the same frames as their pictures, in a file within the size limit."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image

from render.animation import Frame, encode_animation
from render.canvas import encode_png
from render.picture import Picture

WIDE, HIGH = 40, 20
PALETTE = bytes(value for colour in range(256) for value in (colour, 255 - colour, colour // 2))


def frame(rows: list[bytes], needed: bool = False, seen: int = 700) -> Frame:
    lines = b"".join(b"\0" + row for row in rows)
    made = encode_png(lines, len(rows[0]), len(rows), PALETTE)
    return Frame(Picture(made, "", "table.png"), seen, needed)


def noise(seed: int, wide: int = WIDE, high: int = HIGH) -> list[bytes]:
    rng = Random(seed)
    return [rng.randbytes(wide) for _ in range(high)]


def shown(content: bytes) -> list[tuple[bytes, int]]:
    """Return the pixels and the duration of every frame."""
    image = Image.open(io.BytesIO(content))
    found = []
    for at in range(getattr(image, "n_frames", 1)):
        image.seek(at)
        found.append((image.convert("RGB").tobytes(), image.info["duration"]))
    return found


def looks(one: Frame) -> bytes:
    return Image.open(io.BytesIO(one.picture.png)).convert("RGB").tobytes()


def test_each_frame_looks_as_its_picture() -> None:
    first = noise(1)
    second = [bytearray(row) for row in first]
    second[3][4] ^= 1
    second[15][30] ^= 77
    third = noise(3)
    frames = [
        frame(first),
        frame([bytes(row) for row in second], seen=2_000),
        frame(third),
        frame(third),
        frame(first, seen=6_000),
    ]
    assert shown(encode_animation(frames)) == [(looks(one), one.milliseconds) for one in frames]


def test_what_uses_every_colour_is_drawn_whole() -> None:
    every = [bytes(range(256)), bytes(256)]
    other = [bytes(reversed(range(256))), bytes(256)]
    frames = [frame(every), frame(other), frame(every)]
    assert [look for look, _ in shown(encode_animation(frames))] == [looks(one) for one in frames]


def test_what_hardly_changes_is_small() -> None:
    base = [bytes(value // 2 for value in row) for row in noise(1, 400, 200)]
    frames = []
    for at in range(50):
        rows = [bytearray(row) for row in base]
        rows[0][at] ^= 1
        rows[199][399 - at] ^= 1
        frames.append(frame([bytes(row) for row in rows]))
    one = len(encode_animation(frames[:1]))
    assert len(encode_animation(frames)) < 1.5 * one


def test_pictures_of_several_sizes_share_an_animation() -> None:
    content = encode_animation([frame(noise(1)), frame(noise(2, WIDE // 2, HIGH + 10))])
    image = Image.open(io.BytesIO(content))
    assert image.size == (WIDE, HIGH + 10)


def test_what_is_needed_stays_where_room_is_short() -> None:
    frames = [frame(noise(at, 100, 60), needed=at % 10 == 0) for at in range(40)]
    most = len(encode_animation(frames)) // 3
    content = encode_animation(frames, most)
    assert len(content) <= most
    left = [look for look, _ in shown(content)]
    assert set(map(looks, frames[::10])) <= set(left)
    order = [look for look in map(looks, frames) if look in left]
    assert left == order


def test_even_needed_frames_go_where_there_is_no_room_for_them() -> None:
    frames = [frame(noise(at, 100, 60), needed=True) for at in range(20)]
    most = len(encode_animation(frames)) // 4
    content = encode_animation(frames, most)
    assert 0 < len(content) <= most
    assert shown(content)[-1][0] == looks(frames[-1])


def test_how_far_it_is_can_be_watched() -> None:
    steps: list[int] = []
    encode_animation([frame(noise(at)) for at in range(5)], on_frame=lambda: steps.append(1))
    assert len(steps) == 5


def test_impossible_animations_are_rejected() -> None:
    with pytest.raises(ValueError, match="needs a frame"):
        encode_animation([])
    with pytest.raises(ValueError, match="no animation"):
        encode_animation([frame(noise(1))], 100)
