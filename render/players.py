"""Players in the pictures of any game: their names, and discs in their colours."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol, TypeVar

from engine.core import Seat
from render import theme
from render.context import RenderContext
from render.image_cache import cached_image
from render.palette import Palette, Sprite
from render.sprites import Drawing
from render.translation import Translate
from render.typefaces import ISOLATE, POP_ISOLATE, can_be_shown, is_right_to_left

_SYMBOLS = "So", "Sk", "Cn", "Co"
_MARKS = "M", "Cf", "Cc"
"""Unicode categories of what a name can be read without: emoji, then marks and directions."""


PlayerT_co = TypeVar("PlayerT_co", covariant=True)


class SeatView(Protocol[PlayerT_co]):
    """A view of a seat, or of the public, with what it shows of each player."""

    @property
    def seat(self) -> Seat | None: ...

    @property
    def players(self) -> Sequence[PlayerT_co]: ...


def viewing_player(view: SeatView[PlayerT_co]) -> PlayerT_co:
    """Return the player whose view it is. Raises ValueError for the public view."""
    if view.seat is None:
        raise ValueError("a hand is drawn from the view of its seat")
    return view.players[view.seat]


def seat_colour(seat: Seat) -> theme.Colour:
    return theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)]


def displayed_name(names: Sequence[str], seat: Seat, translate: Translate) -> str:
    """Return the player's name as far as it can be drawn, or else "Player 2"."""
    name = drawable_name(names[seat]) if seat < len(names) else ""
    return name or translate("picture-player", number=seat + 1)


class NamedSeat(NamedTuple):
    """A seat, its player's name as it is drawn, and whether an AI plays it."""

    seat: Seat
    name: str
    is_ai: bool


def named_seat(seat: Seat, context: RenderContext) -> NamedSeat:
    name = displayed_name(context.names, seat, context.translate)
    return NamedSeat(seat, name, seat in context.ai_seats)


@lru_cache(maxsize=1024)
def drawable_name(name: str) -> str:
    """Return a name as pictures show it; empty if the fonts cannot show it.

    Ornamental letters become plain ones, and what stands above or below a letter that has no such
    form is left out, like emoji. A name from right to left is isolated from the text around it.
    """
    compatible = unicodedata.normalize("NFKC", name)
    kept = "".join(_plain(each) for each in compatible if not _is_left_out(each))
    drawable = " ".join(kept.split())
    if not drawable or not can_be_shown(drawable):
        return ""
    return f"{ISOLATE}{drawable}{POP_ISOLATE}" if is_right_to_left(drawable) else drawable


def _plain(character: str) -> str:
    """Return a character that no font has without its marks."""
    return character if can_be_shown(character) else unicodedata.normalize("NFD", character)[0]


def _is_left_out(character: str) -> bool:
    """Return whether a name can be read without a character: a mark, an emoji, or a direction."""
    category = unicodedata.category(character)
    if category in _SYMBOLS:
        return not can_be_shown(character)
    return category.startswith(_MARKS) and not character.isspace()


def alt_text_name(names: Sequence[str], seat: Seat, translate: Translate) -> str:
    """Return the player's name for texts, whatever its characters, shortened to 32 of them."""
    name = _normalized(names[seat]) if seat < len(names) else ""
    return name[:32].rstrip() or translate("picture-player", number=seat + 1)


@lru_cache(maxsize=1024)
def _normalized(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split())


@cached_image
def disc_sprite(palette: Palette, seat: Seat, size: int, background: theme.Colour) -> Sprite:
    """Draw a disc in the seat's colour with its number, counted from 1."""
    drawing = Drawing(palette, size, size, background)
    draw_disc(drawing, seat, 0, 0, size)
    return drawing.sprite()


def draw_disc(
    drawing: Drawing, seat: Seat, x: int, y: int, size: int, rim: theme.Colour | None = None
) -> None:
    """Draw a disc with the seat's number; on a dark ground it needs a light rim."""
    width = 2 if rim is not None else 0
    if rim is not None:
        drawing.rounded_rect(x, y, size, size, size // 2, rim)
    inner = size - 2 * width
    drawing.rounded_rect(x + width, y + width, inner, inner, inner // 2, seat_colour(seat))
    drawing.text(
        x + size // 2,
        y + size // 2,
        str(seat + 1),
        "number",
        max(round(size * 0.74), 20),
        theme.WHITE,
        "middle",
    )
