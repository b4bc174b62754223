"""Animations show the same frames as their pictures, in a file within the size limit."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image

from render.animation import Frame, encode_animation
from render.canvas import encode_png
from render.picture import Picture

WIDTH, HEIGHT = 40, 20
PALETTE = bytes(value for colour in range(256) for value in (colour, 255 - colour, colour // 2))


def frame(rows: list[bytes], required: bool = False, milliseconds: int = 700) -> Frame:
    lines = b"".join(b"\0" + row for row in rows)
    png = encode_png(lines, len(rows[0]), len(rows), PALETTE)
    return Frame(Picture(png, "", "table.png"), milliseconds, required)


def noise(seed: int, width: int = WIDTH, height: int = HEIGHT) -> list[bytes]:
    rng = Random(seed)
    return [rng.randbytes(width) for _ in range(height)]


def shown(content: bytes) -> list[tuple[bytes, int]]:
    """Return the pixels and the duration of every frame."""
    image = Image.open(io.BytesIO(content))
    frames = []
    for index in range(getattr(image, "n_frames", 1)):
        image.seek(index)
        frames.append((image.convert("RGB").tobytes(), image.info["duration"]))
    return frames


def pixels_of(animated_frame: Frame) -> bytes:
    return Image.open(io.BytesIO(animated_frame.picture.png)).convert("RGB").tobytes()


def test_frames_have_the_pixels_and_durations_of_their_pictures() -> None:
    first = noise(1)
    second = [bytearray(row) for row in first]
    second[3][4] ^= 1
    second[15][30] ^= 77
    third = noise(3)
    frames = [
        frame(first),
        frame([bytes(row) for row in second], milliseconds=2_000),
        frame(third),
        frame(third),
        frame(first, milliseconds=6_000),
    ]
    assert shown(encode_animation(frames)) == [
        (pixels_of(expected), expected.milliseconds) for expected in frames
    ]


def test_frame_without_a_free_colour_is_encoded_completely() -> None:
    every = [bytes(range(256)), bytes(256)]
    other = [bytes(reversed(range(256))), bytes(256)]
    frames = [frame(every), frame(other), frame(every)]
    assert [pixels for pixels, _ in shown(encode_animation(frames))] == [
        pixels_of(expected) for expected in frames
    ]


def test_small_changes_take_few_bytes() -> None:
    base = [bytes(value // 2 for value in row) for row in noise(1, 400, 200)]
    frames = []
    for column in range(50):
        rows = [bytearray(row) for row in base]
        rows[0][column] ^= 1
        rows[199][399 - column] ^= 1
        frames.append(frame([bytes(row) for row in rows]))
    single_frame_size = len(encode_animation(frames[:1]))
    assert len(encode_animation(frames)) < 1.5 * single_frame_size


def test_pictures_of_several_sizes_share_an_animation() -> None:
    content = encode_animation([frame(noise(1)), frame(noise(2, WIDTH // 2, HEIGHT + 10))])
    image = Image.open(io.BytesIO(content))
    assert image.size == (WIDTH, HEIGHT + 10)


def test_required_frames_are_kept_within_the_limit() -> None:
    frames = [frame(noise(seed, 100, 60), required=seed % 10 == 0) for seed in range(40)]
    max_bytes = len(encode_animation(frames)) // 3
    content = encode_animation(frames, max_bytes)
    assert len(content) <= max_bytes
    kept = [pixels for pixels, _ in shown(content)]
    assert set(map(pixels_of, frames[::10])) <= set(kept)
    order = [pixels for pixels in map(pixels_of, frames) if pixels in kept]
    assert kept == order


def test_required_frames_are_dropped_as_a_last_resort() -> None:
    frames = [frame(noise(seed, 100, 60), required=True) for seed in range(20)]
    max_bytes = len(encode_animation(frames)) // 4
    content = encode_animation(frames, max_bytes)
    assert 0 < len(content) <= max_bytes
    assert shown(content)[-1][0] == pixels_of(frames[-1])


def test_progress_is_reported_per_frame() -> None:
    calls: list[int] = []
    encode_animation([frame(noise(seed)) for seed in range(5)], on_frame=lambda: calls.append(1))
    assert len(calls) == 5


def test_impossible_animations_are_rejected() -> None:
    with pytest.raises(ValueError, match="needs a frame"):
        encode_animation([])
    with pytest.raises(ValueError, match="no animation"):
        encode_animation([frame(noise(1))], 100)
