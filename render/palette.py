"""Palettes: the 256 colours of which all pictures of a game consist."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from PIL import Image

from render.theme import SHARED_COLOURS, Colour, colours

Sprite: TypeAlias = Image.Image
"""An image of palette indices (mode L). Shared between threads and caches: never modify it."""


class Palette:
    """The shared colours, then those of one game: its materials and the mixes between them.

    A scene only combines sprites of the same palette. Palettes compare by identity, so that hashing
    them in cache keys is cheap.
    """

    def __init__(self, materials: str, mixes: str, fills: Iterable[Colour] = ()) -> None:
        """Take the first two lists as space-separated hexadecimal codes such as `5E3A1E`.

        `fills` are further colours that are kept exactly, like the materials.
        """
        self.exact_colours = tuple(dict.fromkeys([*SHARED_COLOURS, *colours(materials), *fills]))
        """The colours used for fills and text, which quantization keeps exactly."""
        self.colours = tuple(dict.fromkeys([*self.exact_colours, *colours(mixes)]))
        self.index = {entry: index for index, entry in enumerate(self.colours)}
        """The palette index of each colour."""
        self.rgb_bytes = b"".join(map(bytes, self.colours))
        """The colours as RGB triples, the content of a PNG's PLTE chunk."""
        self._image = Image.new("P", (1, 1))
        self._image.putpalette(self.rgb_bytes)

    def quantize(self, image: Image.Image) -> Sprite:
        """Convert an RGB image to the nearest colours of the palette, without dithering."""
        indexed = image.quantize(palette=self._image, dither=Image.Dither.NONE)
        return Image.frombytes("L", indexed.size, indexed.tobytes())

    def solid(self, width: int, height: int, colour: Colour) -> Sprite:
        """Return a rectangle of one colour, which must be in the palette."""
        return Image.new("L", (width, height), self.index[colour])
