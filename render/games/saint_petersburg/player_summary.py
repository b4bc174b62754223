"""A player's summary of a phase: what it paid, the points after it, and all cards in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat
from engine.games.saint_petersburg.cards import card_number
from engine.games.saint_petersburg.events import Event
from engine.games.saint_petersburg.view import View
from render.canvas import Scene
from render.context import RenderContext
from render.fonts import text_width
from render.games.saint_petersburg.gains import PhaseGains, building_key, phase_gains
from render.games.saint_petersburg.icons import COIN, STAR, card_art
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.phase_cards import PhaseCards, phase_cards_sprite
from render.games.saint_petersburg.tiles import card_groups_of
from render.image_cache import cached_image
from render.kit.icon_run import IconToken, Run, draw_runs, runs_width
from render.kit.lettering import fit_player_name
from render.kit.panel import HAIRLINE, draw_badge
from render.kit.seat_panel import draw_pennant
from render.kit.skin import ground_below
from render.palette import Sprite
from render.players import NamedSeat, named_seat
from render.rect import Rect
from render.translation import Translate, format_number, format_signed

_PENNANT_WIDTH, _INFO_WIDTH = 48, 262
_RADIUS, _PADDING = 10, 8
_NAME_SIZE, _MIN_NAME_SIZE = 40, 26
_MAX_LINE = 58


class PlayerSummary(NamedTuple):
    """All that the summary of a player shows."""

    player: NamedSeat
    points: int
    leading: bool
    gains: PhaseGains
    cards: PhaseCards


def player_summaries(
    view: View, events: Sequence[Event], context: RenderContext
) -> list[PlayerSummary]:
    """Return the summary of each player.

    `events` are all events of the phase, `view` is the table as the phase left it.
    """
    most_points = max(player.points for player in view.players)
    return [
        PlayerSummary(
            player=named_seat(player.seat, context),
            points=player.points,
            leading=player.points == most_points > 0 and len(view.players) > 1,
            gains=phase_gain,
            cards=PhaseCards(
                card_groups_of(player, view.edition), phase_gain.new_cards, view.edition
            ),
        )
        for player, phase_gain in zip(view.players, phase_gains(view, events), strict=True)
    ]


def add_player_summary(
    scene: Scene, summary: PlayerSummary, area: Rect, translate: Translate
) -> None:
    """Place the player and what the phase paid on the left, the cards on the right."""
    ai = translate("picture-ai") if summary.player.is_ai else ""
    scene.add_background(area.x, area.y, _panel_sprite(summary.player.seat, ai, area))
    info, cards = summary_areas(area)
    _add_info(scene, summary, info, translate)
    if summary.cards.groups:
        sprite = phase_cards_sprite(summary.cards, cards.w, cards.h, translate)
        scene.add(cards.x, cards.y, sprite)
    else:
        text = translate("picture-tableau-empty")
        scene.add_centred(cards, sprite_factory.text(text, "label", 30, SKIN.light, SKIN.board))


def summary_areas(area: Rect) -> tuple[Rect, Rect]:
    """Return the areas of the player's facts and of the cards within a summary."""
    inside = area.inset(_PADDING)
    _, inside = inside.split_left(_PENNANT_WIDTH, _PADDING)
    return inside.split_left(_INFO_WIDTH, _PADDING + 4)


