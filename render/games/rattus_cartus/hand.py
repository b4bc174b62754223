"""The private picture of a seat: its cards, its rats, and what it knows of the nuns."""

from __future__ import annotations

from functools import partial
from itertools import groupby

from engine.games.rattus_cartus.cards import NUNS_ON
from engine.games.rattus_cartus.view import PlayerView, View
from render.canvas import HEIGHT, WIDTH, Scene
from render.context import RenderContext
from render.fonts import wrap
from render.games.rattus_cartus.board import board_sprite, title_sprite
from render.games.rattus_cartus.card_sprites import draw_small_cards, nun_sprite
from render.games.rattus_cartus.hand_card import card_sprite
from render.games.rattus_cartus.icons import CARDS, NUN, RAT, TOKEN
from render.games.rattus_cartus.names import building_name, card_name
from render.games.rattus_cartus.palette import SKIN, sprite_factory
from render.kit.card import OVERHANG, SHADOW
from render.kit.icon_run import IconToken, Run, draw_runs, runs_width
from render.kit.skin import ground_sprite
from render.kit.title import Title
from render.players import displayed_name, viewing_player
from render.rect import Rect
from render.translation import Translate

_MARGIN, _GAP, _TITLE_HEIGHT = 8, 8, 60
_NUNS_HEIGHT, _NUN_WIDTH, _NARROW_NUN_WIDTH, _KNOWN_WIDTH = 172, 124, 86, 744
_CARD_GAP, _MAX_CARD_WIDTH = 12, 340
_LOWEST_SHAPE, _HIGHEST_SHAPE = 1.35, 0.62
"""The width of the lowest and of the highest card, as a multiple of its height."""

_MAX_SINGLE_CARDS = 40
"""With more cards than this, equal cards are grouped."""

_TEXT_SIZE, _FIGURE_SIZE, _FIGURES_HEIGHT, _WORDS_HEIGHT = 28, 58, 86, 32
_WORDS_FROM = 300
"""The width from which on the numbers of nuns and rats have words beside them, in pixels."""


def hand_scene(view: View, context: RenderContext) -> Scene:
    """Lay out the picture. Raises ValueError for the public view."""
    translate = context.translate
    player = viewing_player(view)
    scene = sprite_factory.scene(ground_sprite(sprite_factory.palette, SKIN.ground))
    title, area = Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN).split_top(_TITLE_HEIGHT, _GAP)
    figures: tuple[Run, ...] = (
        (IconToken(CARDS), str(player.hand_size)),
        (IconToken(RAT, SKIN.light), str(player.rats or 0)),
        (IconToken(TOKEN), str(player.tokens)),
    )
    name = Title(
        displayed_name(context.names, player.seat, translate), partial(_title_text, translate)
    )
    scene.add(title.x, title.y, title_sprite(name, player.seat, figures, title))
    below, tray = area.split_bottom(_NUNS_HEIGHT)
    scene.add_background(tray.x, tray.y, board_sprite(tray))
    _add_cards(scene, player, tray, translate)
    if player.laid_cards:
        nuns, laid = below.split_left(_KNOWN_WIDTH, _GAP)
        _add_nuns(scene, view, nuns, translate)
        _add_laid_cards(scene, view, player, laid, translate)
    else:
        _add_nuns(scene, view, below, translate)
    return scene


def _title_text(translate: Translate, name: str) -> str:
    return translate("picture-hand", name=name)


