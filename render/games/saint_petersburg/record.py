"""What happened in a phase: what it paid to whom, and what lies before everybody since."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.saint_petersburg.cards import Card, Phase
from engine.games.saint_petersburg.events import Bought, Event, Played, PointsBought, Scored
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.fonts import PRESSED, fitted, width
from render.games.saint_petersburg.chips import grid, kinds, tile
from render.games.saint_petersburg.glyphs import COIN, STACKS, STAR
from render.games.saint_petersburg.head import HEAD_HIGH, lay_round
from render.games.saint_petersburg.lines import ai_tag, points_sprite
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.tags import Tag, placed, tag_sprite
from render.games.saint_petersburg.titles import card_name, tab_name
from render.palette import Sprite
from render.seats import colour_of, picture_name
from render.words import Say, said, signed

MARGIN = 10
_GAP = 6
_BAR, _INFO = 52, 316
_NAME_SIZE, _GAIN_SIZE = 36, 40
_MOST_ROW = 58


class Gains(NamedTuple):
    """What a phase brought a seat. `paid` is None after a phase that pays nothing."""

    paid: tuple[int, int] | None
    bought_points: int
    new: frozenset[Card]


def gains(view: View, events: Sequence[Event]) -> list[Gains]:
    """What the phase brought each seat: rubles and points paid, points bought, new cards."""
    scored = next((event for event in events if isinstance(event, Scored)), None)
    found = []
    for seat, player in enumerate(view.players):
        own = [event for event in events if getattr(event, "seat", None) == seat]
        there = {card for card, _ in player.in_play}
        came = {event.card for event in own if isinstance(event, Bought | Played)}
        found.append(
            Gains(
                paid=None if scored is None else (scored.rubles[seat], scored.points[seat]),
                bought_points=sum(e.points for e in own if isinstance(e, PointsBought)),
                new=frozenset(came & there),
            )
        )
    return found


def record_scene(
    view: View,
    events: Sequence[Event],
    names: Sequence[str],
    say: Say,
    ai: frozenset[Seat] = frozenset(),
) -> Scene:
    """What lies where. `view` is the table as the phase left it, `events` all of the phase."""
    scene = studio.scene()
    inner = WIDTH - 2 * MARGIN
    _head(scene, view, Rect(MARGIN, MARGIN - 2, inner, HEAD_HIGH), say)
    top = MARGIN - 2 + HEAD_HIGH + _GAP
    number = len(view.players)
    high = (HEIGHT - MARGIN + 1 - top + _GAP) // number - _GAP
    for seat, gained in enumerate(gains(view, events)):
        area = Rect(MARGIN, top + seat * (high + _GAP), inner, high)
        scene.panel(area.x, area.y, _panel(seat, area.w, area.h))
        name = picture_name(names, seat, say)
        info = Rect(area.x + _BAR + 8, area.y + 4, _INFO - 16, area.h - 8)
        _info(scene, view, seat, name, gained, info, seat in ai, say)
        left = area.x + _BAR + _INFO
        tags = Rect(left, area.y + 4, area.right - 6 - left, area.h - 8)
        _tableau(scene, view, seat, gained.new, tags, say)
    return scene


def _head(scene: Scene, view: View, area: Rect, say: Say) -> None:
    """Round and phase, and what a light tag means."""
    left = area.x + lay_round(scene, view, area, say) + _GAP
    legend = said(say, "picture-new")
    beside = min(width(legend, "label", 30) + 36, 420)
    title = _title(view.phase, tab_name(view.phase, say), area.right - left - beside - _GAP, area.h)
    scene.put(left, area.y, title)
    scene.put(area.right - beside, area.y, _legend(legend, beside, area.h))


@lru_cache(maxsize=32)
def _title(phase: Phase, name: str, wide: int, high: int) -> Sprite:
    sign, colour = STACKS[phase]
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 10, colour)
    sketch.sign(sign, 14, (high - 38) // 2, 38, theme.WHITE)
    room = wide - 66 - 12
    text = fitted(name, "number", 39, int(room / PRESSED))
    sketch.text(66, high // 2, text, "number", 39, theme.WHITE, room=room)
    return sketch.sprite()


@lru_cache(maxsize=16)
def _legend(text: str, wide: int, high: int) -> Sprite:
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 8, wide, high - 16, 9, theme.INK)
    sketch.round(3, 11, wide - 6, high - 22, 7, theme.WHITE)
    sketch.text(wide // 2, high // 2, text, "label", 30, theme.INK, "middle", wide - 16)
    return sketch.sprite()


@lru_cache(maxsize=32)
def _panel(seat: Seat, wide: int, high: int) -> Sprite:
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 10, colour_of(seat))
    sketch.round(2, 2, wide - 4, high - 4, 8, theme.PAPER)
    sketch.round(2, 2, _BAR, high - 4, 8, colour_of(seat))
    sketch.fill(12, 2, _BAR - 10, high - 4, colour_of(seat))
    middle = _BAR // 2 + 1
    sketch.text(middle, high // 2, str(seat + 1), "number", 36, theme.WHITE, "middle")
    return sketch.sprite()


def _info(
    scene: Scene,
    view: View,
    seat: Seat,
    name: str,
    gained: Gains,
    area: Rect,
    is_ai: bool,
    say: Say,
) -> None:
    """The name; the points after the phase and what it paid; points bought in the Pub."""
    rows = 2 + bool(gained.bought_points)
    high = min(area.h // rows, _MOST_ROW)
    y = area.y + (area.h - rows * high) // 2
    right = area.right
    if is_ai:
        tag = ai_tag(theme.PAPER, say)
        right -= tag.width
        scene.put(right, y + (high - tag.height) // 2, tag)
        right -= _GAP
    style = (theme.INK, theme.PAPER)
    room = right - area.x
    scene.put(area.x, y, studio.pressed(name, "name", _NAME_SIZE, *style, room, high))
    y += high
    points = [player.points for player in view.players]
    leads = points[seat] == max(points) > 0 and len(points) > 1
    own = points_sprite(points[seat], leads, 110, high - 4, theme.PAPER)
    scene.put(area.x, y + 2, own)
    place = Rect(area.x + 114, y + 2, area.w - 114, high - 4)
    if gained.paid is not None:
        scene.put(place.x, place.y, _paid(view.phase, *gained.paid, place.w, place.h))
    if gained.bought_points:
        y += high
        pub = _bought(said(say, "card-pub"), gained.bought_points, area.w - 114, high - 4)
        scene.put(place.x, y + 2, pub)


@lru_cache(maxsize=256)
def _paid(phase: Phase, rubles: int, points: int, wide: int, high: int) -> Sprite:
    """What the phase's colour paid: rubles and points, as far as there are any."""
    sketch = studio.sketch(wide, high, theme.PAPER)
    sketch.round(0, 0, wide, high, 9, STACKS[phase][1])
    shown = [(COIN, signed(rubles))] if rubles or not points else []
    shown += [(STAR, signed(points))] if points else []
    room = (wide - 8) // len(shown)
    for place, (sign, text) in enumerate(shown):
        left = 4 + place * room
        sketch.round(left + 1, 4, room - 2, high - 8, 6, theme.WHITE)
        small = 26
        taken = min(width(text, "number", _GAIN_SIZE), room - small - 10)
        left += (room - small - 3 - taken) // 2
        sketch.sign(sign, left, (high - small) // 2, small)
        x = left + small + 3
        sketch.text(x, high // 2, text, "number", _GAIN_SIZE, theme.INK, room=taken)
    return sketch.sprite()


@lru_cache(maxsize=64)
def _bought(pub: str, points: int, wide: int, high: int) -> Sprite:
    """The points bought in the Pub."""
    sketch = studio.sketch(wide, high, theme.PAPER)
    text = signed(points)
    number = width(text, "number", 36)
    right = wide - 4 - number
    sketch.text(right, high // 2, text, "number", 36, theme.INK)
    sketch.sign(STAR, right - 30, (high - 26) // 2, 26)
    room = right - 40
    line = fitted(pub, "label", 30, int(room / PRESSED))
    sketch.text(0, high // 2, line, "label", 30, theme.INK, room=room)
    return sketch.sprite()


def _tableau(
    scene: Scene, view: View, seat: Seat, new: frozenset[Card], area: Rect, say: Say
) -> None:
    """All kinds before a player, a colour after the other."""
    player = view.players[seat]
    shown = kinds(player.in_play, player.used_observatories, view.edition)
    if not shown:
        text = said(say, "picture-tableau-empty")
        scene.centre(area, studio.label(text, "label", 30, theme.MUTED, theme.PAPER))
        return
    tags = tuple(Tag(kind, card_name(kind.card, say), kind.card in new) for kind in shown)
    found = placed(tags, view.edition, area.w, area.h)
    if found is None:
        _faces(scene, tags, view.edition, area)
        return
    look, places = found
    down = (area.h - places[-1].rect.bottom) // 2
    for tag, rect in places:
        sprite = tag_sprite(tag, view.edition, look, rect.w, theme.PAPER)
        scene.put(area.x + rect.x, area.y + down + rect.y, sprite)


def _faces(scene: Scene, tags: Sequence[Tag], edition: str, area: Rect) -> None:
    """More kinds than there is room for with names, as pictures."""
    for tag, place in zip(tags, grid(len(tags), area), strict=True):
        sprite = tile(tag.kind, edition, "", place.w, place.h, theme.PAPER)
        scene.put(place.x, place.y, sprite)
