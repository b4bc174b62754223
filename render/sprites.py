"""Sprites: drawn once in full colour, then kept as palette indices."""

from __future__ import annotations

from threading import Lock
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.art import SvgAsset, cover_fit, rasterize
from render.fonts import SQUEEZE_LIMIT, ellipsize, text_width
from render.icons import Icon, corner_masks, mask, ring_corner_masks, rounded_rect_mask
from render.image_cache import cached_image
from render.palette import Palette, Sprite
from render.rect import Rect
from render.theme import Colour
from render.typefaces import Style, text_runs

Align: TypeAlias = Literal["left", "middle", "right"]

_ANCHORS: dict[Align, str] = {"left": "ls", "middle": "ms", "right": "rs"}
_BASELINE = 0.33
"""The distance from a line's centre down to the baseline, in font sizes: half the cap height."""

_NINE_PATCH_SIZE = 64
"""The size in pixels of the rounded rectangle whose corners all larger ones reuse.

The radius of a corner must not exceed half of it.
"""

# A FreeType font renders into its own glyph slot, so it is not thread-safe.
_font_lock = Lock()


class _Line(NamedTuple):
    """A line of text, and how it is written."""

    text: str
    style: Style
    size: int
    colour: Colour | int
    align: Align = "left"


def _draw_line(image: Image.Image, start: tuple[int, int], line: _Line) -> None:
    """Draw a line of text on its baseline, each run in its font."""
    runs = text_runs(line.text, line.style, line.size)
    x, baseline = start
    with _font_lock:
        draw = ImageDraw.Draw(image)
        if len(runs) == 1:
            draw.text(start, runs[0].text, line.colour, runs[0].font, _ANCHORS[line.align])
            return
        width = sum(run.width for run in runs)
        left = x - {"left": 0.0, "middle": width / 2, "right": width}[line.align]
        for run in runs:
            draw.text((round(left), baseline), run.text, line.colour, run.font, _ANCHORS["left"])
            left += run.width


