"""What a seat keeps, for its eyes only: its tile, what that would change where, its stalls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.heller_und_pfennig.market import COLUMN_NAMES, COLUMNS, ROW_NAMES, Stall
from engine.games.heller_und_pfennig.view import Offer, PlayerView, View
from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.fonts import wrapped
from render.games.heller_und_pfennig.board import MARGIN
from render.games.heller_und_pfennig.figures import ink
from render.games.heller_und_pfennig.glyphs import COIN
from render.games.heller_und_pfennig.palette import STONE, studio
from render.games.heller_und_pfennig.pieces import piece
from render.games.heller_und_pfennig.stock import STOCK_HIGH, lay_stock
from render.games.heller_und_pfennig.titles import stall_name, tile_name
from render.palette import Sprite
from render.seats import picture_name
from render.title import TITLE_HIGH, Figure, lay_title
from render.words import Say, plain, said, signed

_GAP = 8
_LEFT_WIDE = 330
_PAD = 10
_LINE = 34
_LETTERS = 32


def viewer(view: View) -> PlayerView:
    """The player whose view it is. Raises ValueError for the view of everybody."""
    if view.seat is None:
        raise ValueError("a hand is drawn from the view of its seat")
    return view.players[view.seat]


def hand_scene(view: View, names: Sequence[str], translate: Say) -> Scene:
    """What lies where. Raises ValueError for the view of nobody in particular."""
    player = viewer(view)
    scene = studio.scene()
    title = said(translate, "picture-hand", name=picture_name(names, player.seat, translate))
    figures = (Figure(COIN, None, plain(player.money)),)
    lay_title(
        scene, Rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, TITLE_HIGH), title, player.seat, figures
    )
    top = MARGIN + TITLE_HIGH + _GAP
    below = HEIGHT - MARGIN - STOCK_HIGH
    middle = Rect(MARGIN, top, WIDTH - 2 * MARGIN, below - _GAP - top)
    _tile(scene, view, player, middle._replace(w=_LEFT_WIDE), translate)
    left = middle.x + _LEFT_WIDE + _GAP
    _map(scene, view, player, middle._replace(x=left, w=middle.right - left), translate)
    lay_stock(scene, player, Rect(MARGIN, below, WIDTH - 2 * MARGIN, STOCK_HIGH), translate)
    return scene


def _tile(scene: Scene, view: View, player: PlayerView, area: Rect, translate: Say) -> None:
    """The tile drawn just now, else the kept one, else the largest stall; and what about it."""
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.TRAY, theme.GROUND))
    tile = player.kept if view.drawn is None else view.drawn
    largest = max((n for n, left in enumerate(player.stalls, 1) if left), default=0)
    cell = Stall(player.seat, largest) if tile is None and largest else tile
    lines = _notes(view, player, tile, translate)
    texts = [part for text in lines for part in wrapped(text, "label", 26, area.w - 2 * _PAD, 3)]
    high = len(texts) * _LINE
    size = min(area.h - high - 3 * _PAD, area.w - 2 * _PAD)
    top = area.y + _PAD
    if cell is not None:
        scene.put(area.x + (area.w - size) // 2, top, piece(cell, "", size, size, theme.TRAY))
        top += size + _PAD
    else:
        top = area.y + (area.h - high) // 2
    style = ("label", 26, theme.INK, theme.TRAY, area.w - 2 * _PAD, _LINE, "middle")
    for number, text in enumerate(texts):
        scene.put(area.x + _PAD, top + number * _LINE, studio.label(text, *style))


def _notes(view: View, player: PlayerView, tile: int | None, translate: Say) -> list[str]:
    """What the tile is called and where it comes from, or why there is none."""
    if view.options.no_luck:
        return [said(translate, "picture-tiles-open")]
    if tile is None:
        return [said(translate, "picture-kept-placed")]
    name = tile_name(tile, translate)
    if view.drawn is None:
        return [name, said(translate, "picture-kept")]
    notes = [name, said(translate, "picture-drawn")]
    if player.kept is not None:
        notes.append(said(translate, "picture-kept-too", tile=tile_name(player.kept, translate)))
    return notes


def shown_offer(view: View) -> Offer | None:
    """The piece whose worth is shown: the drawn tile, the kept one, or the largest stall."""
    ranked = {"drawn": 0, "kept": 1, "stall": 2}
    offers = [offer for offer in view.offers if offer.source in ranked and offer.space_gains]
    return min(offers, key=lambda o: (ranked[o.source], -(o.goods or 0)), default=None)


def _map(scene: Scene, view: View, player: PlayerView, area: Rect, translate: Say) -> None:
    """The market small, and on each empty space what the piece there would change for the seat."""
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.PAPER, theme.GROUND))
    offer = shown_offer(view)
    gains = {each.space: each.gains[player.seat] for each in offer.space_gains} if offer else {}
    style = ("label", 28, theme.INK, theme.PAPER)
    room = area.w - 2 * _PAD
    text = _heading(offer, translate)
    scene.put(area.x + _PAD, area.y + 6, studio.label(text, *style, room, 38, "middle"))
    left, top = area.x + _PAD + 30, area.y + 46 + _LETTERS
    wide = (area.right - _PAD - left) // COLUMNS
    high = (area.bottom - _PAD - top) // len(ROW_NAMES)
    style = ("number", 28, theme.INK, theme.PAPER)
    for column, name in enumerate(COLUMN_NAMES):
        sprite = studio.label(name, *style, wide - 3, _LETTERS, "middle")
        scene.put(left + column * wide, top - _LETTERS, sprite)
    for row, name in enumerate(ROW_NAMES):
        y = top + row * high
        scene.put(left - 30, y, studio.label(name, *style, 26, high - 3, "middle"))
        for column, cell in enumerate(view.rows[row]):
            x, spot = left + column * wide, (wide - 3, high - 3)
            if cell is None:
                scene.put(x, y, _spot(gains.get(row * COLUMNS + column), *spot))
            else:
                small = piece(cell, "", spot[1], spot[1], theme.PAPER)
                scene.put(x + (spot[0] - spot[1]) // 2, y, small)


def _heading(offer: Offer | None, translate: Say) -> str:
    if offer is None:
        return said(translate, "picture-nothing-to-place")
    if offer.goods is not None:
        return said(translate, "picture-worth", piece=stall_name(offer.goods, translate))
    return said(translate, "picture-worth", piece=tile_name(offer.tile or 0, translate))


@lru_cache(maxsize=128)
def _spot(gain: int | None, wide: int, high: int) -> Sprite:
    """An empty space of the small market."""
    sketch = studio.sketch(wide, high, theme.PAPER)
    sketch.round(0, 0, wide, high, 6, STONE)
    if gain is not None:
        middle = (wide // 2, high // 2)
        sketch.text(*middle, signed(gain), "number", 42, ink(gain), "middle", wide - 6)
    return sketch.sprite()
