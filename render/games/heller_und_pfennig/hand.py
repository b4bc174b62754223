"""The private picture of a seat: its tile, the gains on each space, and its stalls."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.heller_und_pfennig.market import COLUMN_NAMES, COLUMNS, ROW_NAMES, Stall
from engine.games.heller_und_pfennig.view import Offer, PlayerView, View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.fonts import wrap
from render.games.heller_und_pfennig.amounts import amount_colour
from render.games.heller_und_pfennig.icons import COIN
from render.games.heller_und_pfennig.market import MARGIN
from render.games.heller_und_pfennig.names import stall_name, tile_name
from render.games.heller_und_pfennig.palette import STONE, sprite_factory
from render.games.heller_und_pfennig.pieces import piece_sprite
from render.games.heller_und_pfennig.remaining_stalls import (
    REMAINING_STALLS_HEIGHT,
    add_remaining_stalls,
)
from render.image_cache import cached_image
from render.palette import Sprite
from render.players import displayed_name
from render.rect import Rect
from render.title_bar import TITLE_BAR_HEIGHT, TitleStat, add_title_bar
from render.translation import Translate, cached_text, format_number, format_signed

_GAP = 8
_LEFT_WIDTH = 330
_PAD = 10
_LINE_HEIGHT = 34
_LETTER_HEIGHT = 32


def viewing_player(view: View) -> PlayerView:
    """Return the player whose view it is. Raises ValueError for the public view."""
    if view.seat is None:
        raise ValueError("a hand is drawn from the view of its seat")
    return view.players[view.seat]


def hand_scene(view: View, names: Sequence[str], translate: Translate) -> Scene:
    """Lay out the picture. Raises ValueError for the public view."""
    player = viewing_player(view)
    scene = sprite_factory.scene()
    title = cached_text(
        translate, "picture-hand", name=displayed_name(names, player.seat, translate)
    )
    stats = (TitleStat(COIN, None, format_number(player.money)),)
    add_title_bar(
        scene, Rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, TITLE_BAR_HEIGHT), title, player.seat, stats
    )
    top = MARGIN + TITLE_BAR_HEIGHT + _GAP
    below = HEIGHT - MARGIN - REMAINING_STALLS_HEIGHT
    middle = Rect(MARGIN, top, WIDTH - 2 * MARGIN, below - _GAP - top)
    _add_tile(scene, view, player, middle._replace(w=_LEFT_WIDTH), translate)
    left = middle.x + _LEFT_WIDTH + _GAP
    _add_market_map(scene, view, player, middle._replace(x=left, w=middle.right - left), translate)
    add_remaining_stalls(
        scene, player, Rect(MARGIN, below, WIDTH - 2 * MARGIN, REMAINING_STALLS_HEIGHT), translate
    )
    return scene


def _add_tile(
    scene: Scene, view: View, player: PlayerView, area: Rect, translate: Translate
) -> None:
    """Place the drawn tile, else the kept one, else the largest stall, with notes about it."""
    scene.add_background(
        area.x,
        area.y,
        sprite_factory.rounded_rect(area.w, area.h, 12, theme.TRAY, theme.BACKGROUND),
    )
    tile = player.kept if view.drawn is None else view.drawn
    largest = max((n for n, left in enumerate(player.stalls, 1) if left), default=0)
    cell = Stall(player.seat, largest) if tile is None and largest else tile
    notes = _notes(view, player, tile, translate)
    lines = [line for text in notes for line in wrap(text, "label", 26, area.w - 2 * _PAD, 3)]
    height = len(lines) * _LINE_HEIGHT
    size = min(area.h - height - 3 * _PAD, area.w - 2 * _PAD)
    top = area.y + _PAD
    if cell is not None:
        scene.add(
            area.x + (area.w - size) // 2, top, piece_sprite(cell, "", size, size, theme.TRAY)
        )
        top += size + _PAD
    else:
        top = area.y + (area.h - height) // 2
    style = ("label", 26, theme.INK, theme.TRAY, area.w - 2 * _PAD, _LINE_HEIGHT, "middle")
    for index, line in enumerate(lines):
        scene.add(area.x + _PAD, top + index * _LINE_HEIGHT, sprite_factory.text(line, *style))


def _notes(view: View, player: PlayerView, tile: int | None, translate: Translate) -> list[str]:
    """Return the tile's name and origin, or why there is no tile."""
    if view.options.no_luck:
        return [cached_text(translate, "picture-tiles-open")]
    if tile is None:
        return [cached_text(translate, "picture-kept-placed")]
    name = tile_name(tile, translate)
    if view.drawn is None:
        return [name, cached_text(translate, "picture-kept")]
    notes = [name, cached_text(translate, "picture-drawn")]
    if player.kept is not None:
        notes.append(
            cached_text(translate, "picture-kept-too", tile=tile_name(player.kept, translate))
        )
    return notes


