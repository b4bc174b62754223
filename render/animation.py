"""Pictures of one game one after the other, as an animation that plays in every client."""

from __future__ import annotations

import io
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import GifImagePlugin, Image, ImageChops

from render.picture import Picture

MAX_BYTES = 8 * 1024 * 1024
"""What a server without boosts takes as one file."""

MAX_ATTEMPTS = 6

_PALETTE_BYTES = 768
_256_COLOURS = 0xF7
_LOOPS_FOREVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END = b"\x3b"


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture and how long it is seen. What is not `required` is left out where room is short."""

    picture: Picture
    milliseconds: int
    required: bool = False


def encode_animation(
    frames: Sequence[Frame], max_bytes: int = MAX_BYTES, step: Callable[[], None] = lambda: None
) -> bytes:
    """The frames as a GIF of at most so many bytes; slow, and made for a thread.

    `step` is called with every frame that is put in, again where there has to be a second try.
    Where it is too large, frames that are not needed go first, evenly over its length, then any.
    Raises ValueError where there is no frame, or not even one fits.
    """
    shown = list(frames)
    for _ in range(MAX_ATTEMPTS):
        encoded = _encode_gif(shown, step)
        if len(encoded) <= max_bytes:
            return encoded
        max_frames = len(shown) * max_bytes * 9 // (10 * len(encoded))
        if not max_frames:
            break
        shown = _drop_frames(shown, max_frames)
    raise ValueError("these pictures fit into no film")


def _drop_frames(frames: Sequence[Frame], number: int) -> list[Frame]:
    """About so many of the frames: all that are needed, if there is room, and others between."""
    required = [index for index, frame in enumerate(frames) if frame.required]
    others = [index for index, frame in enumerate(frames) if not frame.required]
    if len(required) > number:
        chosen = set(_evenly_spaced(required, number))
    else:
        chosen = {*required, *_evenly_spaced(others, number - len(required))}
    return [frame for index, frame in enumerate(frames) if index in chosen]


def _evenly_spaced(places: Sequence[int], number: int) -> list[int]:
    """So many of them, the last one among them."""
    return [places[(one + 1) * len(places) // number - 1] for one in range(number)]


def _encode_gif(frames: Sequence[Frame], step: Callable[[], None]) -> bytes:
    """A GIF in which each frame holds only what differs from the one before."""
    if not frames:
        raise ValueError("a film needs a frame")
    images = [Image.open(io.BytesIO(frame.picture.png)) for frame in frames]
    size = max(one.width for one in images), max(one.height for one in images)
    palette = bytes(images[0].getpalette() or b"").ljust(_PALETTE_BYTES, b"\0")
    parts = [b"GIF89a", struct.pack("<HHBBB", *size, _256_COLOURS, 0, 0), palette, _LOOPS_FOREVER]
    before: Image.Image | None = None
    for frame, image in zip(frames, images, strict=True):
        shown = _palette_indices(image, size)
        parts += _frame_delta(before, shown, frame.milliseconds)
        before = shown
        step()
    return b"".join((*parts, _END))


def _palette_indices(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A picture's palette indices, on the first colour where it is smaller than the film."""
    found = Image.frombytes("L", image.size, image.tobytes())
    image.close()
    if image.size == size:
        return found
    padded = Image.new("L", size)
    padded.paste(found)
    return padded


def _frame_delta(before: Image.Image | None, image: Image.Image, milliseconds: int) -> list[bytes]:
    """What is to be drawn over the frame before."""
    if before is None:
        return GifImagePlugin.getdata(image, duration=milliseconds, disposal=1)
    changed = ImageChops.difference(before, image)
    box = changed.getbbox() or (0, 0, 1, 1)
    delta, corner = image.crop(box), (box[0], box[1])
    unused_index = next((index for index, used in enumerate(delta.histogram()) if not used), None)
    if unused_index is None:
        return GifImagePlugin.getdata(delta, corner, duration=milliseconds, disposal=1)
    # A colour that this part does not have stands for all that stays as it was.
    drawn = Image.new("L", delta.size, unused_index)
    drawn.paste(delta, mask=changed.crop(box).point([0] + [255] * 255))
    return GifImagePlugin.getdata(
        drawn, corner, duration=milliseconds, disposal=1, transparency=unused_index
    )
