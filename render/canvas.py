"""Scenes: the layout of a picture as placed sprites, and how it becomes a PNG file."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from threading import local
from typing import TypeAlias

from PIL import Image

from render.image_cache import cached_image
from render.palette import Palette, Sprite
from render.players import disc_sprite
from render.rect import Rect
from render.sprites import (
    Drawing,
    cropped_art_sprite,
    icon_sprite,
    rounded_rect_sprite,
    solid_sprite,
    text_sprite,
)
from render.theme import BACKGROUND, WHITE, Colour

try:
    from isal.isal_zlib import compress, crc32
except ImportError:  # other platforms: same result from the standard library, only slower
    from zlib import compress, crc32

WIDTH, HEIGHT = 1100, 688
"""The size of a picture in pixels: twice the box in which Discord shows it."""

RIM = 4
"""The width of the light rim around a picture, in pixels."""

_PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_FAST, _SMALL = 1, 9
"""Levels of compression: of pictures drawn at every turn, and of large ones drawn on request."""

_INDEXED_8_BIT = bytes((8, 3, 0, 0, 0))
"""The rest of the IHDR chunk: 8 bits, indexed colour, deflate, standard filters, no interlace."""


Placement: TypeAlias = tuple[Rect, Sprite]
"""A sprite and the rectangle it covers."""


@dataclass(slots=True)
class Scene:
    """A picture in two layers above a background: background panels, and opaque sprites on them.

    Neither panels nor sprites overlap others of their layer. `overlay` lies on all of them.
    """

    palette: Palette
    background: Sprite
    background_layer: list[Placement] = field(default_factory=list)
    sprites: list[Placement] = field(default_factory=list)
    overlay: list[Placement] = field(default_factory=list)

    @property
    def rect(self) -> Rect:
        return Rect(0, 0, *self.background.size)

    def add_background(self, x: int, y: int, sprite: Sprite) -> Rect:
        """Place a panel below the sprites. Returns its rectangle."""
        rect = Rect(x, y, *sprite.size)
        self.background_layer.append((rect, sprite))
        return rect

    def add(self, x: int, y: int, sprite: Sprite) -> Rect:
        """Place a sprite. Returns its rectangle."""
        rect = Rect(x, y, *sprite.size)
        self.sprites.append((rect, sprite))
        return rect

    def add_centred(self, within: Rect, sprite: Sprite) -> Rect:
        """Place a sprite in the centre of a rectangle. Returns its rectangle."""
        width, height = sprite.size
        return self.add(
            within.x + (within.w - width) // 2, within.y + (within.h - height) // 2, sprite
        )

    def flatten(self) -> Sprite:
        """Merge all layers into one sprite."""
        image = self.background.copy()
        _blit(image, self.background_layer, 0)
        _blit(image, self.sprites, 0)
        _blit(image, self.overlay, 0)
        return image

    def to_png(self) -> bytes:
        """Encode the scene as a PNG file."""
        width, height = self.background.size
        frame_buffer = _frame_buffer(width, height)
        frame_buffer.update(self)
        return encode_png(frame_buffer.lines, width, height, self.palette.rgb_bytes)


def _blit(image: Image.Image, placements: Sequence[Placement], offset: int) -> None:
    """Copy sprites into an image, `offset` pixels to the right of their placements.

    Uses Pillow's core directly: the checks of `Image.paste` cost more than the copy.
    """
    paste = image.im.paste
    for (x, y, w, h), sprite in placements:
        paste(sprite.im, (x + offset, y, x + offset + w, y + h))


class _FrameBuffer:
    """A reusable image that shares its memory with the raw bytes of a PNG.

    It is one pixel wider than the picture: the first column stays 0, the filter byte with which
    each line of a PNG begins, so the pixels need not be copied before compression. It remembers the
    picture it holds, and the next one repaints only the dirty regions.
    """

    def __init__(self, width: int, height: int) -> None:
        self.lines = bytearray((width + 1) * height)
        self.image = Image.frombuffer("L", (width + 1, height), self.lines, "raw", "L", 0, 1)
        self.background: Sprite | None = None
        self.background_layer: list[Placement] = []
        self.sprites: list[Placement] = []
        self.has_overlay = False

    def update(self, scene: Scene) -> None:
        """Paint the scene, copying only the sprites that changed where the layout is the same.

        With another background, other panels or other rectangles everything is repainted, because a
        panel covers what is below it.
        """
        changed = scene.background_layer + scene.sprites
        if self._same_layout(scene):
            changed = [
                new
                for new, old in zip(scene.sprites, self.sprites, strict=True)
                if new[1] is not old[1]
            ]
        else:
            width, height = scene.background.size
            self.image.im.paste(scene.background.im, (1, 0, width + 1, height))
        _blit(self.image, changed, 1)
        _blit(self.image, scene.overlay, 1)
        self.has_overlay = bool(scene.overlay)
        self.background, self.background_layer, self.sprites = (
            scene.background,
            scene.background_layer[:],
            scene.sprites[:],
        )

    def _same_layout(self, scene: Scene) -> bool:
        """Return whether background, panels and the rectangles of all sprites are unchanged.

        What lies on an overlay or below one is painted again.
        """
        return (
            not self.has_overlay
            and self.background is scene.background
            and len(self.background_layer) == len(scene.background_layer)
            and len(self.sprites) == len(scene.sprites)
            and all(
                new[1] is old[1] and new[0] == old[0]
                for new, old in zip(scene.background_layer, self.background_layer, strict=True)
            )
            and all(new[0] == old[0] for new, old in zip(scene.sprites, self.sprites, strict=True))
        )


# One frame buffer per drawing thread.
_thread_local = local()


def _frame_buffer(width: int, height: int) -> _FrameBuffer:
    frame_buffer: _FrameBuffer | None = getattr(_thread_local, "frame_buffer", None)
    if frame_buffer is None or frame_buffer.image.size != (width + 1, height):
        frame_buffer = _thread_local.frame_buffer = _FrameBuffer(width, height)
    return frame_buffer


def encode_png(
    lines: bytes | bytearray, width: int, height: int, palette: bytes, *, small: bool = False
) -> bytes:
    """Encode palette indices as an 8-bit indexed PNG.

    Each line of `lines` begins with the filter byte 0 (none): searching for a better filter does
    not pay for flat art. `palette` holds RGB triples. A `small` file takes a hundred times as long.
    Raises ValueError if the size does not match.
    """
    if len(lines) != (width + 1) * height:
        raise ValueError(f"{len(lines)} bytes are no {height} lines of 1 + {width}")
    return b"".join(
        (
            _PNG_SIGNATURE,
            _png_chunk(b"IHDR", struct.pack(">II", width, height) + _INDEXED_8_BIT),
            _png_chunk(b"PLTE", palette),
            _png_chunk(b"IDAT", zlib.compress(lines, _SMALL) if small else compress(lines, _FAST)),
            _png_chunk(b"IEND", b""),
        )
    )


def _png_chunk(kind: bytes, content: bytes) -> bytes:
    checksum = crc32(content, crc32(kind))
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)


@cached_image
def page_background(
    palette: Palette, width: int = WIDTH, height: int = HEIGHT, colour: Colour = BACKGROUND
) -> Sprite:
    """Draw a plain background with a light rim, which suits Discord's dark and light themes."""
    drawing = Drawing(palette, width, height, WHITE)
    drawing.rect(RIM, RIM, width - 2 * RIM, height - 2 * RIM, colour)
    return drawing.sprite()


class SpriteFactory:
    """Creates sprites, drawings and scenes in the palette of one game."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.drawing = partial(Drawing, palette)
        self.page_background = partial(page_background, palette)
        self.solid = partial(solid_sprite, palette)
        self.rounded_rect = partial(rounded_rect_sprite, palette)
        self.text = partial(text_sprite, palette)
        self.cropped_art = partial(cropped_art_sprite, palette)
        self.icon = partial(icon_sprite, palette)
        self.disc = partial(disc_sprite, palette)

    def scene(self, background: Sprite | None = None) -> Scene:
        """Return an empty scene, on the standard page background unless another is given."""
        return Scene(self.palette, self.page_background() if background is None else background)
