"""A player's account of a phase: what it paid him, his points after it, and all he has in play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.saint_petersburg.cards import Phase, card_number
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import Rect, Scene
from render.fonts import PRESSED, fitted, width
from render.games.saint_petersburg.chips import Kind, kinds_of
from render.games.saint_petersburg.gains import Gains, gains, house_key
from render.games.saint_petersburg.glyphs import COIN, STACKS, STAR, motif
from render.games.saint_petersburg.lines import ai_tag, points_sprite
from render.games.saint_petersburg.palette import studio
from render.games.saint_petersburg.tags import tags_sprite
from render.palette import Sprite
from render.seats import colour_of, picture_name
from render.words import Say, said, signed

_GAP = 6
_BAR, _INFO = 52, 316
_NAME_SIZE, _GAIN_SIZE = 36, 40
_MOST_ROW = 58


class Account(NamedTuple):
    """All that is told of a player after a phase."""

    seat: Seat
    name: str
    points: int
    leading: bool
    ai: bool
    phase: Phase
    gained: Gains
    edition: str
    shown: tuple[Kind, ...]


def accounts(
    view: View, events: Sequence[Event], names: Sequence[str], translate: Say, ai: frozenset[Seat]
) -> list[Account]:
    """Everybody's account. `build_view` is the table as the phase left it, `events` all of the phase."""
    most = max(player.points for player in view.players)
    return [
        Account(
            seat=player.seat,
            name=picture_name(names, player.seat, translate),
            points=player.points,
            leading=player.points == most > 0 and len(view.players) > 1,
            ai=player.seat in ai,
            phase=view.phase,
            gained=gained,
            edition=view.edition,
            shown=kinds_of(player, view.edition),
        )
        for player, gained in zip(view.players, gains(view, events), strict=True)
    ]


def lay_account(scene: Scene, account: Account, area: Rect, translate: Say) -> None:
    """Lay who it is and what the phase brought to the left, the cards to the right."""
    scene.panel(area.x, area.y, _panel(account.seat, area.w, area.h))
    _info(scene, account, Rect(area.x + _BAR + 8, area.y + 4, _INFO - 16, area.h - 8), translate)
    room = tags_room(area)
    if account.shown:
        shown = (account.shown, account.gained.new, account.edition)
        scene.put(room.x, room.y, tags_sprite(*shown, room.w, room.h, translate))
    else:
        text = said(translate, "picture-tableau-empty")
        scene.centre(room, studio.label(text, "label", 30, theme.MUTED, theme.PAPER))


def tags_room(area: Rect) -> Rect:
    """Where the cards lie in an account."""
    left = area.x + _BAR + _INFO
    return Rect(left, area.y + 4, area.right - 6 - left, area.h - 8)


@lru_cache(maxsize=8)
def _panel(seat: Seat, wide: int, high: int) -> Sprite:
    sketch = studio.sketch(wide, high, theme.GROUND)
    sketch.round(0, 0, wide, high, 10, colour_of(seat))
    sketch.round(2, 2, wide - 4, high - 4, 8, theme.PAPER)
    sketch.round(2, 2, _BAR, high - 4, 8, colour_of(seat))
    sketch.fill(12, 2, _BAR - 10, high - 4, colour_of(seat))
    middle = _BAR // 2 + 1
    sketch.text(middle, high // 2, str(seat + 1), "number", 36, theme.WHITE, "middle")
    return sketch.sprite()


def _info(scene: Scene, account: Account, area: Rect, translate: Say) -> None:
    """The name; the points after the phase and what it paid; what came from Pub and the like."""
    gained = account.gained
    rows = 2 + bool(gained.houses)
    high = min(area.h // rows, _MOST_ROW)
    y = area.y + (area.h - rows * high) // 2
    right = area.right
    if account.ai:
        tag = ai_tag(theme.PAPER, translate, high)
        right -= tag.width
        scene.put(right, y + (high - tag.height) // 2, tag)
        right -= _GAP
    style = (_NAME_SIZE, theme.INK, theme.PAPER)
    scene.put(area.x, y, studio.pressed(account.name, "name", *style, right - area.x, high))
    y += high
    points = points_sprite(account.points, account.leading, 110, high - 4, theme.PAPER)
    scene.put(area.x, y + 2, points)
    place = Rect(area.x + 114, y + 2, area.w - 114, high - 4)
    if gained.paid is not None:
        scene.put(place.x, place.y, _paid(account.phase, *gained.paid, place.w, place.h))
    if gained.houses:
        name = said(translate, house_key(gained.houses[0])) if len(gained.houses) == 1 else ""
        brought = (gained.houses, name, gained.house_rubles, gained.house_points)
        scene.put(area.x, place.y + high, _from_houses(*brought, area.w, place.h))


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
        small, size = 26, min(_GAIN_SIZE, high)
        taken = min(width(text, "number", size), room - small - 10)
        left += (room - small - 3 - taken) // 2
        sketch.sign(sign, left, (high - small) // 2, small)
        x = left + small + 3
        sketch.text(x, high // 2, text, "number", size, theme.INK, room=taken)
    return sketch.sprite()


@lru_cache(maxsize=64)
def _from_houses(
    houses: tuple[str, ...], name: str, rubles: int, points: int, wide: int, high: int
) -> Sprite:
    """What came from buildings after the scoring: a single one has its name, several pictures."""
    sketch = studio.sketch(wide, high, theme.PAPER)
    right = wide - 4
    for sign, number in ((STAR, points), (COIN, rubles)):
        if number:
            text = signed(number)
            right -= width(text, "number", 36)
            sketch.text(right, high // 2, text, "number", 36, theme.INK)
            right -= 30
            sketch.sign(sign, right, (high - 26) // 2, 26)
            right -= 6
    if name:
        line = fitted(name, "label", 30, int(right / PRESSED))
        sketch.text(0, high // 2, line, "label", 30, theme.INK, room=right)
        return sketch.sprite()
    each = min(right // len(houses), high * 13 // 10)
    for place, house in enumerate(houses):
        sketch.picture(motif(card_number(house)), place * each, 2, each - 3, high - 4)
    return sketch.sprite()
