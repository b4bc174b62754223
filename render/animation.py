"""Encodes pictures of one game as an animated GIF, which every Discord client plays."""

from __future__ import annotations

import io
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import GifImagePlugin, Image, ImageChops

from render.picture import Picture

MAX_BYTES = 10 * 1024 * 1024
"""The maximum size of an upload on a server without boosts, in bytes."""

MAX_ATTEMPTS = 6

_PALETTE_BYTES = 768
_256_COLOURS = 0xF7
_LOOPS_FOREVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END = b"\x3b"


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture and its duration; `required` frames are the last to be dropped to save space."""

    picture: Picture
    milliseconds: int
    required: bool = False


def encode_animation(
    frames: Sequence[Frame], max_bytes: int = MAX_BYTES, on_frame: Callable[[], None] = lambda: None
) -> bytes:
    """Encode the frames as a GIF of at most `max_bytes`. Slow: run it in a thread.

    Calls `on_frame` after every encoded frame, more than once per frame if there are several
    attempts. If the file is too large, frames that are not required are dropped first, evenly
    spread over the animation, then any. Raises ValueError without frames, or if not even one fits.
    """
    kept = list(frames)
    for _ in range(MAX_ATTEMPTS):
        encoded = _encode_gif(kept, on_frame)
        if len(encoded) <= max_bytes:
            return encoded
        max_frames = len(kept) * max_bytes * 9 // (10 * len(encoded))
        if not max_frames:
            break
        kept = _drop_frames(kept, max_frames)
    raise ValueError("these pictures fit into no animation")


def _drop_frames(frames: Sequence[Frame], count: int) -> list[Frame]:
    """Reduce the frames to about `count`: all required ones if possible, and others in between."""
    required = [index for index, frame in enumerate(frames) if frame.required]
    others = [index for index, frame in enumerate(frames) if not frame.required]
    if len(required) > count:
        chosen = set(_evenly_spaced(required, count))
    else:
        chosen = {*required, *_evenly_spaced(others, count - len(required))}
    return [frame for index, frame in enumerate(frames) if index in chosen]


def _evenly_spaced(items: Sequence[int], count: int) -> list[int]:
    """Pick `count` evenly spaced items, always including the last."""
    return [items[(index + 1) * len(items) // count - 1] for index in range(count)]


def _encode_gif(frames: Sequence[Frame], on_frame: Callable[[], None]) -> bytes:
    """Encode a GIF in which each frame stores only its difference from the one before."""
    if not frames:
        raise ValueError("an animation needs a frame")
    images = [Image.open(io.BytesIO(frame.picture.png)) for frame in frames]
    size = (
        max(frame_image.width for frame_image in images),
        max(frame_image.height for frame_image in images),
    )
    palette = bytes(images[0].getpalette() or b"").ljust(_PALETTE_BYTES, b"\0")
    parts = [b"GIF89a", struct.pack("<HHBBB", *size, _256_COLOURS, 0, 0), palette, _LOOPS_FOREVER]
    previous: Image.Image | None = None
    for frame, image in zip(frames, images, strict=True):
        indices = _palette_indices(image, size)
        parts += _frame_delta(previous, indices, frame.milliseconds)
        previous = indices
        on_frame()
    return b"".join((*parts, _END))


def _palette_indices(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return the picture as palette indices, padded with index 0 to the size of the animation."""
    indices = Image.frombytes("L", image.size, image.tobytes())
    image.close()
    if image.size == size:
        return indices
    padded = Image.new("L", size)
    padded.paste(indices)
    return padded


def _frame_delta(
    previous: Image.Image | None, image: Image.Image, milliseconds: int
) -> list[bytes]:
    """Return the GIF blocks that turn the previous frame into this one."""
    if previous is None:
        return GifImagePlugin.getdata(image, duration=milliseconds, disposal=1)
    changed = ImageChops.difference(previous, image)
    box = changed.getbbox() or (0, 0, 1, 1)
    delta, corner = image.crop(box), (box[0], box[1])
    unused_index = next((index for index, used in enumerate(delta.histogram()) if not used), None)
    if unused_index is None:
        return GifImagePlugin.getdata(delta, corner, duration=milliseconds, disposal=1)
    # A colour index that this part does not use marks the unchanged pixels as transparent.
    drawn = Image.new("L", delta.size, unused_index)
    drawn.paste(delta, mask=changed.crop(box).point([0] + [255] * 255))
    return GifImagePlugin.getdata(
        drawn, corner, duration=milliseconds, disposal=1, transparency=unused_index
    )
