"""A studio: all that pictures are put together from, in the palette of one game."""

from __future__ import annotations

from functools import partial

from render.canvas import Scene, backdrop
from render.palette import Palette, Sprite
from render.seats import disc
from render.sprites import Sketch, flat, icon, label, plate, pressed, vignette


class Studio:
    """Makes sprites and scenes in one palette. Every game has one, and draws nothing without."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.sketch = partial(Sketch, palette)
        self.backdrop = partial(backdrop, palette)
        self.flat = partial(flat, palette)
        self.plate = partial(plate, palette)
        self.label = partial(label, palette)
        self.pressed = partial(pressed, palette)
        self.vignette = partial(vignette, palette)
        self.icon = partial(icon, palette)
        self.disc = partial(disc, palette)

    def scene(self, ground: Sprite | None = None) -> Scene:
        """An empty scene on a ground, which is the whole picture's unless another is given."""
        return Scene(self.palette, self.backdrop() if ground is None else ground)