@cached_image
def _panel_sprite(seat: Seat, ai: str, area: Rect) -> Sprite:
    """Draw an empty panel on the table, with the pennant of the seat."""
    background = ground_below(SKIN.ground, area)
    drawing = sprite_factory.drawing(area.w, area.h, background)
    panel = Rect(0, 0, area.w, area.h)
    drawing.rounded_rect(*panel, _RADIUS, SKIN.line)
    drawing.rounded_rect(*panel.inset(HAIRLINE), _RADIUS - HAIRLINE, SKIN.board)
    pennant = Rect(_PADDING, 0, _PENNANT_WIDTH, min(area.h - 8, 150))
    draw_pennant(drawing, pennant, seat, SKIN)
    if ai:
        height = min(28, pennant.h // 4)
        mark = Rect(pennant.x - 1, pennant.bottom - pennant.h // 6 - height, 50, height)
        draw_badge(drawing, mark, ai, SKIN.paper, SKIN.ink)
    return drawing.sprite()


def _payments(rubles: int, points: int) -> tuple[Run, ...]:
    """Return rubles and points that were paid; an amount of 0 is left out beside another."""
    payments: list[Run] = []
    if rubles or not points:
        payments.append((format_signed(rubles), IconToken(COIN)))
    if points:
        payments.append((format_signed(points), IconToken(STAR)))
    return tuple(payments)


def _add_info(scene: Scene, summary: PlayerSummary, area: Rect, translate: Translate) -> None:
    """Place name, points with what the phase paid, and what buildings such as the Pub brought."""
    gains = summary.gains
    number = 2 + bool(gains.buildings)
    height = min(area.h // number, _MAX_LINE)
    lines = area.centred(area.w, number * height).rows(number)
    scene.add(area.x, lines[0].y, _name_sprite(summary.player.name, area.w, height))
    paid = () if gains.paid is None else _payments(*gains.paid)
    _add_points(scene, summary, paid, lines[1])
    if not gains.buildings:
        return
    size, line = min(height - 8, 34), lines[2]
    for run in reversed(_payments(gains.building_rubles, gains.building_points)):
        pill, line = line.split_right(runs_width((run,), size) + 14, 6)
        _add_pill(scene, run, pill, size)
    single = gains.buildings[0] if len(gains.buildings) == 1 else ""
    name = translate(building_key(single)) if single else ""
    scene.add(line.x, line.y, _buildings_sprite(gains.buildings, name, line.w, line.h))


def _add_points(scene: Scene, summary: PlayerSummary, paid: tuple[Run, ...], line: Rect) -> None:
    """Place the points, in gold those of the leader, and filled pills with what was paid."""
    size = min(line.h - 4, 42)
    sprite = _points_sprite(summary.points, summary.leading, line.h, size)
    left = line.x + max(sprite.width + 6, 96)
    scene.add(line.x, line.y, sprite)
    if not paid:
        return
    available = (line.right - left - 6 * (len(paid) - 1)) // len(paid)
    for index, run in enumerate(paid):
        width = min(runs_width((run,), size - 4) + 16, available)
        x = left if not index else line.right - width
        _add_pill(scene, run, Rect(x, line.y, width, line.h), size - 4)


def _add_pill(scene: Scene, run: Run, area: Rect, size: int) -> None:
    scene.add(area.x, area.y + 3, _pill_sprite(run, area.w, area.h - 6, size))


@cached_image
def _name_sprite(name: str, width: int, height: int) -> Sprite:
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    size = min(_NAME_SIZE, height * 7 // 8)
    fitted = fit_player_name(name, width, size, _MIN_NAME_SIZE)
    line, size = fitted.lines[0], fitted.size
    drawing.text(0, height // 2, line, "name", size, SKIN.light, max_width=width)
    return drawing.sprite()


@cached_image
def _points_sprite(points: int, leading: bool, height: int, size: int) -> Sprite:
    star, text = round(size * 0.8), format_number(points)
    width = star + 4 + text_width(text, "number", size)
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    drawing.icon(STAR, 0, (height - star) // 2, star, SKIN.line if leading else None)
    ink = SKIN.line if leading else SKIN.light
    drawing.text(star + 4, height // 2, text, "number", size, ink)
    return drawing.sprite()


@cached_image
def _pill_sprite(run: Run, width: int, height: int, size: int) -> Sprite:
    """Draw what was paid on a pill in the accent colour."""
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    pill = Rect(0, 0, width, height)
    drawing.rounded_rect(*pill, min(9, height // 2), SKIN.accent)
    draw_runs(drawing, (run,), pill.inset(4, 0), size, SKIN.ink)
    return drawing.sprite()


@cached_image
def _buildings_sprite(buildings: tuple[str, ...], name: str, width: int, height: int) -> Sprite:
    """Draw which buildings brought something: one by its name, several by their art."""
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    if name:
        drawing.text(0, height // 2, name, "label", 28, SKIN.light, max_width=width - 4)
        return drawing.sprite()
    art_width = min(width // len(buildings), height * 13 // 10)
    for index, building in enumerate(buildings):
        art = card_art(card_number(building))
        drawing.art(art, index * art_width, 2, art_width - 3, height - 4)
    return drawing.sprite()
