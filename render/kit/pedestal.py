"""Pedestals by place, each with a player's coat of arms, name, medal and points."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from render.canvas import SpriteFactory
from render.fonts import text_width
from render.icons import ORDINARIES, RIBBON, WINNERS_CROWN
from render.kit.icon_run import IconToken, Run, draw_runs, runs_width
from render.kit.lettering import fit_player_name
from render.kit.panel import draw_badge, draw_shield
from render.kit.skin import Skin, ground_below
from render.palette import Sprite
from render.players import seat_colour
from render.rect import Rect
from render.sprites import Drawing
from render.theme import (
    ALERT,
    BRONZE,
    COIN,
    INK,
    SEAT_COLOURS,
    SHADE,
    SILVER,
    SLATE,
    WHITE,
    Colour,
)

LOWEST = 104
"""The smallest height of a pedestal in which everything fits, in pixels."""

_HIGHEST, _MAX_WIDTH, _STEPS = 276, 320, 60
_SHIELD, _CROWN, _GAP = (66, 78), (62, 50), 2
_CORNICE, _OVERHANG, _PILASTER = 12, 4, 12


class Finisher(NamedTuple):
    """A player at the end; without a `rank` out of the game. An AI has its mark in `ai`."""

    seat: Seat
    name: str
    rank: int | None
    points: str
    ai: str = ""


class _Medal(NamedTuple):
    """The colours of a medal: its rim, its face and the number on it."""

    rim: Colour
    face: Colour
    ink: Colour


_MEDALS = (
    _Medal(BRONZE, COIN, INK),
    _Medal(SLATE, SILVER, INK),
    _Medal(INK, SEAT_COLOURS[1], WHITE),
    _Medal(INK, SLATE, WHITE),
)
"""Gold, silver and bronze, then plain ones."""


def head_height(rank: int | None) -> int:
    """Return the height of what stands on a pedestal: a coat of arms, and a crown on the first."""
    return _SHIELD[1] + (_CROWN[1] if rank == 1 else 0) + _GAP


def pedestal_area(rank: int | None, players: int, column: Rect, below_banner: int) -> Rect:
    """Return the area of a pedestal with what stands on it, at the bottom of a column.

    All but the first ones stay below the y coordinate `below_banner`.
    """
    highest = min(column.h - head_height(1), _HIGHEST)
    second = min(highest * 7 // 10, column.bottom - below_banner - head_height(2))
    lowest = max(second - _STEPS, LOWEST)
    place = players if rank is None else rank
    height = second - (second - lowest) * (place - 2) // max(players - 2, 1)
    if rank == 1:
        height = highest
    width = min(column.w, _MAX_WIDTH)
    total = head_height(rank) + height
    return Rect(column.x + (column.w - width) // 2, column.bottom - total, width, total)


def pedestal_sprite(
    sprite_factory: SpriteFactory,
    skin: Skin,
    finisher: Finisher,
    unit: IconToken,
    out: IconToken | None,
    area: Rect,
) -> Sprite:
    """Draw a pedestal on the ground; `unit` stands beside the points, `out` is on the medal."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(skin.ground, area))
    head, body = Rect(0, 0, area.w, area.h).split_top(head_height(finisher.rank))
    _draw_head(drawing, finisher, head, skin)
    first = finisher.rank == 1
    fill = skin.seat_on_turn if first else skin.seat_passed if finisher.rank is None else skin.seat
    inside = _draw_body(drawing, body, fill, first=first, skin=skin)
    name, rest = inside.split_top(min(54, inside.h * 4 // 10))
    fitted = fit_player_name(finisher.name, name.w, 42, 24)
    x, y = name.middle
    text = fitted.lines[0]
    drawing.text(x, y, text, "name", fitted.size, skin.ink, "middle", name.w)
    points: Run = (unit._replace(scale=0.8), finisher.points)
    size = min(rest.h - 2, 84 if first else 62)
    if first and rest.h > 170:
        medal, rest = rest.split_top(rest.h - 84)
        medal = medal.centred(88, 104)._replace(h=88)
        drawing.shape(RIBBON, medal.inset(10, 0).moved(0, 50)._replace(h=58), ALERT)
    else:
        across = min(rest.h - 6, rest.w * 3 // 10, 72)
        width = min(runs_width((points,), size), rest.w - across - 6)
        both = rest.centred(across + 10 + width, rest.h)
        medal, rest = both.split_left(across, 6)
        medal = medal.centred(across, across)
    draw_medal(drawing, medal, finisher.rank, out)
    draw_runs(drawing, (points,), rest, size, skin.ink)
    return drawing.sprite()


def _draw_head(drawing: Drawing, finisher: Finisher, head: Rect, skin: Skin) -> None:
    """Draw the coat of arms, a crown above that of the first, and the mark of an AI beside it."""
    x = head.middle[0]
    if finisher.rank == 1:
        crown = Rect(x - _CROWN[0] // 2, head.y + 2, *_CROWN)
        drawing.shape(WINNERS_CROWN, crown, BRONZE)
        drawing.shape(WINNERS_CROWN, crown.inset(3), COIN)
    shield = Rect(x - _SHIELD[0] // 2, head.bottom - _SHIELD[1], *_SHIELD)
    draw_arms(drawing, shield, finisher.seat, skin)
    if finisher.ai:
        width = max(text_width(finisher.ai, "number", 28) + 14, 44)
        badge = Rect(
            shield.right + 4, shield.bottom - 50, min(width, head.right - shield.right), 32
        )
        draw_badge(drawing, badge, finisher.ai, skin.paper, skin.ink)


def draw_arms(drawing: Drawing, area: Rect, seat: Seat, skin: Skin) -> None:
    """Draw the arms of a seat without its number, which would be taken for a place."""
    draw_shield(drawing, area, seat_colour(seat), skin.light, 4)
    drawing.rect(area.x, area.y, area.w, 4, skin.light)
    drawing.shape(ORDINARIES[seat % len(ORDINARIES)], area, skin.light)


def _draw_body(drawing: Drawing, area: Rect, fill: Colour, *, first: bool, skin: Skin) -> Rect:
    """Draw a block of stone, or of gold, below a cornice. Returns the area for what is on it."""
    edge, shade = (BRONZE, COIN) if first else (SHADE, skin.seat_passed)
    cornice, block = area.split_top(_CORNICE)
    drawing.rect(*block.inset(_OVERHANG, 0), shade)
    drawing.rect(*block.inset(_OVERHANG + _PILASTER, 0), fill)
    drawing.rect(*cornice, edge)
    drawing.rect(*cornice.inset(2), COIN if first else WHITE)
    return block.inset(_OVERHANG + 4, 2)


def draw_medal(drawing: Drawing, area: Rect, rank: int | None, out: IconToken | None) -> None:
    """Draw a medal with the place, or a dark one with the sign of those who are out."""
    medal = _MEDALS[-1] if rank is None else _MEDALS[min(rank, len(_MEDALS)) - 1]
    radius = area.w // 2
    drawing.rounded_rect(*area, radius, medal.rim)
    drawing.rounded_rect(*area.inset(3), radius - 3, medal.face)
    drawing.border(area.inset(6), radius - 6, 2, medal.rim)
    x, y = area.middle
    if rank is not None:
        drawing.text(x, y, str(rank), "name", round(area.w * 0.56), medal.ink, "middle")
    elif out is not None:
        size = area.w * 6 // 10
        drawing.icon(out.icon, x - size // 2, y - size // 2, size, out.colour)