class Drawing:
    """An RGB drawing that can be converted to a sprite."""

    def __init__(
        self, palette: Palette, width: int, height: int, background: Colour | Image.Image
    ) -> None:
        """Begin with a colour, or with a copy of an image of that size."""
        self.palette = palette
        self.image = (
            background.copy()
            if isinstance(background, Image.Image)
            else Image.new("RGB", (width, height), background)
        )

    def rect(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        # Uses Pillow's core directly: the checks of `Image.paste` cost more than the fill.
        self.image.im.paste(colour, (x, y, x + width, y + height))

    def rounded_rect(
        self, x: int, y: int, width: int, height: int, radius: int, colour: Colour
    ) -> None:
        """Fill a rectangle with rounded corners.

        Only the corners are blended with the background.
        """
        if not radius:
            self.rect(x, y, width, height, colour)
            return
        if min(width, height) <= 2 * radius:
            self.image.paste(colour, (x, y), rounded_rect_mask(width, height, radius))
            return
        self.rect(x, y + radius, width, height - 2 * radius, colour)
        self.rect(x + radius, y, width - 2 * radius, height, colour)
        right, bottom = x + width - radius, y + height - radius
        corners = ((x, y), (right, y), (x, bottom), (right, bottom))
        for (left, top), corner in zip(corners, corner_masks(radius), strict=True):
            self.image.im.paste(colour, (left, top, left + radius, top + radius), corner.im)

    def border(self, area: Rect, radius: int, width: int, colour: Colour) -> None:
        """Draw a border `width` pixels wide inside an area with rounded corners."""
        x, y, right, bottom = area.x, area.y, area.right - radius, area.bottom - radius
        self.rect(x + radius, y, area.w - 2 * radius, width, colour)
        self.rect(x + radius, area.bottom - width, area.w - 2 * radius, width, colour)
        self.rect(x, y + radius, width, area.h - 2 * radius, colour)
        self.rect(area.right - width, y + radius, width, area.h - 2 * radius, colour)
        corners = ((x, y), (right, y), (x, bottom), (right, bottom))
        for corner, corner_mask in zip(corners, ring_corner_masks(radius, width), strict=True):
            self.image.paste(colour, corner, corner_mask)

    def shape(self, shape: Icon, area: Rect, colour: Colour) -> None:
        """Draw a shape in one colour, stretched to an area."""
        self.image.paste(colour, (area.x, area.y), mask(shape, area.w, area.h))

    def icon(self, icon: Icon, x: int, y: int, size: int, colour: Colour | None = None) -> None:
        """Draw an icon in one colour, or an SVG in its own colours.

        Raises ValueError for a shape without a colour.
        """
        if isinstance(icon, SvgAsset) and colour is None:
            raster = rasterize(icon, size)
            self.image.paste(raster, (x, y), raster)
            return
        if colour is None:
            raise ValueError("a shape has no colour of its own")
        self.image.paste(colour, (x, y), mask(icon, size, size))

    def art(self, asset: SvgAsset, x: int, y: int, width: int, height: int) -> None:
        """Draw art that covers a rectangle."""
        self.image.paste(cover_fit(asset, width, height), (x, y))

    def text(
        self,
        x: int,
        centre_y: int,
        text: str,
        style: Style,
        size: int,
        colour: Colour,
        align: Align = "left",
        max_width: int = 0,
    ) -> None:
        """Draw one line of text whose capitals are vertically centred on `centre_y`.

        With `max_width`, a wider line is squeezed to that width.
        """
        line = _Line(text, style, size, colour, align)
        if max_width and text_width(text, style, size) > max_width:
            self._squeezed_text(x, centre_y, line, max_width)
            return
        _draw_line(self.image, (x, centre_y + round(_BASELINE * size)), line)

    def _squeezed_text(self, x: int, centre_y: int, line: _Line, width: int) -> None:
        size = line.size
        whole = Image.new("L", (text_width(line.text, line.style, size), 2 * size))
        baseline = size + round(_BASELINE * size)
        _draw_line(whole, (0, baseline), line._replace(colour=255, align="left"))
        left = {"left": x, "middle": x - width // 2, "right": x - width}[line.align]
        narrow = whole.resize((width, whole.height), Image.Resampling.LANCZOS)
        self.image.paste(line.colour, (left, centre_y - size), narrow)

    def sprite(self) -> Sprite:
        """Quantize the drawing to its palette."""
        return self.palette.quantize(self.image)


@cached_image
def solid_sprite(palette: Palette, width: int, height: int, colour: Colour) -> Sprite:
    """Return a rectangle of one colour of the palette."""
    return palette.solid(width, height, colour)


@cached_image
def rounded_rect_sprite(
    palette: Palette,
    width: int,
    height: int,
    radius: int,
    colour: Colour,
    background: Colour,
    border_colour: Colour | None = None,
    border: int = 0,
) -> Sprite:
    """Return a rectangle with rounded corners and, if it has a border colour, a border.

    A large one is assembled like a nine-patch, with the corners of a small one.
    """
    if min(width, height) <= _NINE_PATCH_SIZE:
        drawing = Drawing(palette, width, height, background)
        if border_colour is not None:
            drawing.rounded_rect(0, 0, width, height, radius, border_colour)
        inside = (width - 2 * border, height - 2 * border)
        drawing.rounded_rect(border, border, *inside, max(radius - border, 0), colour)
        return drawing.sprite()
    corner = _NINE_PATCH_SIZE // 2
    pattern = rounded_rect_sprite(
        palette,
        _NINE_PATCH_SIZE,
        _NINE_PATCH_SIZE,
        radius,
        colour,
        background,
        border_colour,
        border,
    )
    sprite = palette.solid(width, height, colour if border_colour is None else border_colour)
    sprite.paste(palette.solid(width - 2 * border, height - 2 * border, colour), (border, border))
    for left, x in ((0, 0), (corner, width - corner)):
        for top, y in ((0, 0), (corner, height - corner)):
            sprite.paste(pattern.crop((left, top, left + corner, top + corner)), (x, y))
    return sprite


@cached_image
def text_sprite(
    palette: Palette,
    text: str,
    style: Style,
    size: int,
    colour: Colour,
    background: Colour,
    width: int = 0,
    height: int = 0,
    align: Align = "left",
    *,
    squeezed: bool = False,
) -> Sprite:
    """Return one line of text, shortened to `width` pixels; 0 takes the width that it needs.

    A `squeezed` one is shortened only as far as it is still too wide when squeezed.
    """
    width = width or text_width(text, style, size)
    height = height or round(size * 1.2)
    drawing = Drawing(palette, width, height, background)
    x = {"left": 0, "middle": width // 2, "right": width}[align]
    line = ellipsize(text, style, size, int(width / SQUEEZE_LIMIT) if squeezed else width)
    drawing.text(x, height // 2, line, style, size, colour, align, width if squeezed else 0)
    return drawing.sprite()


def cropped_art_sprite(palette: Palette, asset: SvgAsset, width: int, height: int) -> Sprite:
    """Return art that covers an area."""
    drawing = Drawing(palette, width, height, (255, 255, 255))
    drawing.art(asset, 0, 0, width, height)
    return drawing.sprite()


@cached_image
def icon_sprite(
    palette: Palette, icon: Icon, size: int, colour: Colour | None, background: Colour
) -> Sprite:
    """Return an icon on a solid background."""
    drawing = Drawing(palette, size, size, background)
    drawing.icon(icon, 0, 0, size, colour)
    return drawing.sprite()
