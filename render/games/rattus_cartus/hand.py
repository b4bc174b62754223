"""The private picture of a seat: its cards, its rats, and what it knows of the nuns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.games.rattus_cartus.cards import NUNS_ON
from engine.games.rattus_cartus.view import PlayerView, View
from render import theme
from render.canvas import Scene
from render.fonts import wrap
from render.games.rattus_cartus.card_sprites import add_small_cards, card_sprite, nun_back_sprite
from render.games.rattus_cartus.icon_text import IconText, icon_text_sprite
from render.games.rattus_cartus.icons import CARDS, NUN, RAT, TOKEN
from render.games.rattus_cartus.names import building_name, card_name
from render.games.rattus_cartus.palette import BACKGROUND, PLASTER, sprite_factory
from render.games.rattus_cartus.table import CONTENT_AREA, page_background
from render.games.rattus_cartus.title_bar import TITLE_BAR_HEIGHT, add_title_bar
from render.players import displayed_name
from render.rect import Rect
from render.translation import Translate, cached_text

_GAP = 8
_NUNS_HEIGHT = 168
_NUN_WIDTH = 92
_KNOWN_WIDTH = 690
_MAX_CARD_WIDTH = 190
_MAX_SINGLE_CARDS = 40
"""With more cards than this, equal cards are grouped."""


def viewing_player(view: View) -> PlayerView:
    """Return the player whose view it is. Raises ValueError for the public view."""
    if view.seat is None:
        raise ValueError("a hand is drawn from the view of its seat")
    return view.players[view.seat]


def hand_scene(view: View, names: Sequence[str], translate: Translate) -> Scene:
    """Lay out the picture. Raises ValueError for the public view."""
    player = viewing_player(view)
    scene = sprite_factory.scene(page_background())
    title = cached_text(
        translate, "picture-hand", name=displayed_name(names, player.seat, translate)
    )
    stats: IconText = (RAT, str(player.rats or 0), " ", TOKEN, str(player.tokens))
    stats = (CARDS, str(player.hand_size), " ", *stats)
    add_title_bar(scene, CONTENT_AREA._replace(h=TITLE_BAR_HEIGHT), title, player.seat, stats)
    below = CONTENT_AREA.bottom - _NUNS_HEIGHT
    top = CONTENT_AREA.y + TITLE_BAR_HEIGHT + _GAP
    area = Rect(CONTENT_AREA.x, top, CONTENT_AREA.w, below - _GAP - top)
    scene.add_background(
        area.x, area.y, sprite_factory.rounded_rect(area.w, area.h, 12, PLASTER, BACKGROUND)
    )
    _add_cards(scene, player, area, translate)
    laid = player.laid_cards or ()
    left = CONTENT_AREA.x + _KNOWN_WIDTH + _GAP
    nuns = Rect(CONTENT_AREA.x, below, _KNOWN_WIDTH if laid else CONTENT_AREA.w, _NUNS_HEIGHT)
    _add_nuns(scene, view, nuns, translate)
    if laid:
        _add_laid_cards(
            scene,
            view,
            player,
            Rect(left, below, CONTENT_AREA.right - left, _NUNS_HEIGHT),
            translate,
        )
    return scene


def _add_cards(scene: Scene, player: PlayerView, area: Rect, translate: Translate) -> None:
    """Place the hand; cards chosen in the current decision come first, with a gold border."""
    chosen = [(card, True) for card in player.chosen or ()]
    cards = [*chosen, *((card, False) for card in player.hand or ())]
    if not cards:
        text = cached_text(translate, "picture-no-cards")
        style = ("name", 38, theme.INK, PLASTER, area.w - 40, 60, "middle")
        scene.add(area.x + 20, area.y + (area.h - 60) // 2, sprite_factory.text(text, *style))
        return
    groups = [(*key, 1) for key in cards]
    if len(cards) > _MAX_SINGLE_CARDS:
        groups = [(*key, len(list(equal_cards))) for key, equal_cards in groupby(cards)]
    columns, width, height = largest_grid(len(groups), area)
    rows = -(-len(groups) // columns)
    columns = -(-len(groups) // rows)
    top = area.y + (area.h - rows * (height + _GAP) + _GAP) // 2
    for index, (card, is_chosen, count) in enumerate(groups):
        row, column = divmod(index, columns)
        in_row = min(columns, len(groups) - row * columns)
        left = area.x + (area.w - in_row * (width + _GAP) + _GAP) // 2
        name = card_name(card, translate)
        if count > 1:
            name = cached_text(translate, "card-times", number=count, card=name)
        sprite = card_sprite(card, name, width, height, PLASTER, is_chosen)
        scene.add(left + column * (width + _GAP), top + row * (height + _GAP), sprite)


def largest_grid(count: int, area: Rect) -> tuple[int, int, int]:
    """Return the number of columns that makes `count` cards largest, and their width and height."""
    best = (1, 0, 0)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        width = min((area.w - 2 * _GAP) // columns - _GAP, _MAX_CARD_WIDTH)
        height = min((area.h - _GAP) // rows - _GAP, width * 10 // 7)
        width = min(width, height * 8 // 10)
        if width >= best[1]:
            best = (columns, width, height)
    return best


def _add_nuns(scene: Scene, view: View, area: Rect, translate: Translate) -> None:
    """Place the nun row as far as the seat has seen it, and the known number of nuns."""
    scene.add_background(
        area.x, area.y, sprite_factory.rounded_rect(area.w, area.h, 12, theme.PAPER, BACKGROUND)
    )
    height = area.h - 16
    for index, card in enumerate(view.nuns):
        x, y = area.x + 8 + index * (_NUN_WIDTH + 6), area.y + 8
        if card is None:
            sprite = nun_back_sprite(_NUN_WIDTH, height, str(index + 1), background=theme.PAPER)
        else:
            sprite = card_sprite(card, str(index + 1), _NUN_WIDTH, height, theme.PAPER)
        scene.add(x, y, sprite)
    left = area.x + 8 + len(view.nuns) * (_NUN_WIDTH + 6) + 10
    available = area.right - left - 12
    known = [card for card in view.nuns if card is not None]
    nuns = sum(NUNS_ON[card] for card in known)
    text = cached_text(translate, "picture-nuns-known", number=len(known), all=len(view.nuns))
    style = ("label", 27, theme.INK, theme.PAPER)
    for line_index, line_text in enumerate(wrap(text, "label", 27, available, 3)):
        scene.add(
            left,
            area.y + 10 + line_index * 32,
            sprite_factory.text(line_text, *style, available, 32),
        )
    rats = view.players[view.seat or 0].rats or 0
    icon_text: IconText = (NUN, str(nuns), " ", RAT, str(rats))
    scene.add(
        left, area.bottom - 62, icon_text_sprite(icon_text, available, 54, theme.INK, theme.PAPER)
    )


def _add_laid_cards(
    scene: Scene, view: View, player: PlayerView, area: Rect, translate: Translate
) -> None:
    """Place the cards laid down at the building that the seat entered."""
    scene.add_background(
        area.x, area.y, sprite_factory.rounded_rect(area.w, area.h, 12, theme.GOLD_TINT, BACKGROUND)
    )
    cards = player.laid_cards or ()
    building = (
        "" if player.place is None else building_name(view.row[player.place].building, translate)
    )
    text = cached_text(translate, "picture-laid-at", building=building)
    style = ("label", 28, theme.INK, theme.GOLD_TINT)
    scene.add(area.x + 12, area.y + 6, sprite_factory.squeezed_text(text, *style, area.w - 24, 36))
    cards_area = Rect(area.x + 12, area.y + 46, area.w - 24, area.h - 54)
    add_small_cards(scene, cards, cards_area, theme.GOLD_TINT)
