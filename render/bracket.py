"""The bracket of a knock-out: a column a round, a box a table, and who goes on."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from render import theme
from render.bracket_layout import (
    Box,
    BracketLayout,
    BracketPlayer,
    BracketRound,
    Column,
    Fate,
    bracket_layout,
    ways_between,
)
from render.bracket_order import upright_order
from render.canvas import HEIGHT, WIDTH, Scene, SpriteFactory
from render.icons import CHECK, WINNERS_CROWN
from render.image_cache import cached_image
from render.kit.board_table import shown_name
from render.kit.lettering import fit_player_name
from render.kit.panel import BOARD_SHADOW, HAIRLINE, draw_badge, draw_board, draw_plaque
from render.kit.skin import Skin, ground_below
from render.kit.title import draw_flourish
from render.palette import Sprite
from render.picture import Picture, titled_picture
from render.players import alt_text_name, drawable_name
from render.rect import Rect
from render.sprites import Drawing
from render.translation import Translate

CROWNED_HEIGHT = 118
"""The height of the winner's crown and name, in pixels."""


def bracket_picture(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    rounds: Sequence[BracketRound],
    translate: Translate,
) -> Picture:
    """Draw the last rounds that fit below a title."""
    scene = bracket_scene(sprite_factory, skin, title, rounds, translate)
    lines = [*_winner_lines(rounds, translate), *_table_lines(rounds, translate)]
    return titled_picture(scene.to_png(), title, lines, "bracket.png")


def _winner_lines(rounds: Sequence[BracketRound], translate: Translate) -> list[str]:
    names = tuple(alt_text_name((each.name,), 0, translate) for each in _winners(rounds))
    if not names:
        return []
    return [translate("tournament-over-winner", winners=names, number=len(names))]


def _winners(rounds: Sequence[BracketRound]) -> list[BracketPlayer]:
    tables = rounds[-1].tables if rounds else ()
    return [each for table in tables for each in table.players if each.fate == "won"]


def _table_lines(rounds: Sequence[BracketRound], translate: Translate) -> list[str]:
    """A line for each table, the last round first."""

    def names(players: Sequence[BracketPlayer]) -> tuple[str, ...]:
        return tuple(alt_text_name((each.name,), 0, translate) for each in players)

    return [
        translate(
            "bracket-line",
            round=each.number,
            table=table.number if len(table.players) > 1 else 0,
            final=int(each.is_final),
            names=names(table.players),
            through=names([player for player in table.players if player.fate == "on"]),
        )
        for each in reversed(rounds)
        for table in each.tables
    ]


def bracket_scene(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    rounds: Sequence[BracketRound],
    translate: Translate,
) -> Scene:
    """Lay out the rounds on a board."""
    layout = bracket_layout(rounds)
    scene = sprite_factory.scene(_background(sprite_factory, skin, title, layout, translate))
    mark = translate("picture-ai")
    for column in layout.columns:
        for box in (box for boxes in column.boxes for box in boxes):
            for player, row in zip(box.table.players, box.rows, strict=True):
                name = shown_name(player.name, player.number, translate)
                badge = mark if player.is_ai else ""
                look = (sprite_factory, skin, name, badge, player.fate)
                sprite = _row_sprite(*look, row.w, row.h)
                scene.add(row.x, row.y, sprite)
    return scene


def _background(
    sprite_factory: SpriteFactory,
    skin: Skin,
    title: str,
    layout: BracketLayout,
    translate: Translate,
) -> Sprite:
    """Draw the board with headings, frames and ways, without the names."""
    ground = ground_below(skin.ground, Rect(0, 0, WIDTH, HEIGHT))
    drawing = sprite_factory.drawing(WIDTH, HEIGHT, ground)
    drawing.rounded_rect(*layout.header.moved(0, BOARD_SHADOW), 10, skin.ground.shadow)
    draw_plaque(drawing, layout.header, skin.board, skin.line)
    draw_flourish(drawing, layout.header.inset(24, 8), drawable_name(title), 38, skin)
    draw_board(drawing, layout.board, skin)
    for column in layout.columns:
        _draw_heading(drawing, column, skin, translate)
        for box in (box for boxes in column.boxes for box in boxes):
            drawing.rounded_rect(*box.area, 6, theme.BRONZE)
    for column, following in pairwise(layout.columns):
        if len(column.boxes) == len(following.boxes) == 1:
            _draw_ways(drawing, column.boxes[0], following.boxes[0], skin)
    if layout.columns:
        _draw_crowned(drawing, layout, skin, translate)
    _draw_note(drawing, layout, skin, translate)
    return drawing.sprite()


