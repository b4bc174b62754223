"""One tile or stall large, with all that is to know about it."""

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
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.fonts import wrapped
from render.games.heller_und_pfennig.examples import lay_example
from render.games.heller_und_pfennig.palette import studio
from render.games.heller_und_pfennig.pieces import piece
from render.games.heller_und_pfennig.titles import stall_name, tile_name
from render.picture import ALT_LIMIT, whole
from render.words import Say, said, signed

_MARGIN = 16
_SIZE = 440
_LINE = 42
_STALL = "stall-"
_EXAMPLE = 92
"""How high the example is."""

CARD_IDS = (
    *(tile.id for tile in MARKET_FILE.tiles),
    *(f"{_STALL}{n}" for n in range(1, MAX_GOODS + 1)),
)
"""What can be looked up: tiles by their ids, stalls as "stall-3"."""


def card_scene(card_id: str, translate: Say) -> Scene:
    """The piece to the left, the facts to the right. Raises ValueError for an unknown one."""
    cell = _cell(card_id)
    scene = studio.scene()
    sprite = piece(cell, "", _SIZE, _SIZE, theme.GROUND)
    scene.put(_MARGIN, (HEIGHT - _SIZE) // 2, sprite)
    left = 2 * _MARGIN + _SIZE
    _facts(scene, cell, Rect(left, 26, WIDTH - _MARGIN - left, HEIGHT - 52), translate)
    return scene


def _cell(card_id: str) -> int | Stall:
    if card_id in CARD_IDS and card_id.startswith(_STALL):
        return Stall(0, int(card_id.removeprefix(_STALL)))
    return tile_number(card_id)


def _facts(scene: Scene, cell: int | Stall, area: Rect, translate: Say) -> None:
    """The name, then sentences."""
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 14, theme.PAPER, theme.GROUND))
    x, y, room = area.x + 24, area.y + 20, area.w - 48
    name = studio.label(_name(cell, translate), "name", 48, theme.INK, theme.PAPER, room, 60)
    scene.put(x, y, name)
    y += 76
    for text in facts(cell, translate):
        for line in wrapped(text, "label", 32, room, 8):
            sprite = studio.label(line, "label", 32, theme.INK, theme.PAPER, room, _LINE)
            scene.put(x, y, sprite)
            y += _LINE
        y += 14
    lay_example(scene, example(cell), Rect(x, area.bottom - _EXAMPLE - 24, room, _EXAMPLE))


def example(cell: int | Stall) -> tuple[int, ...]:
    """A little line with the piece in it, piece by piece as the market holds them."""
    ours, other = stall_piece(0, 2), stall_piece(1, 1)
    if isinstance(cell, Stall):
        return tile_number("+3"), stall_piece(0, cell.goods)
    if cell == FIRE:
        return other, FIRE, tile_number("+5"), ours
    if cell == EYE:
        return tile_number("+6"), tile_number("-2"), EYE, ours
    return (tile_number("+4"), cell, ours) if cell == GOLD else (cell, ours)


def _name(cell: int | Stall, translate: Say) -> str:
    return (
        stall_name(cell.goods, translate) if isinstance(cell, Stall) else tile_name(cell, translate)
    )


def facts(cell: int | Stall, translate: Say) -> Iterable[str]:
    """What the piece does, and how many there are."""
    if isinstance(cell, Stall):
        yield said(translate, "rule-stall", goods=cell.goods)
        yield said(translate, "rule-stall-back" if cell.goods == 1 else "rule-stall-gone")
        ones = MARKET_FILE.ones
        if cell.goods == 1:
            yield said(translate, "alt-ones", two=ones[2], three=ones[3], four=ones[4])
        else:
            yield said(translate, "alt-stalls-each", number=MARKET_FILE.stalls[cell.goods - 1])
        return
    special = {GOLD: "gold", FIRE: "fire", EYE: "eye"}.get(cell)
    if special is None:
        special = "buyer" if TILE_VALUE[cell] > 0 else "unpleasant"
    yield said(
        translate, f"rule-{special}", value=signed(TILE_VALUE[cell]), amount=abs(TILE_VALUE[cell])
    )
    yield said(translate, "alt-tiles-in-all", number=TILE_SET.count(cell), all=len(TILE_SET))


def card_alt(card_id: str, translate: Say) -> str:
    """The same in words."""
    cell = _cell(card_id)
    return whole(
        [said(translate, "alt-card", card=_name(cell, translate)), *facts(cell, translate)],
        ALT_LIMIT,
    )
