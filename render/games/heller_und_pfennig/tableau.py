"""What lies before one seat, large: stalls left, the tile face down, what the rounds brought."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.heller_und_pfennig.market import COLUMNS, Stall, space_name
from engine.games.heller_und_pfennig.view import PlayerView, View
from render import theme
from render.canvas import HEIGHT, WIDTH, Rect, Scene
from render.games.heller_und_pfennig.board import MARGIN
from render.games.heller_und_pfennig.figures import ink
from render.games.heller_und_pfennig.glyphs import BACK, COIN
from render.games.heller_und_pfennig.palette import studio
from render.games.heller_und_pfennig.pieces import piece
from render.games.heller_und_pfennig.stock import lay_stalls
from render.seats import picture_name
from render.title import TITLE_HIGH, Figure, lay_title
from render.words import Say, plain, said, signed

_GAP = 8
_STANDING_HIGH, _ROUNDS_HIGH = 172, 76
_KEPT_WIDE = 200


def tableau_scene(view: View, seat: Seat, names: Sequence[str], translate: Say) -> Scene:
    """What lies where. The tile stays face down, whoever looks."""
    player = view.players[seat]
    scene = studio.scene()
    inner = WIDTH - 2 * MARGIN
    figures = (Figure(COIN, None, plain(player.money)),)
    name = picture_name(names, seat, translate)
    lay_title(scene, Rect(MARGIN, MARGIN, inner, TITLE_HIGH), name, seat, figures)
    bottom = HEIGHT - MARGIN
    if player.earned:
        bottom -= _ROUNDS_HIGH
        _rounds(scene, player, view, Rect(MARGIN, bottom, inner, _ROUNDS_HIGH), translate)
        bottom -= _GAP
    if placed := _placed(view, seat):
        bottom -= _STANDING_HIGH
        _standing(scene, placed, player, Rect(MARGIN, bottom, inner, _STANDING_HIGH), translate)
        bottom -= _GAP
    top = MARGIN + TITLE_HIGH + _GAP
    area = Rect(MARGIN, top, inner, bottom - top)
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, theme.TRAY, theme.GROUND))
    if player.has_kept:
        _kept(scene, area._replace(x=area.right - _KEPT_WIDE, w=_KEPT_WIDE), translate)
        area = area._replace(w=area.w - _KEPT_WIDE)
    lay_stalls(scene, player, area, translate)
    return scene


def _kept(scene: Scene, area: Rect, translate: Say) -> None:
    """The back of the tile that the seat keeps."""
    size = _KEPT_WIDE - 40
    top = area.y + (area.h - size - 50) // 2
    scene.put(area.x + 20, top, studio.vignette(BACK, size, size))
    style = ("label", 26, theme.INK, theme.TRAY, area.w - 10, 40, "middle")
    scene.put(area.x + 5, top + size + 10, studio.label(said(translate, "picture-keeps"), *style))


def _placed(view: View, seat: Seat) -> list[tuple[str, Stall]]:
    """The seat's stalls on the market with the names of their spaces."""
    return [
        (space_name(row * COLUMNS + column), cell)
        for row, cells in enumerate(view.rows)
        for column, cell in enumerate(cells)
        if isinstance(cell, Stall) and cell.seat == seat
    ]


def _standing(
    scene: Scene, placed: list[tuple[str, Stall]], player: PlayerView, area: Rect, translate: Say
) -> None:
    """The seat's stalls on the market, each with the name of its space."""
    ground = theme.PAPER
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, ground, theme.GROUND))
    style = ("label", 28, theme.INK, ground)
    text = studio.label(said(translate, "picture-on-market"), *style, 0, 40)
    scene.put(area.x + 14, area.y + 4, text)
    change = player.projected_payout
    figure = studio.label(signed(change), "number", 38, ink(change), ground, 0, 44)
    scene.put(area.right - 14 - figure.width, area.y + 4, figure)
    size = min(88, (area.w - 28) // len(placed) - _GAP)
    for place, (name, cell) in enumerate(placed):
        x = area.x + 14 + place * (size + _GAP)
        scene.put(x, area.y + 48, piece(cell, "", size, size, ground))
        scene.put(x, area.y + 48 + size, studio.label(name, *style, size, 34, "middle"))


def _rounds(scene: Scene, player: PlayerView, view: View, area: Rect, translate: Say) -> None:
    """What each finished round brought."""
    ground = theme.PAPER
    scene.panel(area.x, area.y, studio.plate(area.w, area.h, 12, ground, theme.GROUND))
    wide = (area.w - 28) // max(len(player.earned), view.rounds or 0, 3)
    for place, amount in enumerate(player.earned):
        x, half = area.x + 14 + place * wide, wide // 2
        text = said(translate, "picture-round", round=place + 1)
        sprite = studio.label(text, "label", 28, theme.INK, ground, half - 4, area.h - 8)
        scene.put(x, area.y + 4, sprite)
        style = ("number", 38, ink(amount), ground)
        sprite = studio.label(signed(amount), *style, half - 16, area.h - 8)
        scene.put(x + half, area.y + 4, sprite)