def _draw_heading(drawing: Drawing, column: Column, skin: Skin, translate: Translate) -> None:
    final = int(column.round.is_final)
    text = translate("picture-bracket-round", round=column.round.number, final=final)
    x, y = column.heading.middle
    drawing.text(x, y, text, "label", 30, skin.light, "middle", column.heading.w)


def _draw_ways(
    drawing: Drawing, boxes: Sequence[Box], following: Sequence[Box], skin: Skin
) -> None:
    """Draw a line from each player who goes on to where they play next.

    Those to the same table meet in one upright line, and those to different tables do not.
    """
    start = boxes[0].area.right
    gutter = following[0].area.x - start
    ways = ways_between(boxes, following)
    for place, index in enumerate(upright_order(ways), 1):
        x = start + gutter * place // (len(ways) + 1)
        starts, ends = ways[index]
        for y in starts:
            drawing.rect(start, y, x - start, HAIRLINE, skin.line)
        for y in ends:
            drawing.rect(x, y, start + gutter - x, HAIRLINE, skin.line)
        top, bottom = min(*starts, *ends), max(*starts, *ends)
        drawing.rect(x, top, HAIRLINE, bottom - top + HAIRLINE, skin.line)


def _draw_crowned(
    drawing: Drawing, layout: BracketLayout, skin: Skin, translate: Translate
) -> None:
    """Draw a crown above the winner's name over the final, if there is room."""
    last = layout.columns[-1]
    names = [shown_name(each.name, each.number, translate) for each in _winners([last.round])]
    box = last.boxes[-1][0].area
    if not names or box.y - last.heading.bottom < CROWNED_HEIGHT:
        return
    x, top = box.middle[0], box.y - CROWNED_HEIGHT
    crown = Rect(x - 42, top, 84, 62)
    drawing.shape(WINNERS_CROWN, crown, theme.BRONZE)
    drawing.shape(WINNERS_CROWN, crown.inset(4), theme.COIN)
    fitted = fit_player_name(" · ".join(names), box.w, 42, 26)
    text, y = fitted.lines[0], top + 86
    drawing.text(x, y, text, "name", fitted.size, theme.COIN, "middle", box.w)


def _draw_note(drawing: Drawing, layout: BracketLayout, skin: Skin, translate: Translate) -> None:
    if not layout.earlier and not layout.more:
        return
    text = translate("picture-bracket-left-out", rounds=layout.earlier, tables=layout.more)
    x, y = layout.note.middle
    drawing.text(x, y, text, "label", 26, skin.light, "middle", layout.note.w)


@cached_image
def _row_sprite(
    sprite_factory: SpriteFactory,
    skin: Skin,
    name: str,
    mark: str,
    fate: Fate,
    width: int,
    height: int,
) -> Sprite:
    """Draw a name; a check marks who goes on, a crown who has won, and those who are out fade."""
    fills = {"on": skin.place, "won": skin.seat_on_turn}
    inks = {"open": skin.light, "on": theme.WHITE, "out": skin.faded, "won": skin.ink}
    drawing = sprite_factory.drawing(width, height, fills.get(fate, skin.recess))
    rest, size = Rect(0, 0, width, height).inset(8, 0), height - 8
    if fate in ("on", "won"):
        sign, rest = rest.split_right(size, 6)
        shape, ink = (CHECK, theme.COIN) if fate == "on" else (WINNERS_CROWN, theme.BRONZE)
        drawing.shape(shape, sign.centred(size, size), ink)
    if mark:
        badge, rest = rest.split_right(36, 6)
        draw_badge(drawing, badge.centred(36, min(size, 26)), mark, skin.paper, skin.ink)
    fitted = fit_player_name(name, rest.w, height * 6 // 7, 20)
    y = rest.middle[1]
    drawing.text(rest.x, y, fitted.lines[0], "name", fitted.size, inks[fate], max_width=rest.w)
    return drawing.sprite()
