"""A player's row in the picture of a resolved building: cards laid down, gains and losses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Seat
from engine.games.rattus_cartus.events import Event
from engine.games.rattus_cartus.view import PlayerView, View
from render.canvas import Scene
from render.context import RenderContext
from render.games.rattus_cartus.card_sprites import draw_small_cards, small_cards_width
from render.games.rattus_cartus.gains import building_gains
from render.games.rattus_cartus.icons import CARDS, EYE, FIRST, PRIVILEGE, TOKEN
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.image_cache import cached_image
from render.kit.icon_run import IconToken, Run, draw_runs, runs_width
from render.kit.lettering import fit_player_name
from render.kit.panel import HAIRLINE, draw_badge
from render.kit.seat_panel import draw_pennant
from render.palette import Sprite
from render.players import NamedSeat, named_seat
from render.rect import Rect
from render.translation import Translate

_PENNANT_WIDTH, _INFO_WIDTH, _WREATH, _GAINS_WIDTH = 46, 196, 44, 214
_RADIUS, _NAME_SIZE, _MIN_NAME_SIZE = 10, 38, 26
_FACT_SIZE, _BESIDE_FACT_SIZE, _GAIN_GAP = 36, 40, 6
_TWO_LINES_FROM = 76
"""From this height on, the inside of a row shows the holdings below the name."""

_TALL, _TALL_GAIN_WIDTH, _TALL_LINES = 170, 122, 3
"""From this height on, gains are at least so wide, with at most so many below each other."""

_MAX_GAIN_WIDTH, _MAX_GAIN_HEIGHT = 150, 84


class GainRow(NamedTuple):
    """All that a row shows. `cards` is None for a seat that was not at the building."""

    player: NamedSeat
    holdings: tuple[Run, ...]
    privilege: bool = False
    cards: tuple[int, ...] | None = None
    gains: tuple[Run, ...] = ()


def gain_rows(
    view: View, events: Sequence[Event], context: RenderContext
) -> tuple[list[GainRow], list[GainRow]]:
    """Return the rows of the affected seats, first who entered in that order, and of the others.

    Those of the others have room for all that is known: also who starts, and nuns looked at.
    """

    def row(player: PlayerView) -> GainRow:
        cards: Run = (IconToken(CARDS), str(player.hand_size))
        tokens: Run = (IconToken(TOKEN), str(player.tokens))
        return GainRow(named_seat(player.seat, context), (cards, tokens))

    def row_beside(player: PlayerView) -> GainRow:
        shown = row(player)
        first: tuple[Run, ...] = ((IconToken(FIRST),),) if player.seat == view.first else ()
        nuns = len(player.known_nuns)
        eye: tuple[Run, ...] = ((IconToken(EYE), str(nuns)),) if nuns else ()
        return shown._replace(holdings=(*first, *shown.holdings, *eye))

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
    return affected, [row_beside(player) for player in view.players if player.seat not in seats]


def add_gain_row(scene: Scene, row: GainRow, area: Rect, translate: Translate) -> None:
    """Place a row as one sprite: most of them are the same at the next building."""
    scene.add(area.x, area.y, _row_sprite(row, area, translate))


@cached_image
def _row_sprite(row: GainRow, area: Rect, translate: Translate) -> Sprite:
    return _row_scene(row, area, translate).flatten()


def _row_scene(row: GainRow, area: Rect, translate: Translate) -> Scene:
    """Lay out a row: gold for whoever has the privilege."""
    ai = translate("picture-ai") if row.player.is_ai else ""
    scene = sprite_factory.scene(_background(row.player.seat, row.privilege, ai, area))
    inside = scene.rect.inset(8, 6).split_left(_PENNANT_WIDTH, 8)[1]
    if row.cards is None and not row.gains:
        _add_player(scene, row, inside)
        return scene
    info, rest = inside.split_left(_INFO_WIDTH, 10 + _WREATH)
    _add_player(scene, row, info)
    cards = rest.split_right(gains_width(row.gains, rest), 12)[1]
    cards_width = small_cards_width(row.cards or (), cards)
    gains = rest.split_left(cards_width, 12)[1]
    if row.cards:
        scene.add(cards.x, cards.y, _cards_sprite(row.cards, cards_width, cards))
    elif row.cards is not None:
        scene.add(cards.x, cards.middle[1], sprite_factory.solid(18, 3, SKIN.faded))
    for gain, pill in zip(row.gains, gain_places(row.gains, gains), strict=True):
        scene.add(pill.x, pill.y, gain_sprite(gain, pill.w, pill.h))
    return scene


@cached_image
def _background(seat: Seat, privilege: bool, ai: str, area: Rect) -> Sprite:
    """Draw an empty row with the pennant of the seat, and a wreath for the privilege."""
    drawing = sprite_factory.drawing(area.w, area.h, SKIN.recess)
    panel = Rect(0, 0, area.w, area.h)
    border = 4 if privilege else HAIRLINE
    drawing.rounded_rect(*panel, _RADIUS, SKIN.line if privilege else SKIN.place)
    drawing.rounded_rect(*panel.inset(border), _RADIUS - HAIRLINE, SKIN.board)
    pennant, inside = panel.inset(8, 6).split_left(_PENNANT_WIDTH, 8)
    pennant = Rect(pennant.x, 0, pennant.w, min(area.h - 6, 140))
    draw_pennant(drawing, pennant, seat, SKIN)
    if ai:
        mark = Rect(pennant.x - 1, pennant.bottom - pennant.h // 6 - 24, pennant.w + 2, 24)
        draw_badge(drawing, mark, ai, SKIN.paper, SKIN.ink)
    if privilege:
        wreath = inside.split_left(_INFO_WIDTH, 6)[1].split_left(_WREATH)[0]
        place = wreath.centred(_WREATH, _WREATH)
        drawing.icon(PRIVILEGE, place.x, place.y, _WREATH, SKIN.line)
    return drawing.sprite()


def _add_player(scene: Scene, row: GainRow, area: Rect) -> None:
    """Place the name, and cards in hand and tokens below it, or beside it in a low row."""
    if area.h >= _TWO_LINES_FROM:
        size = _FACT_SIZE
        name, below = area.centred(area.w, min(area.h, 88)).split_top(46)
        below = below._replace(w=runs_width(row.holdings, size) + 4)
    else:
        size = _BESIDE_FACT_SIZE
        width = min(runs_width(row.holdings, size) + 4, area.w * 7 // 10)
        below, name = area.split_right(width, 6)
    scene.add(name.x, name.y, _name_sprite(row.player.name, name.w, name.h))
    scene.add(below.x, below.y, _facts_sprite(row.holdings, size, below.w, below.h))


@cached_image
def _name_sprite(name: str, width: int, height: int) -> Sprite:
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    fitted = fit_player_name(name, width, _NAME_SIZE, _MIN_NAME_SIZE)
    line, size = fitted.lines[0], fitted.size
    drawing.text(0, height // 2, line, "name", size, SKIN.light, max_width=width)
    return drawing.sprite()


@cached_image
def _facts_sprite(facts: tuple[Run, ...], size: int, width: int, height: int) -> Sprite:
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    draw_runs(drawing, facts, Rect(0, 0, width, height), size, SKIN.light)
    return drawing.sprite()


@cached_image
def _cards_sprite(cards: tuple[int, ...], width: int, available: Rect) -> Sprite:
    """Draw cards as if all of the `available` area were theirs, and leave out what is empty."""
    drawing = sprite_factory.drawing(width, available.h, SKIN.board)
    draw_small_cards(drawing, cards, Rect(0, 0, available.w, available.h))
    return drawing.sprite()


def gains_width(gains: tuple[Run, ...], area: Rect) -> int:
    """Return the least width of gains, up to three side by side, in pixels."""
    if area.h >= _TALL:
        return (_TALL_GAIN_WIDTH + _GAIN_GAP) * (1 if len(gains) <= _TALL_LINES else 2)
    return _GAINS_WIDTH if len(gains) < 5 or area.h >= 130 else _GAINS_WIDTH * 3 // 2


def gain_places(gains: tuple[Run, ...], area: Rect) -> list[Rect]:
    """Return the places of gains, line by line from the left of an area."""
    least = _TALL_GAIN_WIDTH + _GAIN_GAP if area.h >= _TALL else _GAINS_WIDTH // 2
    columns = max(min((area.w + _GAIN_GAP) // least, len(gains)), 1)
    lines = max(-(-len(gains) // columns), 1)
    width = min((area.w + _GAIN_GAP) // columns - _GAIN_GAP, _MAX_GAIN_WIDTH)
    height = min(area.h // lines - _GAIN_GAP, _MAX_GAIN_HEIGHT)
    whole = area.centred(area.w, lines * (height + _GAIN_GAP) - _GAIN_GAP)
    whole = whole._replace(w=columns * (width + _GAIN_GAP) - _GAIN_GAP)
    rows = whole.rows(lines, _GAIN_GAP)
    return [place for row in rows for place in row.columns(columns, _GAIN_GAP)][: len(gains)]


@cached_image
def gain_sprite(gain: Run, width: int, height: int) -> Sprite:
    """Draw a gain or a loss on parchment."""
    drawing = sprite_factory.drawing(width, height, SKIN.board)
    pill = Rect(0, 0, width, height)
    drawing.rounded_rect(*pill, min(12, height // 2), SKIN.seat)
    draw_runs(drawing, (gain,), pill.inset(6, 0), min(height, 60), SKIN.ink)
    return drawing.sprite()
