"""Palettes: the 256 colours that all pictures of a game are made of."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from render.theme import SHARED_COLOURS, Colour, colour

Sprite: TypeAlias = Image.Image
"""Palette indices, mode L. Never changed once made: several threads share it."""


class Palette:
    """The shared colours, then those of one game: its materials and the mixes between them.

    Sprites of one palette fit together; those of two never meet in a picture. A palette is told
    from another by which it is, so that caches tell them apart at no cost.
    """

    def __init__(self, materials: str, mixes: str) -> None:
        """Takes both as codes such as `5E3A1E`, with blanks between them."""
        self.exact_colours = tuple(
            dict.fromkeys([*SHARED_COLOURS, *map(colour, materials.split())])
        )
        """All colours that something is painted or written with."""
        self.colours = tuple(dict.fromkeys([*self.exact_colours, *map(colour, mixes.split())]))
        self.index = {each: place for place, each in enumerate(self.colours)}
        """Where a colour stands."""
        self.rgb_bytes = b"".join(map(bytes, self.colours))
        """Red, green and blue of each colour, as a file of a picture begins with them."""
        self._image = Image.new("P", (1, 1))
        self._image.putpalette(self.rgb_bytes)

    def quantize(self, image: Image.Image) -> Sprite:
        """A drawing in full colour in the nearest colours of the palette."""
        indexed = image.quantize(palette=self._image, dither=Image.Dither.NONE)
        return Image.frombytes("L", indexed.size, indexed.tobytes())

    def solid(self, width: int, height: int, colour: Colour) -> Sprite:
        """A rectangle of one given colour."""
        return Image.new("L", (width, height), self.index[colour])
