"""Players in pictures: their names, colours and figures."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.saint_petersburg.view import PlayerView, View
from render import theme
from render.fonts import drawable
from render.sprites import Sketch, Sprite
from render.words import Say, said


def colour_of(seat: Seat) -> theme.Colour:
    return theme.SEATS[seat % len(theme.SEATS)]


def picture_name(names: Sequence[str], seat: Seat, say: Say) -> str:
    """The player's name, or "Player 2" where the font lacks a character of it."""
    name = _tidy(names[seat]) if seat < len(names) else ""
    if name and drawable(name):
        return name
    return said(say, "picture-player", number=seat + 1)


def spoken_name(names: Sequence[str], seat: Seat, say: Say) -> str:
    """The player's true name for text, at most 32 characters of it."""
    name = _tidy(names[seat]) if seat < len(names) else ""
    return name[:32].rstrip() or said(say, "picture-player", number=seat + 1)


def viewer(view: View) -> PlayerView:
    """The player whose view it is. Raises ValueError for the view of everybody."""
    if view.seat is None:
        raise ValueError("a hand is drawn from the view of its seat")
    return view.players[view.seat]


def points_now(view: View) -> tuple[int, ...]:
    """Each seat's points, the final scoring included once the game is over."""
    if view.final_scores:
        return tuple(score.points for score in view.final_scores)
    return tuple(player.points for player in view.players)


@lru_cache(maxsize=1024)
def _tidy(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split())


@lru_cache(maxsize=64)
def disc(seat: Seat, size: int, ground: theme.Colour) -> Sprite:
    """A seat's colour with its number, counted from 1."""
    sketch = Sketch(size, size, ground)
    draw_disc(sketch, seat, 0, 0, size)
    return sketch.sprite()


def draw_disc(sketch: Sketch, seat: Seat, x: int, y: int, size: int) -> None:
    sketch.round(x, y, size, size, size // 2, colour_of(seat))
    sketch.text(
        x + size // 2,
        y + size // 2,
        str(seat + 1),
        "number",
        max(round(size * 0.74), 20),
        theme.WHITE,
        "middle",
    )
