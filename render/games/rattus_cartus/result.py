"""The end: the plague revealed, who survives, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.games.rattus_cartus.cards import CLASS_COUNT, GOLD, JOKER
from engine.games.rattus_cartus.events import FinalScore
from engine.games.rattus_cartus.view import View
from render import theme
from render.canvas import Scene
from render.fonts import wrap
from render.games.rattus_cartus.card_sprites import card_sprite
from render.games.rattus_cartus.icon_text import icon_text_sprite
from render.games.rattus_cartus.icons import CARDS, NUN, RAT, SKULL, SPECIALS, TOKEN
from render.games.rattus_cartus.palette import BACKGROUND, LOSS_COLOUR, NIGHT, sprite_factory
from render.games.rattus_cartus.table import CONTENT_AREA, page_background
from render.games.rattus_cartus.tracks import class_badge
from render.icons import ROBOT
from render.palette import Sprite
from render.players import displayed_name, seat_colour
from render.rect import Rect
from render.translation import Translate, cached_text

_GAP = 8
_TOP_HEIGHT, _HEADING_HEIGHT, _MAX_ROW_HEIGHT = 176, 50, 140
_CARD_WIDTH = 104
_COLUMN_WIDTH, _TOTAL_WIDTH, _RATS_WIDTH = 62, 96, 104
_BAND_WIDTH = 56
_COLUMNS = CLASS_COUNT + 3
_COLUMNS_LEFT = CONTENT_AREA.right - 10 - _RATS_WIDTH - _TOTAL_WIDTH - _COLUMNS * _COLUMN_WIDTH
"""The left edge of the columns."""


def result_scene(
    view: View, names: Sequence[str], translate: Translate, ai_seats: frozenset[Seat]
) -> Scene:
    """Lay out the picture. Raises ValueError while the game is running."""
    if not view.final_scores:
        raise ValueError("there is no result before the end")
    scene = sprite_factory.scene(page_background())
    _add_plague(scene, view, names, CONTENT_AREA._replace(h=_TOP_HEIGHT), translate)
    top = CONTENT_AREA.y + _TOP_HEIGHT + _GAP
    _add_headings(scene, top, cached_text(translate, "picture-points"))
    top += _HEADING_HEIGHT
    ranked = ranked_seats(view.final_scores)
    step = min((CONTENT_AREA.bottom - top + _GAP) // len(ranked), _MAX_ROW_HEIGHT)
    for index, seat in enumerate(ranked):
        row = Rect(CONTENT_AREA.x, top + index * step, CONTENT_AREA.w, step - _GAP)
        name = displayed_name(names, seat, translate)
        _add_row(scene, view.final_scores[seat], seat, name, row, seat in ai_seats)
    return scene


def ranked_seats(scores: Sequence[FinalScore]) -> list[Seat]:
    """Return the survivors by rank, then the dead by points."""
    return sorted(
        range(len(scores)),
        key=lambda seat: (scores[seat].rank or len(scores) + 1, -scores[seat].points, seat),
    )


def winning_seats(view: View) -> list[Seat]:
    return [seat for seat, score in enumerate(view.final_scores) if score.rank == 1]


def _add_plague(
    scene: Scene, view: View, names: Sequence[str], area: Rect, translate: Translate
) -> None:
    """Place the revealed nun row, the number of nuns, and who has won."""
    scene.add_background(
        area.x, area.y, sprite_factory.rounded_rect(area.w, area.h, 12, NIGHT, BACKGROUND)
    )
    x, height = area.x + 10, area.h - 20
    for card in view.nuns:
        if card is not None:
            scene.add(x, area.y + 10, card_sprite(card, "", _CARD_WIDTH, height, NIGHT))
            x += _CARD_WIDTH + 6
    x += 8
    available = area.right - x - 14
    winners = winning_seats(view)
    style = ("name", 42, theme.WHITE, NIGHT)
    if not winners:
        text = cached_text(translate, "picture-nobody-wins")
    elif len(winners) == 1:
        text = cached_text(
            translate, "picture-winner", name=displayed_name(names, winners[0], translate)
        )
    else:
        text = cached_text(translate, "picture-winners", number=len(winners))
    scene.add(x, area.y + 12, sprite_factory.squeezed_text(text, *style, available, 56))
    icon_text = (NUN, str(view.plague or 0))
    scene.add(x, area.y + 76, icon_text_sprite(icon_text, 120, 54, theme.WHITE, NIGHT))
    text = cached_text(translate, "picture-more-rats-die", nuns=view.plague or 0)
    for index, line in enumerate(wrap(text, "label", 28, available - 124, 2)):
        sprite = sprite_factory.text(line, "label", 28, theme.WHITE, NIGHT, available - 124, 34)
        scene.add(x + 124, area.y + 80 + index * 36, sprite)


def _add_headings(scene: Scene, top: int, total: str) -> None:
    """Place an icon above each column."""
    size = 42
    x = _COLUMNS_LEFT + (_COLUMN_WIDTH - size) // 2
    for cls in range(CLASS_COUNT):
        scene.add(x, top + 2, class_badge(cls, size, BACKGROUND))
        x += _COLUMN_WIDTH
    for icon in (SPECIALS[GOLD - JOKER], CARDS, TOKEN):
        scene.add(x, top + 2, sprite_factory.icon(icon, size, None, BACKGROUND))
        x += _COLUMN_WIDTH
    style = ("label", 28, theme.INK, BACKGROUND, _TOTAL_WIDTH - 6, size)
    x = _COLUMNS_LEFT + _COLUMNS * _COLUMN_WIDTH
    scene.add(x, top + 2, sprite_factory.squeezed_text(total, *style))
    x += _TOTAL_WIDTH + (_RATS_WIDTH - size) // 2
    scene.add(x, top + 2, sprite_factory.icon(RAT, size, None, BACKGROUND))


def _add_row(
    scene: Scene, score: FinalScore, seat: Seat, name: str, area: Rect, is_ai: bool
) -> None:
    """Place rank and player, the points by source, their total, and the rats."""
    is_winner = score.rank == 1
    fill = theme.GOLD_TINT if is_winner else theme.PAPER if score.alive else theme.SILVER
    scene.add_background(
        area.x, area.y, _row_background(seat, score.rank, is_winner, score.alive, area.w, area.h)
    )
    top, height = area.y + 5, area.h - 10
    left = area.x + 2 * _BAND_WIDTH + 6
    available = _COLUMNS_LEFT - left - 4
    if is_ai:
        available -= 36
        robot = sprite_factory.icon(ROBOT, 30, theme.SLATE, fill)
        scene.add(left + available + 4, area.y + (area.h - 30) // 2, robot)
    scene.add(
        left,
        top,
        sprite_factory.squeezed_text(name, "name", 39, theme.INK, fill, available, height),
    )
    x = _COLUMNS_LEFT
    for points in (*score.tracks, score.gold, score.hand, score.tokens):
        text, text_colour = (str(points), theme.INK) if points else ("·", theme.INK)
        style = ("number", 38, text_colour, fill, _COLUMN_WIDTH - 4, height, "middle")
        scene.add(x, top, sprite_factory.text(text, *style))
        x += _COLUMN_WIDTH
    style = ("number", 50, theme.INK, fill, _TOTAL_WIDTH - 6, height, "middle")
    scene.add(x, top, sprite_factory.text(str(score.points), *style))
    text_colour = theme.INK if score.alive else LOSS_COLOUR
    style = ("number", 40, text_colour, fill, _RATS_WIDTH - 8, height, "middle")
    scene.add(x + _TOTAL_WIDTH, top, sprite_factory.text(str(score.rats), *style))


@lru_cache(maxsize=32)
def _row_background(
    seat: Seat, rank: int | None, is_winner: bool, alive: bool, width: int, height: int
) -> Sprite:
    """Draw a row with the seat's colour, number and rank; a skull for the dead."""
    drawing = sprite_factory.drawing(width, height, BACKGROUND)
    border = 4 if is_winner else 2
    fill = theme.GOLD_TINT if is_winner else theme.PAPER if alive else theme.SILVER
    drawing.rounded_rect(0, 0, width, height, 10, theme.GOLD if is_winner else seat_colour(seat))
    drawing.rounded_rect(border, border, width - 2 * border, height - 2 * border, 8, fill)
    drawing.rounded_rect(0, 0, _BAND_WIDTH, height, 10, seat_colour(seat))
    drawing.rect(_BAND_WIDTH - 10, 0, 10, height, seat_colour(seat))
    drawing.text(_BAND_WIDTH // 2, height // 2, str(seat + 1), "number", 42, theme.WHITE, "middle")
    x = _BAND_WIDTH + _BAND_WIDTH // 2
    if rank is None:
        drawing.rounded_rect(x - 23, height // 2 - 23, 46, 46, 10, theme.INK)
        drawing.icon(SKULL, x - 18, height // 2 - 18, 36)
    else:
        drawing.text(x, height // 2, f"{rank}.", "name", 42, theme.INK, "middle")
    return drawing.sprite()
