"""A seat in the table's picture: name, cards in hand, victory tokens, nuns looked at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.rattus_cartus.state import Step
from engine.games.rattus_cartus.view import View
from render import theme
from render.canvas import Rect, Scene
from render.games.rattus_cartus.gains import round_tinted
from render.games.rattus_cartus.glyphs import (
    CARDS,
    EYE,
    FIRST,
    HOURGLASS,
    TOKEN,
)
from render.games.rattus_cartus.palette import TOWN, studio
from render.games.rattus_cartus.runs import Tinted, run_sprite, tinted_sprite
from render.palette import Sprite
from render.seats import colour_of, picture_name
from render.shapes import ARROW, ROBOT
from render.sprites import Sketch
from render.words import Say

BAND, PAD = 46, 8
NAME_SIZE = 39
_FIGURES = (98, 94, 78)
"""How wide the cards, the tokens and the looks are."""

_NUMBER = 47
_TWO_LINES = 96
"""Boxes as high as this have the name above the figures."""


class SeatLine(NamedTuple):
    """All that is shown of a seat. `together`: others decide at the same time; `payout_gains` are those of
    the round."""

    seat: Seat
    name: str
    cards: int
    tokens: int
    looks: int
    first: bool
    acting: bool
    together: bool
    ai: bool
    gains: Tinted


def seat_lines(
    view: View, names: Sequence[str], translate: Say, ai: frozenset[Seat]
) -> tuple[SeatLine, ...]:
    """What is shown of each seat."""
    return tuple(
        SeatLine(
            seat=player.seat,
            name=picture_name(names, player.seat, translate),
            cards=player.hand_size,
            tokens=player.tokens,
            looks=len(player.known_nuns),
            first=player.seat == view.first,
            acting=player.seat in view.to_act,
            together=view.step in (Step.GIVE, Step.DISCARD),
            ai=player.seat in ai,
            gains=round_tinted(player.gains),
        )
        for player in view.players
    )


@lru_cache(maxsize=96)
def seat_sprite(line: SeatLine, wide: int, high: int) -> Sprite:
    """A seat in one piece."""
    return seat_scene(line, wide, high).painted()


def seat_scene(line: SeatLine, wide: int, high: int) -> Scene:
    """What lies where in a seat's box: gold while it is to act."""
    ground = theme.GOLD_TINT if line.acting else theme.PAPER
    scene = studio.scene(box(line.seat, wide, high, line.acting, line.together))
    left, right = BAND + PAD, wide - PAD
    if high >= _TWO_LINES:
        rest = (high - 88) // 3
        name = Rect(left, rest, right - left, 44)
        figures = Rect(left, high - rest - 44, right - left, 44)
    else:
        tall = high - 8
        figures = Rect(right - sum(_FIGURES), 4, sum(_FIGURES), tall)
        name = Rect(left, 4, figures.x - left - 6, tall)
    put_name(scene, line, name, ground)
    x = figures.x
    numbers = (line.cards, CARDS), (line.tokens, TOKEN), (line.looks, EYE)
    for (number, sign), across in zip(numbers, _FIGURES, strict=True):
        if sign is EYE and not number:
            continue
        run = (sign, str(number))
        scene.put(
            x, figures.y, run_sprite(run, across - 4, figures.h, theme.INK, ground, most=_NUMBER)
        )
        x += across
    if line.gains and high >= _TWO_LINES:
        left = figures.x + sum(_FIGURES) + 10
        sprite = tinted_sprite(line.gains, right - left, figures.h, ground, 36)
        scene.put(left, figures.y, sprite)
    return scene


@lru_cache(maxsize=48)
def box(seat: Seat, wide: int, high: int, acting: bool, together: bool) -> Sprite:
    """A box with the seat's colour and number to the left; a sign while it is to act."""
    sketch, edge = studio.sketch(wide, high, TOWN), 4 if acting else 2
    sketch.round(0, 0, wide, high, 10, theme.GOLD if acting else colour_of(seat))
    ground = theme.GOLD_TINT if acting else theme.PAPER
    sketch.round(edge, edge, wide - 2 * edge, high - 2 * edge, 8, ground)
    sketch.round(0, 0, BAND, high, 10, colour_of(seat))
    sketch.fill(BAND - 10, 0, 10, high, colour_of(seat))
    if not acting:
        sketch.text(BAND // 2, high // 2, str(seat + 1), "number", 38, theme.WHITE, "middle")
        return sketch.sprite()
    if high >= _TWO_LINES:
        sketch.text(BAND // 2, high // 2 - 22, str(seat + 1), "number", 38, theme.WHITE, "middle")
        _mark(sketch, BAND // 2 - 15, high // 2 + 6, 30, together)
    else:
        sketch.text(BAND - 14, high // 2, str(seat + 1), "number", 34, theme.WHITE, "middle")
        _mark(sketch, 3, high // 2 - 11, 22, together)
    return sketch.sprite()


def _mark(sketch: Sketch, x: int, y: int, size: int, together: bool) -> None:
    """An arrow on the seat whose turn it is, an hourglass where several decide at once."""
    if together:
        sketch.sign(HOURGLASS, x, y, size)
    else:
        sketch.sign(ARROW, x, y, size, theme.WHITE)


def put_name(scene: Scene, line: SeatLine, place: Rect, ground: theme.Colour) -> None:
    """A name, a flag for the starting player and a robot's head for a seat of the bot's."""
    for wanted, sign, colour in ((line.ai, ROBOT, theme.SLATE), (line.first, FIRST, None)):
        if wanted:
            icon = studio.icon(sign, 30, colour, ground)
            scene.put(place.right - 30, place.y + (place.h - 30) // 2, icon)
            place = place._replace(w=place.w - 36)
    style = ("name", NAME_SIZE, theme.INK, ground)
    scene.put(place.x, place.y, studio.pressed(line.name, *style, place.w, place.h))
