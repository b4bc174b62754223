"""A building that has been resolved: who had laid what, and what everybody got."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.buildings import BUILDINGS
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.rulebook import points_of_track
from engine.games.rattus_cartus.view import TrackView, View
from render import theme
from render.canvas import Rect, Scene
from render.games.rattus_cartus.facts import LAST_ROUND, NOTHING, action_run
from render.games.rattus_cartus.gains import Outcome, outcomes
from render.games.rattus_cartus.glyphs import EACH, MOST, ROBOT, SUITS, house
from render.games.rattus_cartus.head import plaque
from render.games.rattus_cartus.palette import (
    CLASS_COLOURS,
    PLASTER,
    TOWN,
    studio,
)
from render.games.rattus_cartus.pieces import small_card
from render.games.rattus_cartus.runs import Run, draw_run, run_sprite, tinted_sprite
from render.games.rattus_cartus.table import INNER, ground
from render.games.rattus_cartus.titles import building_name
from render.games.rattus_cartus.tracks import ahead, medal, track_sprite
from render.palette import Sprite
from render.seats import colour_of, picture_name
from render.words import Say, said

_GAP = 8
_TOP, _TRACK, _MOST_ROW = 140, 48, 118
_BAND, _NAME, _MARK = 52, 212, 48
_CARDS = 362


def phase_scene(
    view: View, events: Sequence[Event], names: Sequence[str], say: Say, ai: frozenset[Seat]
) -> Scene:
    """What lies where."""
    scene = studio.scene(ground())
    place = 0 if view.place is None else view.place
    building = view.row[place].building
    _top(scene, view, building, INNER._replace(h=_TOP), say)
    facts = BUILDINGS[building]
    track = Rect(INNER.x, INNER.bottom - _TRACK, INNER.w, _TRACK)
    _track(scene, view.tracks[facts.cls], len(view.players), track)
    told = outcomes(events)
    top = INNER.y + _TOP + _GAP
    step = min((track.y - top) // max(len(told), 1), _MOST_ROW)
    for number, each in enumerate(told):
        row = Rect(INNER.x, top + number * step, INNER.w, step - _GAP)
        name = picture_name(names, each.seat, say)
        _row(scene, each, name, row, each.seat in ai)
    return scene


def _top(scene: Scene, view: View, building: int, area: Rect, say: Say) -> None:
    """The building, its name, the round and what there was to get."""
    round_wide = 300
    face = _face(building, building_name(building, say), view.last_round, area.w, area.h)
    scene.panel(area.x, area.y, face)
    text = said(
        say,
        "picture-last-round" if view.last_round else "picture-round-of",
        round=view.round,
        rounds=view.rounds,
    )
    sprite = plaque(text, view.last_round, round_wide, 52, theme.PAPER)
    scene.put(area.right - round_wide - 10, area.bottom - 62, sprite)


@lru_cache(maxsize=16)
def _face(building: int, name: str, last_round: bool, wide: int, high: int) -> Sprite:
    facts = BUILDINGS[building]
    colour = CLASS_COLOURS[facts.cls]
    sketch = studio.sketch(wide, high, TOWN)
    sketch.round(0, 0, wide, high, 12, colour)
    sketch.round(4, 4, wide - 8, high - 8, 9, theme.PAPER)
    sketch.fill(high, 4, wide - high - 4, 62, colour)
    sketch.picture(house(building), 4, 4, high - 8, high - 8)
    sketch.sign(SUITS[facts.cls], high + 16, 10, 48, theme.WHITE)
    sketch.text(high + 82, 34, name, "name", 50, theme.WHITE, room=wide - high - 100)
    runs: tuple[Run, Run] = (
        (LAST_ROUND, NOTHING)
        if last_round
        else (action_run(facts.privilege), action_run(facts.basic))
    )
    x, middle = high + 10, 4 + 62 + (high - 70) // 2
    for run, mark, fill in zip(runs, (MOST, EACH), (theme.GOLD_TINT, PLASTER), strict=True):
        sketch.round(x, middle - 28, 290, 56, 8, fill)
        sketch.sign(mark, x + 8, middle - 18, 36)
        draw_run(sketch, run, x + 52, middle, 234, theme.INK, most=41)
        x += 298
    return sketch.sprite()


def _row(scene: Scene, each: Outcome, name: str, area: Rect, ai: bool) -> None:
    """Who it is, what was laid down, what it brought."""
    fill = theme.GOLD_TINT if each.privilege else theme.PAPER
    scene.panel(area.x, area.y, _strip(each.seat, each.privilege, area.w, area.h))
    x, top, high = area.x + _BAND + 8, area.y + 5, area.h - 10
    room = _NAME
    if ai:
        room -= 36
        icon = studio.icon(ROBOT, 30, theme.SLATE, fill)
        scene.put(x + room + 6, area.y + (area.h - 30) // 2, icon)
    scene.put(x, top, studio.pressed(name, "name", 39, theme.INK, fill, room, high))
    x += _NAME + 6
    if each.privilege:
        mark = studio.icon(MOST, 40, None, fill)
        scene.put(x, area.y + (area.h - 40) // 2, mark)
    x += _MARK
    if each.entered:
        _cards(scene, each.cards, Rect(x, top, _CARDS, high), fill)
    x += _CARDS + 10
    tinted = each.tinted()
    if tinted:
        scene.put(x, top, tinted_sprite(tinted, area.right - x - 8, high, fill))


@lru_cache(maxsize=32)
def _strip(seat: Seat, privilege: bool, wide: int, high: int) -> Sprite:
    sketch = studio.sketch(wide, high, TOWN)
    edge, fill = (4, theme.GOLD_TINT) if privilege else (2, theme.PAPER)
    sketch.round(0, 0, wide, high, 10, theme.GOLD if privilege else colour_of(seat))
    sketch.round(edge, edge, wide - 2 * edge, high - 2 * edge, 8, fill)
    sketch.round(0, 0, _BAND, high, 10, colour_of(seat))
    sketch.fill(_BAND - 10, 0, 10, high, colour_of(seat))
    sketch.text(_BAND // 2, high // 2, str(seat + 1), "number", 42, theme.WHITE, "middle")
    return sketch.sprite()


def _cards(scene: Scene, cards: tuple[int, ...], area: Rect, fill: theme.Colour) -> None:
    """The cards side by side; where there are too many, one of a kind with its number."""
    high = min(area.h, 92)
    wide, y = high * 4 // 5, area.y + (area.h - high) // 2
    if not cards:
        scene.put(area.x, area.y, run_sprite(NOTHING, area.w, area.h, theme.MUTED, fill))
        return
    if len(cards) * (wide + 4) <= area.w:
        for number, card in enumerate(cards):
            scene.put(area.x + number * (wide + 4), y, small_card(card, wide, high, fill))
        return
    groups = _grouped(cards)
    step = area.w // len(groups)
    wide = min(wide, step - 44)
    for number, (card, count) in enumerate(groups):
        x = area.x + number * step
        tall = min(high, wide * 5 // 4)
        scene.put(x, area.y + (area.h - tall) // 2, small_card(card, wide, tall, fill))
        text = run_sprite((f"×{count}",), step - wide - 6, area.h, theme.INK, fill, most=32)
        scene.put(x + wide + 3, area.y, text)


def _grouped(cards: tuple[int, ...]) -> list[tuple[int, int]]:
    """One card of each person and of each special kind, with how many there are."""
    counts: dict[object, list[int]] = {}
    for card in cards:
        counts.setdefault(person(card), []).append(card)
    return [(group[0], len(group)) for group in counts.values()]


def _track(scene: Scene, track: TrackView, seats: int, area: Rect) -> None:
    """How the track of the class stands now, with what its places bring."""
    points = points_of_track(seats)[:seats]
    wide = area.w
    scene.put(area.x, area.y, track_sprite(track.cls, ahead(track), seats, wide, area.h))
