"""The private picture of a player: the hand with its prices, rubles and income."""

from __future__ import annotations

from functools import partial

from engine.games.saint_petersburg.view import View
from render.canvas import HEIGHT, WIDTH, Scene
from render.context import RenderContext
from render.games.saint_petersburg.hand_rows import add_hand_rows
from render.games.saint_petersburg.hand_tray import add_hand_tray
from render.games.saint_petersburg.icons import COIN, STAR
from render.games.saint_petersburg.income_strip import add_income_strip
from render.games.saint_petersburg.palette import SKIN, sprite_factory
from render.games.saint_petersburg.title import title_sprite
from render.icons import CARDS
from render.kit.icon_run import IconToken, Run
from render.kit.skin import ground_sprite
from render.kit.title import Title
from render.players import displayed_name, viewing_player
from render.rect import Rect
from render.translation import Translate, format_number

_MARGIN, _GAP = 8, 8
_TITLE_HEIGHT, _INCOME_HEIGHT, _ROWS_HEIGHT = 60, 50, 258


def hand_scene(view: View, context: RenderContext) -> Scene:
    """Lay out the picture. Raises ValueError for the public view."""
    translate = context.translate
    player = viewing_player(view)
    scene = sprite_factory.scene(ground_sprite(sprite_factory.palette, SKIN.ground))
    area = Rect(0, 0, WIDTH, HEIGHT).inset(_MARGIN)
    title, area = area.split_top(_TITLE_HEIGHT, _GAP)
    incomes, area = area.split_top(_INCOME_HEIGHT, _GAP)
    rows, tray = area.split_bottom(_ROWS_HEIGHT, _GAP)
    figures: tuple[Run, ...] = (
        (IconToken(CARDS, SKIN.light), f"{len(player.hand or ())}/{player.hand_limit}"),
        (IconToken(STAR), format_number(player.points)),
        (IconToken(COIN), str(player.rubles)),
    )
    name = displayed_name(context.names, player.seat, translate)
    text = Title(name, partial(_title_text, translate))
    scene.add(title.x, title.y, title_sprite(text, player.seat, figures, title))
    add_income_strip(scene, player, view.phase, incomes, translate)
    add_hand_tray(scene, view, player, tray, translate)
    add_hand_rows(scene, view, rows, translate)
    return scene


def _title_text(translate: Translate, name: str) -> str:
    return translate("picture-hand", name=name)
