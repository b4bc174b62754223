"""One tile or stall, large, with its facts."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.heller_und_pfennig.market import MAX_GOODS, Stall, stall_piece
from engine.games.heller_und_pfennig.tiles import (
    EYE,
    FIRE,
    GOLD,
    MARKET_FILE,
    TILE_SET,
    TILE_VALUE,
    tile_number,
)
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.games.heller_und_pfennig.examples import add_example
from render.games.heller_und_pfennig.names import stall_name, tile_name
from render.games.heller_und_pfennig.palette import SKIN, sprite_factory
from render.games.heller_und_pfennig.pieces import draw_piece, floor
from render.kit.panel import HAIRLINE, draw_board
from render.kit.paragraphs import draw_paragraphs
from render.kit.skin import ground_below
from render.picture import ALT_LIMIT, join_whole
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate, format_signed

_MARGIN = 16
_PIECE_SIZE = 440
_TEXT_SIZES = range(42, 27, -2)
"""The font sizes of the facts, from which the largest that fits is taken."""

_STALL_PREFIX = "stall-"
_EXAMPLE_HEIGHT = 168
"""The height of the example line in pixels."""

CARD_IDS = (
    *(tile.id for tile in MARKET_FILE.tiles),
    *(f"{_STALL_PREFIX}{n}" for n in range(1, MAX_GOODS + 1)),
)
"""What can be looked up: tiles by their ids, stalls as "stall-3"."""


def card_scene(card_id: str, _edition: str, translate: Translate) -> Scene:
    """Lay out the piece and its facts side by side. Raises ValueError for an unknown id."""
    cell, area = _cell(card_id), Rect(0, 0, WIDTH, HEIGHT)
    piece, board = area.inset(_MARGIN).split_left(_PIECE_SIZE, _MARGIN)
    drawing = sprite_factory.drawing(area.w, area.h, ground_below(SKIN.ground, area))
    draw_board(drawing, board, SKIN)
    inside = board.inset(24, 16)
    example, text = inside.split_bottom(_EXAMPLE_HEIGHT)
    _draw_facts(drawing, cell, text, translate)
    place = piece.centred(_PIECE_SIZE, _PIECE_SIZE)
    if isinstance(cell, Stall):
        drawing.rounded_rect(*place, 12, SKIN.line)
        place = place.inset(4)
        drawing.image.paste(floor(place.w, place.h), (place.x, place.y))
        place = place.inset(12)
    draw_piece(drawing, cell, place)
    scene = sprite_factory.scene(drawing.sprite())
    add_example(scene, example_line(cell), example)
    return scene


def _cell(card_id: str) -> int | Stall:
    if card_id in CARD_IDS and card_id.startswith(_STALL_PREFIX):
        return Stall(0, int(card_id.removeprefix(_STALL_PREFIX)))
    return tile_number(card_id)


def _draw_facts(drawing: Drawing, cell: int | Stall, area: Rect, translate: Translate) -> None:
    """Draw the name, and sentences below it."""
    title, rest = area.split_top(60, 12)
    y = title.middle[1]
    drawing.text(title.x, y, _name(cell, translate), "name", 48, theme.COIN, max_width=title.w)
    drawing.rect(title.x, title.bottom, title.w, HAIRLINE, SKIN.line)
    draw_paragraphs(drawing, tuple(facts(cell, translate)), _TEXT_SIZES, rest, SKIN.light)


def example_line(cell: int | Stall) -> tuple[int, ...]:
    """Return a short line that contains the piece, as piece codes of the market."""
    own_stall, other_stall = stall_piece(0, 2), stall_piece(1, 1)
    if isinstance(cell, Stall):
        return tile_number("+3"), stall_piece(0, cell.goods)
    if cell == FIRE:
        return other_stall, FIRE, tile_number("+5"), own_stall
    if cell == EYE:
        return tile_number("+6"), tile_number("-2"), EYE, own_stall
    return (tile_number("+4"), cell, own_stall) if cell == GOLD else (cell, own_stall)


def _name(cell: int | Stall, translate: Translate) -> str:
    return (
        stall_name(cell.goods, translate) if isinstance(cell, Stall) else tile_name(cell, translate)
    )


def facts(cell: int | Stall, translate: Translate) -> Iterable[str]:
    """Yield what the piece does, and how many there are."""
    if isinstance(cell, Stall):
        yield translate("rule-stall", goods=cell.goods)
        yield translate("rule-stall-back" if cell.goods == 1 else "rule-stall-gone")
        ones = MARKET_FILE.ones
        if cell.goods == 1:
            yield translate("alt-ones", two=ones[2], three=ones[3], four=ones[4])
        else:
            yield translate("alt-stalls-each", number=MARKET_FILE.stalls[cell.goods - 1])
        return
    special = {GOLD: "gold", FIRE: "fire", EYE: "eye"}.get(cell)
    if special is None:
        special = "buyer" if TILE_VALUE[cell] > 0 else "unpleasant"
    yield translate(
        f"rule-{special}",
        value=format_signed(TILE_VALUE[cell]),
        amount=abs(TILE_VALUE[cell]),
    )
    yield translate("alt-tiles-in-all", number=TILE_SET.count(cell), all=len(TILE_SET))


def card_alt(card_id: str, _edition: str, translate: Translate) -> str:
    """Return the name and the facts as text."""
    cell = _cell(card_id)
    return join_whole(
        [translate("alt-card", card=_name(cell, translate)), *facts(cell, translate)],
        ALT_LIMIT,
    )
