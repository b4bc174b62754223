"""A studio: all that pictures are put together from, in the palette of one game."""

from __future__ import annotations

from functools import partial

from render.canvas import Scene, page_background
from render.palette import Palette, Sprite
from render.players import disc_sprite
from render.sprites import (
    Drawing,
    cropped_art_sprite,
    icon_sprite,
    rounded_rect_sprite,
    solid_sprite,
    squeezed_text_sprite,
    text_sprite,
)


class SpriteFactory:
    """Makes sprites and scenes in one palette. Every game has one, and draws nothing without."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.drawing = partial(Drawing, palette)
        self.page_background = partial(page_background, palette)
        self.solid = partial(solid_sprite, palette)
        self.rounded_rect = partial(rounded_rect_sprite, palette)
        self.text = partial(text_sprite, palette)
        self.squeezed_text = partial(squeezed_text_sprite, palette)
        self.cropped_art = partial(cropped_art_sprite, palette)
        self.icon = partial(icon_sprite, palette)
        self.disc = partial(disc_sprite, palette)

    def scene(self, background: Sprite | None = None) -> Scene:
        """An empty scene on a ground, which is the whole picture's unless another is given."""
        return Scene(self.palette, self.page_background() if background is None else background)
