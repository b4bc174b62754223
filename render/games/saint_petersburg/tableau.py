"""The cards in front of one player, large, with what they pay."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.games.saint_petersburg.card_grid import add_card_grid
from render.games.saint_petersburg.icons import COIN, CROWN, STAR
from render.games.saint_petersburg.income_forecast import FORECAST_HEIGHT, add_income_forecast
from render.games.saint_petersburg.palette import RED, sprite_factory
from render.games.saint_petersburg.tiles import card_groups_of
from render.icons import CARDS
from render.players import displayed_name
from render.rect import Rect
from render.title_bar import TITLE_BAR_HEIGHT, TitleStat, add_title_bar
from render.translation import Translate, cached_text, format_number

MARGIN = 12
_PAD = 8
_SCALES = (2.3, 2.0, 1.8, 1.6, 1.4, 1.2, 1.1, 1.0)
"""The scales of a portrait card, the largest first."""


def tableau_scene(view: View, seat: Seat, names: Sequence[str], translate: Translate) -> Scene:
    """Lay out the picture. Rubles are shown only where they are public."""
    player = view.players[seat]
    scene = sprite_factory.scene()
    inner = WIDTH - 2 * MARGIN
    stats = [
        TitleStat(STAR, None, format_number(player.points)),
        TitleStat(CARDS, theme.INK, f"{player.hand_size}/{player.hand_limit}"),
        TitleStat(CROWN, RED, str(player.different_aristocrats)),
    ]
    if view.seat is None and player.rubles is not None:
        stats.append(TitleStat(COIN, None, str(player.rubles)))
    name = displayed_name(names, seat, translate)
    add_title_bar(scene, Rect(MARGIN, 10, inner, TITLE_BAR_HEIGHT), name, seat, tuple(stats))
    income_top = HEIGHT - 10 - FORECAST_HEIGHT
    add_income_forecast(
        scene, player, view.phase, Rect(MARGIN, income_top, inner, FORECAST_HEIGHT), translate
    )
    top = 10 + TITLE_BAR_HEIGHT + 8
    area = Rect(MARGIN, top, inner, income_top - 8 - top)
    scene.add_background(
        area.x,
        area.y,
        sprite_factory.rounded_rect(area.w, area.h, 12, theme.TRAY, theme.BACKGROUND),
    )
    groups = card_groups_of(player, view.edition)
    if not groups:
        text = cached_text(translate, "picture-tableau-empty")
        scene.add_centred(area, sprite_factory.text(text, "name", 36, theme.INK, theme.TRAY))
    else:
        inside = Rect(area.x + _PAD, area.y + _PAD, area.w - 2 * _PAD, area.h - 2 * _PAD)
        add_card_grid(scene, groups, view.edition, inside, theme.TRAY, translate, _SCALES)
    return scene
