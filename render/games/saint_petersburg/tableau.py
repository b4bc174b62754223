"""What lies before one player, large, with what it pays."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.saint_petersburg.view import View
from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.games.saint_petersburg.chips import kinds_of
from render.games.saint_petersburg.glyphs import COIN, CROWN, STAR
from render.games.saint_petersburg.income import INCOME_HIGH, lay_incomes
from render.games.saint_petersburg.palette import RED, studio
from render.games.saint_petersburg.spread import lay_spread
from render.seats import picture_name
from render.shapes import CARDS
from render.title import TITLE_HIGH, Figure, lay_title
from render.words import Say, plain, said

MARGIN = 12
_PAD = 8
_SCALES = (2.3, 2.0, 1.8, 1.6, 1.4, 1.2, 1.1, 1.0)
"""Sizes of a card's face, the largest first."""


def tableau_scene(view: View, seat: Seat, names: Sequence[str], translate: Say) -> Scene:
    """What lies where. Rubles only where everybody may see them."""
    player = view.players[seat]
    scene = studio.scene()
    inner = WIDTH - 2 * MARGIN
    figures = [
        Figure(STAR, None, plain(player.points)),
        Figure(CARDS, theme.INK, f"{player.hand_size}/{player.hand_limit}"),
        Figure(CROWN, RED, str(player.different_aristocrats)),
    ]
    if view.seat is None and player.rubles is not None:
        figures.append(Figure(COIN, None, str(player.rubles)))
    name = picture_name(names, seat, translate)
    lay_title(scene, Rect(MARGIN, 10, inner, TITLE_HIGH), name, seat, tuple(figures))
    income_top = HEIGHT - 10 - INCOME_HIGH
    lay_incomes(scene, player, view.phase, Rect(MARGIN, income_top, inner, INCOME_HIGH), translate)
    top = 10 + TITLE_HIGH + 8
    area = Rect(MARGIN, top, inner, income_top - 8 - top)
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.TRAY, theme.GROUND))
    shown = kinds_of(player, view.edition)
    if not shown:
        text = said(translate, "picture-tableau-empty")
        scene.centre(area, studio.label(text, "name", 36, theme.INK, theme.TRAY))
    else:
        inside = Rect(area.x + _PAD, area.y + _PAD, area.w - 2 * _PAD, area.h - 2 * _PAD)
        lay_spread(scene, shown, view.edition, inside, theme.TRAY, translate, _SCALES)
    return scene
