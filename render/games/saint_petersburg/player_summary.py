"""A player's summary of a phase: what it paid, the points after it, and all cards in play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Seat
from engine.games.saint_petersburg.cards import Phase, card_number
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import Scene
from render.fonts import SQUEEZE_LIMIT, ellipsize, text_width
from render.games.saint_petersburg.badges import ai_badge, points_sprite
from render.games.saint_petersburg.gains import PhaseGains, building_key, phase_gains
from render.games.saint_petersburg.icons import COIN, STACKS, STAR, card_art
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.pills import pills_sprite
from render.games.saint_petersburg.tiles import CardGroup, card_groups_of
from render.palette import Sprite
from render.players import displayed_name, seat_colour
from render.rect import Rect
from render.translation import Translate, cached_text, format_signed

_GAP = 6
_BAND_WIDTH, _INFO_WIDTH = 52, 316
_NAME_SIZE, _GAIN_SIZE = 36, 40
_MAX_ROW_HEIGHT = 58


class PlayerSummary(NamedTuple):
    """All that the summary of a player shows."""

    seat: Seat
    name: str
    points: int
    leading: bool
    is_ai: bool
    phase: Phase
    gains: PhaseGains
    edition: str
    card_groups: tuple[CardGroup, ...]


def player_summaries(
    view: View,
    events: Sequence[Event],
    names: Sequence[str],
    translate: Translate,
    ai_seats: frozenset[Seat],
) -> list[PlayerSummary]:
    """Return the summary of each player.

    `events` are all events of the phase, `view` is the table as the phase left it.
    """
    most_points = max(player.points for player in view.players)
    return [
        PlayerSummary(
            seat=player.seat,
            name=displayed_name(names, player.seat, translate),
            points=player.points,
            leading=player.points == most_points > 0 and len(view.players) > 1,
            is_ai=player.seat in ai_seats,
            phase=view.phase,
            gains=phase_gain,
            edition=view.edition,
            card_groups=card_groups_of(player, view.edition),
        )
        for player, phase_gain in zip(view.players, phase_gains(view, events), strict=True)
    ]


def add_player_summary(
    scene: Scene, summary: PlayerSummary, area: Rect, translate: Translate
) -> None:
    """Place the player and what the phase paid on the left, the cards on the right."""
    scene.add_background(area.x, area.y, _row_background(summary.seat, area.w, area.h))
    _add_info(
        scene,
        summary,
        Rect(area.x + _BAND_WIDTH + 8, area.y + 4, _INFO_WIDTH - 16, area.h - 8),
        translate,
    )
    cards_area = pills_area(area)
    if summary.card_groups:
        contents = (summary.card_groups, summary.gains.new_cards, summary.edition)
        scene.add(
            cards_area.x,
            cards_area.y,
            pills_sprite(*contents, cards_area.w, cards_area.h, translate),
        )
    else:
        text = cached_text(translate, "picture-tableau-empty")
        scene.add_centred(
            cards_area, sprite_factory.text(text, "label", 30, theme.MUTED, theme.PAPER)
        )


def pills_area(area: Rect) -> Rect:
    """Return the area of the cards within a summary."""
    left = area.x + _BAND_WIDTH + _INFO_WIDTH
    return Rect(left, area.y + 4, area.right - 6 - left, area.h - 8)


@lru_cache(maxsize=8)
def _row_background(seat: Seat, width: int, height: int) -> Sprite:
    drawing = sprite_factory.drawing(width, height, theme.BACKGROUND)
    drawing.rounded_rect(0, 0, width, height, 10, seat_colour(seat))
    drawing.rounded_rect(2, 2, width - 4, height - 4, 8, theme.PAPER)
    drawing.rounded_rect(2, 2, _BAND_WIDTH, height - 4, 8, seat_colour(seat))
    drawing.rect(12, 2, _BAND_WIDTH - 10, height - 4, seat_colour(seat))
    middle = _BAND_WIDTH // 2 + 1
    drawing.text(middle, height // 2, str(seat + 1), "number", 36, theme.WHITE, "middle")
    return drawing.sprite()


def _add_info(scene: Scene, summary: PlayerSummary, area: Rect, translate: Translate) -> None:
    """Place name, points, what the phase paid, and what buildings such as the Pub paid."""
    gains = summary.gains
    rows = 2 + bool(gains.buildings)
    height = min(area.h // rows, _MAX_ROW_HEIGHT)
    y = area.y + (area.h - rows * height) // 2
    right = area.right
    if summary.is_ai:
        badge = ai_badge(theme.PAPER, translate, height)
        right -= badge.width
        scene.add(right, y + (height - badge.height) // 2, badge)
        right -= _GAP
    style = (_NAME_SIZE, theme.INK, theme.PAPER)
    scene.add(
        area.x,
        y,
        sprite_factory.squeezed_text(summary.name, "name", *style, right - area.x, height),
    )
    y += height
    points = points_sprite(summary.points, summary.leading, 110, height - 4, theme.PAPER)
    scene.add(area.x, y + 2, points)
    cell = Rect(area.x + 114, y + 2, area.w - 114, height - 4)
    if gains.paid is not None:
        scene.add(cell.x, cell.y, _paid_sprite(summary.phase, *gains.paid, cell.w, cell.h))
    if gains.buildings:
        name = (
            cached_text(translate, building_key(gains.buildings[0]))
            if len(gains.buildings) == 1
            else ""
        )
        sale_gains = (gains.buildings, name, gains.building_rubles, gains.building_points)
        scene.add(area.x, cell.y + height, _from_buildings(*sale_gains, area.w, cell.h))


@lru_cache(maxsize=256)
def _paid_sprite(phase: Phase, rubles: int, points: int, width: int, height: int) -> Sprite:
    """Draw the rubles and points paid, on the phase's colour; an amount of 0 is left out."""
    drawing = sprite_factory.drawing(width, height, theme.PAPER)
    drawing.rounded_rect(0, 0, width, height, 9, STACKS[phase][1])
    payments = [(COIN, format_signed(rubles))] if rubles or not points else []
    payments += [(STAR, format_signed(points))] if points else []
    available = (width - 8) // len(payments)
    for index, (icon, text) in enumerate(payments):
        left = 4 + index * available
        drawing.rounded_rect(left + 1, 4, available - 2, height - 8, 6, theme.WHITE)
        icon_size, size = 26, min(_GAIN_SIZE, height)
        drawn_width = min(text_width(text, "number", size), available - icon_size - 10)
        left += (available - icon_size - 3 - drawn_width) // 2
        drawing.icon(icon, left, (height - icon_size) // 2, icon_size)
        x = left + icon_size + 3
        drawing.text(x, height // 2, text, "number", size, theme.INK, max_width=drawn_width)
    return drawing.sprite()


@lru_cache(maxsize=64)
def _from_buildings(
    buildings: tuple[str, ...], name: str, rubles: int, points: int, width: int, height: int
) -> Sprite:
    """Draw what buildings paid after the scoring: one by its name, several by their art."""
    drawing = sprite_factory.drawing(width, height, theme.PAPER)
    right = width - 4
    for icon, amount in ((STAR, points), (COIN, rubles)):
        if amount:
            text = format_signed(amount)
            right -= text_width(text, "number", 36)
            drawing.text(right, height // 2, text, "number", 36, theme.INK)
            right -= 30
            drawing.icon(icon, right, (height - 26) // 2, 26)
            right -= 6
    if name:
        line = ellipsize(name, "label", 30, int(right / SQUEEZE_LIMIT))
        drawing.text(0, height // 2, line, "label", 30, theme.INK, max_width=right)
        return drawing.sprite()
    art_width = min(right // len(buildings), height * 13 // 10)
    for index, building in enumerate(buildings):
        drawing.art(
            card_art(card_number(building)), index * art_width, 2, art_width - 3, height - 4
        )
    return drawing.sprite()
