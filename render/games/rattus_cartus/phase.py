"""A building that has been resolved: who had laid what, and what everybody got."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDING_KINDS, BUILDINGS, COPIES_PER_KIND
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.rulebook import points_by_place
from engine.games.rattus_cartus.view import PlayerView, View
from render import theme
from render.canvas import Rect, Scene
from render.games.rattus_cartus.facts import NOTHING, action_runs
from render.games.rattus_cartus.gains import Outcome, outcomes
from render.games.rattus_cartus.glyphs import CARDS, EACH, MOST, SUITS, TOKEN, house
from render.games.rattus_cartus.head import plaque
from render.games.rattus_cartus.palette import (
    CLASS_COLOURS,
    CLASS_TINTS,
    PLASTER,
    TOWN,
    studio,
)
from render.games.rattus_cartus.pieces import lay_small
from render.games.rattus_cartus.runs import Run, draw_run, run_sprite, tinted_sprite
from render.games.rattus_cartus.seats import SeatLine, seat_lines, seat_sprite
from render.games.rattus_cartus.table import INNER, ground
from render.games.rattus_cartus.titles import kind_name
from render.games.rattus_cartus.tracks import MEDALS, ahead
from render.palette import Sprite
from render.seats import colour_of, draw_disc, picture_name
from render.shapes import ROBOT
from render.words import Say, said

_GAP = 8
_BETWEEN = 4
_OTHER = 64
"""How high the line of a seat is that was not concerned."""

_TWO_LINES = 96
"""Rows as high as this have what a seat holds below its name."""

_TOP, _TRACK, _MOST_ROW = 140, 46, 190
_BAND, _NAME, _MARK = 52, 212, 48
_CARDS = 362


def phase_scene(
    view: View, events: Sequence[Event], names: Sequence[str], translate: Say, ai: frozenset[Seat]
) -> Scene:
    """What lies where."""
    scene = studio.scene(ground())
    place = 0 if view.place is None else view.place
    building = view.row[place].building
    _top(scene, view, building, INNER._replace(h=_TOP), translate)
    high = 3 * (_TRACK + _BETWEEN) - _BETWEEN
    tracks = Rect(INNER.x, INNER.bottom - high, INNER.w, high)
    _tracks(scene, view, BUILDINGS[building].cls, tracks)
    told = outcomes(view, events)
    concerned = {each.seat for each in told}
    others = [line for line in seat_lines(view, names, translate, ai) if line.seat not in concerned]
    high = -(-len(others) // 2) * _OTHER
    below = Rect(INNER.x, tracks.y - _BETWEEN - high, INNER.w, high)
    _others(scene, others, below)
    top = INNER.y + _TOP + _GAP
    step = min((below.y - top) // max(len(told), 1), _MOST_ROW)
    for number, each in enumerate(told):
        row = Rect(INNER.x, top + number * step, INNER.w, step - _GAP)
        name = picture_name(names, each.seat, translate)
        _row(scene, each, view.players[each.seat], name, row, each.seat in ai)
    return scene


def _others(scene: Scene, others: list[SeatLine], area: Rect) -> None:
    """Who was not concerned, two beside one another."""
    wide = (area.w - _GAP) // 2
    for number, line in enumerate(others):
        row, column = divmod(number, 2)
        sprite = seat_sprite(line._replace(acting=False), wide, _OTHER - 6)
        scene.put(area.x + column * (wide + _GAP), area.y + row * _OTHER, sprite)


def _top(scene: Scene, view: View, building: int, area: Rect, translate: Say) -> None:
    """The building, its name, the round and what there was to get."""
    round_wide = 300
    kind = BUILDINGS[building].kind
    face = _face(kind, kind_name(kind, translate), view.last_round, area.w, area.h)
    scene.panel(area.x, area.y, face)
    text = said(
        translate,
        "picture-last-round" if view.last_round else "picture-round-of",
        round=view.round,
        rounds=view.rounds,
    )
    sprite = plaque(text, view.last_round, round_wide, 52, theme.PAPER)
    scene.put(area.right - round_wide - 10, area.bottom - 62, sprite)


@lru_cache(maxsize=24)
def _face(kind: str, name: str, last_round: bool, wide: int, high: int) -> Sprite:
    facts = BUILDINGS[BUILDING_KINDS.index(kind) * COPIES_PER_KIND]
    colour = CLASS_COLOURS[facts.cls]
    sketch = studio.sketch(wide, high, TOWN)
    sketch.round(0, 0, wide, high, 12, colour)
    sketch.round(4, 4, wide - 8, high - 8, 9, theme.PAPER)
    sketch.fill(high, 4, wide - high - 4, 62, colour)
    sketch.picture(house(kind), 4, 4, high - 8, high - 8)
    sketch.sign(SUITS[facts.cls], high + 16, 10, 48, theme.WHITE)
    sketch.text(high + 82, 34, name, "name", 50, theme.WHITE, room=wide - high - 100)
    runs = action_runs(facts, last_round)
    x, middle = high + 10, 4 + 62 + (high - 70) // 2
    for run, mark, fill in zip(runs, (MOST, EACH), (theme.GOLD_TINT, PLASTER), strict=True):
        sketch.round(x, middle - 28, 290, 56, 8, fill)
        sketch.sign(mark, x + 8, middle - 18, 36)
        draw_run(sketch, run, x + 52, middle, 234, theme.INK, most=41)
        x += 298
    return sketch.sprite()


def _row(scene: Scene, each: Outcome, player: PlayerView, name: str, area: Rect, ai: bool) -> None:
    """Who it is and holds now, what was laid down, what it brought."""
    fill = theme.GOLD_TINT if each.privilege else theme.PAPER
    scene.panel(area.x, area.y, _strip(each.seat, each.privilege, area.w, area.h))
    top, high = area.y + 5, area.h - 10
    x = area.x + _BAND + 8
    place = Rect(x, top, _NAME, high)
    if area.h >= _TWO_LINES:
        place = Rect(x, area.y + area.h // 2 - 45, _NAME, 44)
        run: Run = (CARDS, str(player.hand_size), " ", TOKEN, str(player.tokens))
        sprite = run_sprite(run, _NAME + _MARK, 42, theme.INK, fill, most=36)
        scene.put(x, place.bottom + 4, sprite)
    if ai:
        place = place._replace(w=place.w - 36)
        icon = studio.icon(ROBOT, 30, theme.SLATE, fill)
        scene.put(place.right + 6, place.y + (place.h - 30) // 2, icon)
    style = ("name", 39, theme.INK, fill)
    scene.put(x, place.y, studio.pressed(name, *style, place.w, place.h))
    x += _NAME + 6
    if each.privilege:
        mark = studio.icon(MOST, 40, None, fill)
        scene.put(x, place.y + (place.h - 40) // 2, mark)
    x += _MARK
    if each.entered:
        cards = Rect(x, top, _CARDS, high)
        if each.cards:
            lay_small(scene, each.cards, cards, fill)
        else:
            scene.put(x, top, run_sprite(NOTHING, _CARDS, high, theme.MUTED, fill))
    x += _CARDS + 10
    tinted = each.tinted()
    if tinted:
        scene.put(x, top, tinted_sprite(tinted, area.right - x - 8, high, fill))


@lru_cache(maxsize=64)
def _strip(seat: Seat, privilege: bool, wide: int, high: int) -> Sprite:
    sketch = studio.sketch(wide, high, TOWN)
    edge, fill = (4, theme.GOLD_TINT) if privilege else (2, theme.PAPER)
    sketch.round(0, 0, wide, high, 10, theme.GOLD if privilege else colour_of(seat))
    sketch.round(edge, edge, wide - 2 * edge, high - 2 * edge, 8, fill)
    sketch.round(0, 0, _BAND, high, 10, colour_of(seat))
    sketch.fill(_BAND - 10, 0, 10, high, colour_of(seat))
    sketch.text(_BAND // 2, high // 2, str(seat + 1), "number", 42, theme.WHITE, "middle")
    return sketch.sprite()


def _tracks(scene: Scene, view: View, scored: int, area: Rect) -> None:
    """How all tracks stand now, three below one another; that of the building stands out."""
    paid = min(len(points_by_place(len(view.players))), len(view.players))
    wide = (area.w - _GAP) // 2
    for track in view.tracks:
        column, row = divmod(track.cls, 3)
        x, y = area.x + column * (wide + _GAP), area.y + row * (_TRACK + _BETWEEN)
        places, bright = ahead(track), track.cls == scored
        scene.put(x, y, _track(track.cls, places, paid, bright, wide, _TRACK))


@lru_cache(maxsize=256)
def _track(
    cls: int,
    places: tuple[tuple[Seat, int], ...],
    paid: int,
    bright: bool,
    wide: int,
    high: int,
) -> Sprite:
    """A track: gold, silver and bronze lie under the places that would be paid."""
    sketch = studio.sketch(wide, high, TOWN)
    if bright:
        sketch.round(0, 0, wide, high, 10, theme.GOLD)
        sketch.round(3, 3, wide - 6, high - 6, 8, CLASS_TINTS[cls])
    else:
        sketch.round(0, 0, wide, high, 10, CLASS_TINTS[cls])
    sketch.round(3, 3, high - 6, high - 6, 8, CLASS_COLOURS[cls])
    sketch.sign(SUITS[cls], 8, 8, high - 16, theme.WHITE)
    step = (wide - high - 6) // max(len(places), 4)
    for place, (seat, height) in enumerate(places):
        x, middle = high + 2 + place * step, high // 2
        if place < paid:
            sketch.round(x - 2, 5, step - 4, high - 10, 16, MEDALS[place])
        draw_disc(sketch, seat, x, middle - 17, 34)
        text = str(height)
        sketch.text(x + 38, middle, text, "number", 40, theme.INK, room=step - 46)
    return sketch.sprite()