def displayed_offer(view: View) -> Offer | None:
    """Return the piece whose gains are shown: the drawn tile, the kept one or the largest stall."""
    priority = {"drawn": 0, "kept": 1, "stall": 2}
    offers = [offer for offer in view.offers if offer.source in priority and offer.space_gains]
    return min(offers, key=lambda o: (priority[o.source], -(o.goods or 0)), default=None)


def _add_market_map(
    scene: Scene, view: View, player: PlayerView, area: Rect, translate: Translate
) -> None:
    """Place a small market whose empty spaces show the seat's gain from placing the piece there."""
    scene.add_background(
        area.x,
        area.y,
        sprite_factory.rounded_rect(area.w, area.h, 12, theme.PAPER, theme.BACKGROUND),
    )
    offer = displayed_offer(view)
    gains = (
        {space_gain.space: space_gain.gains[player.seat] for space_gain in offer.space_gains}
        if offer
        else {}
    )
    style = ("label", 28, theme.INK, theme.PAPER)
    available = area.w - 2 * _PAD
    text = _heading(offer, translate)
    scene.add(area.x + _PAD, area.y + 6, sprite_factory.text(text, *style, available, 38, "middle"))
    left, top = area.x + _PAD + 30, area.y + 46 + _LETTER_HEIGHT
    width = (area.right - _PAD - left) // COLUMNS
    height = (area.bottom - _PAD - top) // len(ROW_NAMES)
    style = ("number", 28, theme.INK, theme.PAPER)
    for column, name in enumerate(COLUMN_NAMES):
        sprite = sprite_factory.text(name, *style, width - 3, _LETTER_HEIGHT, "middle")
        scene.add(left + column * width, top - _LETTER_HEIGHT, sprite)
    for row, name in enumerate(ROW_NAMES):
        y = top + row * height
        scene.add(left - 30, y, sprite_factory.text(name, *style, 26, height - 3, "middle"))
        for column, cell in enumerate(view.rows[row]):
            x, cell_size = left + column * width, (width - 3, height - 3)
            if cell is None:
                scene.add(x, y, _empty_space(gains.get(row * COLUMNS + column), *cell_size))
            else:
                cell_sprite = piece_sprite(cell, "", cell_size[1], cell_size[1], theme.PAPER)
                scene.add(x + (cell_size[0] - cell_size[1]) // 2, y, cell_sprite)


def _heading(offer: Offer | None, translate: Translate) -> str:
    if offer is None:
        return cached_text(translate, "picture-nothing-to-place")
    if offer.goods is not None:
        return cached_text(translate, "picture-worth", piece=stall_name(offer.goods, translate))
    return cached_text(translate, "picture-worth", piece=tile_name(offer.tile or 0, translate))


@cached_image
def _empty_space(gain: int | None, width: int, height: int) -> Sprite:
    """Draw an empty space of the small market."""
    drawing = sprite_factory.drawing(width, height, theme.PAPER)
    drawing.rounded_rect(0, 0, width, height, 6, STONE)
    if gain is not None:
        middle = (width // 2, height // 2)
        drawing.text(
            *middle, format_signed(gain), "number", 42, amount_colour(gain), "middle", width - 6
        )
    return drawing.sprite()