def _add_cards(scene: Scene, player: PlayerView, area: Rect, translate: Translate) -> None:
    """Place the hand; cards chosen in the current decision come first, and are marked."""
    chosen = [(card, True) for card in player.chosen or ()]
    cards = [*chosen, *((card, False) for card in player.hand or ())]
    if not cards:
        text = translate("picture-no-cards")
        sprite = sprite_factory.text(text, "name", 38, SKIN.faded, SKIN.board)
        scene.add_centred(area, sprite)
        return
    groups = [(*key, 1) for key in cards]
    if len(cards) > _MAX_SINGLE_CARDS:
        groups = [(*key, len(list(equal_cards))) for key, equal_cards in groupby(cards)]
    columns, width, height = largest_grid(len(groups), area.inset(4))
    rows = -(-len(groups) // columns)
    columns = -(-len(groups) // rows)
    chosen_mark = translate("picture-chosen")
    whole = area.centred(area.w, rows * (height + _CARD_GAP) - _CARD_GAP)
    for index, (card, is_chosen, count) in enumerate(groups):
        row, column = divmod(index, columns)
        in_row = min(columns, len(groups) - row * columns)
        left = area.x + (area.w - in_row * (width + _CARD_GAP) + _CARD_GAP) // 2
        name = card_name(card, translate)
        mark = chosen_mark if is_chosen else ""
        sprite = card_sprite(card, name, (width, height), SKIN.board, mark, count)
        x, y = left + column * (width + _CARD_GAP), whole.y + row * (height + _CARD_GAP)
        scene.add(x - OVERHANG, y - OVERHANG, sprite)


def largest_grid(count: int, area: Rect) -> tuple[int, int, int]:
    """Return the number of columns that makes `count` cards largest, and their width and height."""
    sizes = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        width = min((area.w - _CARD_GAP) // columns - _CARD_GAP, _MAX_CARD_WIDTH)
        height = (area.h - _CARD_GAP) // rows - _CARD_GAP
        width = min(width, round(height * _LOWEST_SHAPE))
        height = min(height, round(width / _HIGHEST_SHAPE))
        sizes.append((columns, width, height - SHADOW))
    return max(sizes, key=lambda size: size[1] * size[2])


def _add_nuns(scene: Scene, view: View, area: Rect, translate: Translate) -> None:
    """Place the nun row as far as the seat has seen it, and its nuns beside the seat's rats."""
    scene.add_background(area.x, area.y, board_sprite(area, SKIN.recess))
    inside = area.inset(12, 10)
    nun_width = _NARROW_NUN_WIDTH if area.w <= _KNOWN_WIDTH else _NUN_WIDTH
    for index, card in enumerate(view.nuns):
        place, inside = inside.split_left(nun_width, 8)
        sprite = nun_sprite(card, place.w, place.h, str(index + 1), False, SKIN.recess)
        scene.add(place.x, place.y, sprite)
    inside = inside.inset(8, 0)
    known = [card for card in view.nuns if card is not None]
    text = translate("picture-nuns-known", number=len(known), all=len(view.nuns))
    drawing = sprite_factory.drawing(inside.w, inside.h, SKIN.recess)
    for line, words in enumerate(wrap(text, "label", _TEXT_SIZE, inside.w, 3)):
        drawing.text(0, 14 + line * 32, words, "label", _TEXT_SIZE, SKIN.light)
    nuns, rats = sum(NUNS_ON[card] for card in known), viewing_player(view).rats or 0
    figures = (NUN, None, nuns, "picture-nuns"), (RAT, SKIN.light, rats, "picture-rats")
    has_words = inside.w >= _WORDS_FROM
    height = _FIGURES_HEIGHT if has_words else _FIGURE_SIZE
    places = Rect(0, 0, inside.w, inside.h).split_bottom(height)[0].columns(2, 8)
    for (icon, ink, number, key), place in zip(figures, places, strict=True):
        label, top = place.split_bottom(_WORDS_HEIGHT if has_words else 0)
        run: Run = (IconToken(icon, ink), str(number))
        width = min(runs_width((run,), _FIGURE_SIZE), top.w)
        draw_runs(drawing, (run,), top._replace(w=width), _FIGURE_SIZE, SKIN.light)
        if has_words:
            words = translate(key, number=number)
            drawing.text(label.x, label.middle[1], words, "label", _TEXT_SIZE, SKIN.light)
    scene.add(inside.x, inside.y, drawing.sprite())


def _add_laid_cards(
    scene: Scene, view: View, player: PlayerView, area: Rect, translate: Translate
) -> None:
    """Place the cards laid down at the building that the seat entered."""
    scene.add_background(area.x, area.y, board_sprite(area))
    place = player.place
    building = "" if place is None else building_name(view.row[place].building, translate)
    inside = area.inset(12, 8)
    drawing = sprite_factory.drawing(inside.w, inside.h, SKIN.board)
    head, cards = Rect(0, 0, inside.w, inside.h).split_top(36, 4)
    text = translate("picture-laid-at", building=building)
    drawing.text(0, head.middle[1], text, "label", _TEXT_SIZE, SKIN.light, max_width=head.w)
    draw_small_cards(drawing, player.laid_cards or (), cards)
    scene.add(inside.x, inside.y, drawing.sprite())
