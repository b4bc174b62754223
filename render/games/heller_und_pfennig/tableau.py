"""One seat, large: remaining stalls, the face-down tile, and what the rounds paid."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.heller_und_pfennig.market import COLUMNS, Stall, space_name
from engine.games.heller_und_pfennig.view import PlayerView, View
from render import theme
from render.canvas import HEIGHT, WIDTH, Scene
from render.games.heller_und_pfennig.amounts import amount_colour
from render.games.heller_und_pfennig.icons import BACK, COIN
from render.games.heller_und_pfennig.market import MARGIN
from render.games.heller_und_pfennig.palette import sprite_factory
from render.games.heller_und_pfennig.pieces import piece_sprite
from render.games.heller_und_pfennig.remaining_stalls import add_stalls
from render.players import displayed_name
from render.rect import Rect
from render.title_bar import TITLE_BAR_HEIGHT, TitleStat, add_title_bar
from render.translation import Translate, cached_text, format_number, format_signed

_GAP = 8
_PLACED_HEIGHT, _ROUNDS_HEIGHT = 172, 76
_KEPT_WIDTH = 200


def tableau_scene(view: View, seat: Seat, names: Sequence[str], translate: Translate) -> Scene:
    """Lay out the picture. The tile stays face down for all viewers."""
    player = view.players[seat]
    scene = sprite_factory.scene()
    inner = WIDTH - 2 * MARGIN
    stats = (TitleStat(COIN, None, format_number(player.money)),)
    name = displayed_name(names, seat, translate)
    add_title_bar(scene, Rect(MARGIN, MARGIN, inner, TITLE_BAR_HEIGHT), name, seat, stats)
    bottom = HEIGHT - MARGIN
    if player.earned:
        bottom -= _ROUNDS_HEIGHT
        _add_rounds(scene, player, view, Rect(MARGIN, bottom, inner, _ROUNDS_HEIGHT), translate)
        bottom -= _GAP
    if placed := _placed_stalls(view, seat):
        bottom -= _PLACED_HEIGHT
        _add_placed_stalls(
            scene, placed, player, Rect(MARGIN, bottom, inner, _PLACED_HEIGHT), translate
        )
        bottom -= _GAP
    top = MARGIN + TITLE_BAR_HEIGHT + _GAP
    area = Rect(MARGIN, top, inner, bottom - top)
    scene.add_background(
        area.x,
        area.y,
        sprite_factory.rounded_rect(area.w, area.h, 12, theme.TRAY, theme.BACKGROUND),
    )
    if player.has_kept:
        _add_kept_tile(scene, area._replace(x=area.right - _KEPT_WIDTH, w=_KEPT_WIDTH), translate)
        area = area._replace(w=area.w - _KEPT_WIDTH)
    add_stalls(scene, player, area, translate)
    return scene


def _add_kept_tile(scene: Scene, area: Rect, translate: Translate) -> None:
    """Place the back of the tile that the seat keeps."""
    size = _KEPT_WIDTH - 40
    top = area.y + (area.h - size - 50) // 2
    scene.add(area.x + 20, top, sprite_factory.cropped_art(BACK, size, size))
    style = ("label", 26, theme.INK, theme.TRAY, area.w - 10, 40, "middle")
    scene.add(
        area.x + 5,
        top + size + 10,
        sprite_factory.text(cached_text(translate, "picture-keeps"), *style),
    )


def _placed_stalls(view: View, seat: Seat) -> list[tuple[str, Stall]]:
    """Return the seat's stalls on the market with the names of their spaces."""
    return [
        (space_name(row * COLUMNS + column), cell)
        for row, cells in enumerate(view.rows)
        for column, cell in enumerate(cells)
        if isinstance(cell, Stall) and cell.seat == seat
    ]


def _add_placed_stalls(
    scene: Scene,
    placed: list[tuple[str, Stall]],
    player: PlayerView,
    area: Rect,
    translate: Translate,
) -> None:
    """Place the seat's stalls on the market, each with the name of its space."""
    background = theme.PAPER
    scene.add_background(
        area.x,
        area.y,
        sprite_factory.rounded_rect(area.w, area.h, 12, background, theme.BACKGROUND),
    )
    style = ("label", 28, theme.INK, background)
    text = sprite_factory.text(cached_text(translate, "picture-on-market"), *style, 0, 40)
    scene.add(area.x + 14, area.y + 4, text)
    change = player.projected_payout
    change_sprite = sprite_factory.text(
        format_signed(change), "number", 38, amount_colour(change), background, 0, 44
    )
    scene.add(area.right - 14 - change_sprite.width, area.y + 4, change_sprite)
    size = min(88, (area.w - 28) // len(placed) - _GAP)
    for index, (name, cell) in enumerate(placed):
        x = area.x + 14 + index * (size + _GAP)
        scene.add(x, area.y + 48, piece_sprite(cell, "", size, size, background))
        scene.add(x, area.y + 48 + size, sprite_factory.text(name, *style, size, 34, "middle"))


def _add_rounds(
    scene: Scene, player: PlayerView, view: View, area: Rect, translate: Translate
) -> None:
    """Place what each finished round paid."""
    background = theme.PAPER
    scene.add_background(
        area.x,
        area.y,
        sprite_factory.rounded_rect(area.w, area.h, 12, background, theme.BACKGROUND),
    )
    width = (area.w - 28) // max(len(player.earned), view.rounds or 0, 3)
    for index, amount in enumerate(player.earned):
        x, half = area.x + 14 + index * width, width // 2
        text = cached_text(translate, "picture-round", round=index + 1)
        sprite = sprite_factory.text(text, "label", 28, theme.INK, background, half - 4, area.h - 8)
        scene.add(x, area.y + 4, sprite)
        style = ("number", 38, amount_colour(amount), background)
        sprite = sprite_factory.text(format_signed(amount), *style, half - 16, area.h - 8)
        scene.add(x + half, area.y + 4, sprite)
