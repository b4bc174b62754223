"""A player's row in the picture of a resolved building: cards laid down, gains and losses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.view import PlayerView, View
from render.canvas import Scene
from render.games.rattus_cartus.card_sprites import draw_small_cards
from render.games.rattus_cartus.gains import Gain, building_gains
from render.games.rattus_cartus.icons import CARDS, PRIVILEGE, TOKEN
from render.games.rattus_cartus.palette import LOSS_COLOUR, SKIN, sprite_factory
from render.kit.icon_run import IconToken, draw_runs, runs_width
from render.kit.lettering import fit_player_name
from render.kit.panel import HAIRLINE, draw_badge
from render.kit.seat_panel import draw_pennant
from render.kit.skin import ground_below
from render.palette import Sprite
from render.players import displayed_name
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate, cached_text

_PENNANT_WIDTH, _INFO_WIDTH, _WREATH, _GAINS_WIDTH = 46, 196, 44, 214
_RADIUS, _NAME_SIZE, _MIN_NAME_SIZE = 10, 38, 26
_TWO_LINES_FROM = 84
"""From this height on, a row shows the holdings below the name."""


class GainRow(NamedTuple):
    """All that a row shows. `cards` is None for a seat that was not at the building."""

    seat: Seat
    name: str
    is_ai: bool
    hand_size: int
    tokens: int
    privilege: bool = False
    cards: tuple[int, ...] | None = None
    gains: tuple[Gain, ...] = ()


def gain_rows(
    view: View,
    events: Sequence[Event],
    names: Sequence[str],
    translate: Translate,
    ai_seats: frozenset[Seat],
) -> tuple[list[GainRow], list[GainRow]]:
    """Return the rows of the affected seats, first who entered in that order, and of the others."""

    def row(player: PlayerView) -> GainRow:
        name = displayed_name(names, player.seat, translate)
        is_ai = player.seat in ai_seats
        return GainRow(player.seat, name, is_ai, player.hand_size, player.tokens)

    gains = building_gains(view, events)
    affected = [
        row(view.players[each.seat])._replace(
            privilege=each.privilege,
            cards=each.cards if each.entered else None,
            gains=each.listed(),
        )
        for each in gains
    ]
    seats = {each.seat for each in gains}
    return affected, [row(player) for player in view.players if player.seat not in seats]


def add_gain_row(scene: Scene, row: GainRow, area: Rect, translate: Translate) -> None:
    """Place a row as one sprite."""
    scene.add(area.x, area.y, _row_sprite(row, area, translate))


def _row_sprite(row: GainRow, area: Rect, translate: Translate) -> Sprite:
    """Draw a row: gold for whoever has the privilege."""
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    panel = Rect(0, 0, area.w, area.h)
    border = 4 if row.privilege else HAIRLINE
    drawing.rounded_rect(*panel, _RADIUS, SKIN.line if row.privilege else SKIN.place)
    drawing.rounded_rect(*panel.inset(border), _RADIUS - HAIRLINE, SKIN.board)
    pennant, inside = panel.inset(8, 6).split_left(_PENNANT_WIDTH, 8)
    pennant = Rect(pennant.x, 0, pennant.w, min(area.h - 6, 140))
    draw_pennant(drawing, pennant, row.seat, SKIN)
    if row.is_ai:
        mark = Rect(pennant.x - 1, pennant.bottom - pennant.h // 6 - 24, pennant.w + 2, 24)
        draw_badge(drawing, mark, cached_text(translate, "picture-ai"), SKIN.paper, SKIN.ink)
    if row.cards is None and not row.gains:
        _draw_player(drawing, row, inside)
        return drawing.sprite()
    info, rest = inside.split_left(_INFO_WIDTH, 6)
    _draw_player(drawing, row, info)
    wreath, rest = rest.split_left(_WREATH, 4)
    if row.privilege:
        place = wreath.centred(_WREATH, _WREATH)
        drawing.icon(PRIVILEGE, place.x, place.y, _WREATH, SKIN.line)
    gains, cards = rest.split_right(_gains_width(row.gains, rest), 10)
    if row.cards:
        draw_small_cards(drawing, row.cards, cards)
    elif row.cards is not None:
        drawing.rect(*cards.centred(18, 3), SKIN.faded)
    draw_gains(drawing, row.gains, gains)
    return drawing.sprite()


def _gains_width(gains: tuple[Gain, ...], area: Rect) -> int:
    """Return the width of the gains: two or three side by side."""
    return _GAINS_WIDTH if len(gains) < 5 or area.h >= 130 else _GAINS_WIDTH * 3 // 2


def _draw_player(drawing: Drawing, row: GainRow, area: Rect) -> None:
    """Draw the name, and cards in hand and tokens below it, or beside it in a low row."""
    facts = (IconToken(CARDS), str(row.hand_size)), (IconToken(TOKEN), str(row.tokens))
    if area.h >= _TWO_LINES_FROM - 12:
        name, below = area.centred(area.w, 84).split_top(44)
        size = 34
        below = below._replace(w=runs_width(facts, size))
    else:
        size = 34
        below, name = area.split_right(runs_width(facts, size) + 8, 6)
    fitted = fit_player_name(row.name, name.w, _NAME_SIZE, _MIN_NAME_SIZE)
    line, font_size = fitted.lines[0], fitted.size
    y = name.middle[1]
    drawing.text(name.x, y, line, "name", font_size, SKIN.light, max_width=name.w)
    draw_runs(drawing, facts, below, size, SKIN.light)


def draw_gains(drawing: Drawing, gains: tuple[Gain, ...], area: Rect) -> None:
    """Draw gains and losses on pills: losses are on parchment, with red numbers."""
    columns = area.w // (_GAINS_WIDTH // 2) if len(gains) > 1 else 1
    lines = -(-len(gains) // columns)
    height = min(area.h // max(lines, 1) - 4, 52)
    whole = area.centred(area.w, lines * (height + 4))
    for index, gain in enumerate(gains):
        line, column = divmod(index, columns)
        cell = whole.columns(max(columns, 2), 6)[column]
        pill = Rect(cell.x, whole.y + line * (height + 4), cell.w, height)
        fill, ink = (SKIN.accent, SKIN.ink) if gain.is_good else (SKIN.seat, LOSS_COLOUR)
        drawing.rounded_rect(*pill, min(12, height // 2), fill)
        draw_runs(drawing, (gain.run,), pill.inset(6, 0), min(height, 42), ink)
