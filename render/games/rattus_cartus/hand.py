"""What a seat holds, for its eyes only: its cards, its rats, and what it knows of the nuns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.games.rattus_cartus.cards import NUNS_ON
from engine.games.rattus_cartus.view import PlayerView, View
from render import theme
from render.canvas import Rect, Scene
from render.fonts import wrapped
from render.games.rattus_cartus.glyphs import CARDS, NUN, RAT, TOKEN
from render.games.rattus_cartus.palette import PLASTER, TOWN, studio
from render.games.rattus_cartus.pieces import card_sprite, lay_small, nun_back
from render.games.rattus_cartus.runs import Run, run_sprite
from render.games.rattus_cartus.table import INNER, ground
from render.games.rattus_cartus.title import TITLE_HIGH, lay_title
from render.games.rattus_cartus.titles import building_name, card_name
from render.seats import picture_name
from render.words import Say, said

_GAP = 8
_NUNS_HIGH = 168
_NUN_WIDE = 92
_KNOWN_WIDE = 690
_MOST_WIDE = 190
_MOST_CARDS = 40
"""More cards than this are shown one of a kind."""


def viewer(view: View) -> PlayerView:
    """The player whose view it is. Raises ValueError for the view of everybody."""
    if view.seat is None:
        raise ValueError("a hand is drawn from the view of its seat")
    return view.players[view.seat]


def hand_scene(view: View, names: Sequence[str], translate: Say) -> Scene:
    """What lies where. Raises ValueError for the view of nobody in particular."""
    player = viewer(view)
    scene = studio.scene(ground())
    title = said(translate, "picture-hand", name=picture_name(names, player.seat, translate))
    figures: Run = (RAT, str(player.rats or 0), " ", TOKEN, str(player.tokens))
    figures = (CARDS, str(player.hand_size), " ", *figures)
    lay_title(scene, INNER._replace(h=TITLE_HIGH), title, player.seat, figures)
    below = INNER.bottom - _NUNS_HIGH
    top = INNER.y + TITLE_HIGH + _GAP
    area = Rect(INNER.x, top, INNER.w, below - _GAP - top)
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, PLASTER, TOWN))
    _cards(scene, player, area, translate)
    laid = player.laid_cards or ()
    left = INNER.x + _KNOWN_WIDE + _GAP
    nuns = Rect(INNER.x, below, _KNOWN_WIDE if laid else INNER.w, _NUNS_HIGH)
    _nuns(scene, view, nuns, translate)
    if laid:
        _laid(scene, view, player, Rect(left, below, INNER.right - left, _NUNS_HIGH), translate)
    return scene


def _cards(scene: Scene, player: PlayerView, area: Rect, translate: Say) -> None:
    """The hand; what is chosen in the open decision comes first, with a gold edge."""
    chosen = [(card, True) for card in player.chosen or ()]
    cards = [*chosen, *((card, False) for card in player.hand or ())]
    if not cards:
        text = said(translate, "picture-no-cards")
        style = ("name", 38, theme.INK, PLASTER, area.w - 40, 60, "middle")
        scene.put(area.x + 20, area.y + (area.h - 60) // 2, studio.label(text, *style))
        return
    counted = [(*key, 1) for key in cards]
    if len(cards) > _MOST_CARDS:
        counted = [(*key, len(list(same))) for key, same in groupby(cards)]
    columns, wide, high = grid(len(counted), area)
    rows = -(-len(counted) // columns)
    columns = -(-len(counted) // rows)
    upper = area.y + (area.h - rows * (high + _GAP) + _GAP) // 2
    for place, (card, picked, number) in enumerate(counted):
        row, column = divmod(place, columns)
        in_row = min(columns, len(counted) - row * columns)
        left = area.x + (area.w - in_row * (wide + _GAP) + _GAP) // 2
        name = card_name(card, translate)
        if number > 1:
            name = said(translate, "card-times", number=number, card=name)
        sprite = card_sprite(card, name, wide, high, PLASTER, picked)
        scene.put(left + column * (wide + _GAP), upper + row * (high + _GAP), sprite)


def grid(number: int, area: Rect) -> tuple[int, int, int]:
    """In how many columns so many cards are largest, and how wide and high they are then."""
    best = (1, 0, 0)
    for columns in range(1, number + 1):
        rows = -(-number // columns)
        wide = min((area.w - 2 * _GAP) // columns - _GAP, _MOST_WIDE)
        high = min((area.h - _GAP) // rows - _GAP, wide * 10 // 7)
        wide = min(wide, high * 8 // 10)
        if wide >= best[1]:
            best = (columns, wide, high)
    return best


def _nuns(scene: Scene, view: View, area: Rect, translate: Say) -> None:
    """The nun row as far as the seat looked, and what that makes."""
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.PAPER, TOWN))
    high = area.h - 16
    for place, card in enumerate(view.nuns):
        x, y = area.x + 8 + place * (_NUN_WIDE + 6), area.y + 8
        if card is None:
            sprite = nun_back(_NUN_WIDE, high, str(place + 1), ground=theme.PAPER)
        else:
            sprite = card_sprite(card, str(place + 1), _NUN_WIDE, high, theme.PAPER)
        scene.put(x, y, sprite)
    left = area.x + 8 + len(view.nuns) * (_NUN_WIDE + 6) + 10
    room = area.right - left - 12
    known = [card for card in view.nuns if card is not None]
    nuns = sum(NUNS_ON[card] for card in known)
    text = said(translate, "picture-nuns-known", number=len(known), all=len(view.nuns))
    style = ("label", 27, theme.INK, theme.PAPER)
    for line, words in enumerate(wrapped(text, "label", 27, room, 3)):
        scene.put(left, area.y + 10 + line * 32, studio.label(words, *style, room, 32))
    rats = view.players[view.seat or 0].rats or 0
    run: Run = (NUN, str(nuns), " ", RAT, str(rats))
    scene.put(left, area.bottom - 62, run_sprite(run, room, 54, theme.INK, theme.PAPER))


def _laid(scene: Scene, view: View, player: PlayerView, area: Rect, translate: Say) -> None:
    """What lies at the building that the seat entered."""
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.GOLD_TINT, TOWN))
    cards = player.laid_cards or ()
    where = (
        "" if player.place is None else building_name(view.row[player.place].building, translate)
    )
    text = said(translate, "picture-laid-at", building=where)
    style = ("label", 28, theme.INK, theme.GOLD_TINT)
    scene.put(area.x + 12, area.y + 6, studio.pressed(text, *style, area.w - 24, 36))
    cards_area = Rect(area.x + 12, area.y + 46, area.w - 24, area.h - 54)
    lay_small(scene, cards, cards_area, theme.GOLD_TINT)
