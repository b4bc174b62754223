"""The headings of the board stand beside each other, in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from inspect import unwrap
from itertools import pairwise
from unittest.mock import patch

import pytest

from bot.registry import GAME_UIS
from render.fonts import text_width
from render.games.saint_petersburg.board_grid import BoardGrid
from render.games.saint_petersburg.board_headings import Headings, draw_headings
from render.games.saint_petersburg.hand_rows import _frame_sprite, _places
from render.games.saint_petersburg.palette import sprite_factory
from render.games.saint_petersburg.places import new_cards_of_row
from render.games.saint_petersburg.table import AREAS
from render.rect import Rect
from render.sprites import Align, Drawing
from render.theme import Colour
from render.typefaces import Style

GAME = GAME_UIS["saint_petersburg"]
BOARD = AREAS.board._replace(x=0, y=0)
MIN_SQUEEZE = 0.55


def written(headings: Headings, grid: BoardGrid, language: str) -> list[tuple[Rect, float, str]]:
    """Return the area of each text of the headings, how much it is squeezed, and the text."""
    drawing = sprite_factory.drawing(BOARD.w, BOARD.h, (0, 0, 0))
    translate = GAME.texts.in_language(language)
    return written_by(lambda: draw_headings(drawing, headings, grid, translate))


def written_by(draw: Callable[[], object]) -> list[tuple[Rect, float, str]]:
    """Return the area of each text that is drawn, how much it is squeezed, and the text."""
    texts: list[tuple[Rect, float, str]] = []

    def text(_: Drawing, x: int, y: int, text: str, style: Style, size: int, ink: Colour,
             align: Align = "left", max_width: int = 0) -> None:  # fmt: skip
        natural = text_width(text, style, size)
        width = min(natural, max_width or natural)
        left = x - width // 2 if align == "middle" else x
        texts.append((Rect(left, y - 10, width, 20), width / natural, text))

    with patch.object(Drawing, "text", text):
        draw()
    return texts


@pytest.mark.parametrize("language", GAME.texts.languages)
@pytest.mark.parametrize("lower", range(9))
def test_no_text_meets_another(language: str, lower: int) -> None:
    texts = GAME.texts.in_language(language)
    for new in range(9 - lower):
        for replay in (0, 1):
            since = texts("picture-since", replay=replay)
            rows = new_cards_of_row(new, 8 - lower), new_cards_of_row(lower, lower)
            headings = Headings(2, True, since, True, *rows)
            areas = written(headings, BoardGrid(BOARD, 8 - lower, lower), language)
            assert all(scale >= MIN_SQUEEZE for _, scale, _ in areas)
            for line in {area.y for area, _, _ in areas}:
                row = sorted(area for area, _, _ in areas if area.y == line)
                for left, right in pairwise(row):
                    assert left.right < right.x
                assert row[0].x >= 0
                assert row[-1].right <= BOARD.right


@pytest.mark.parametrize("language", GAME.texts.languages)
@pytest.mark.parametrize(
    ("upper", "lower", "runs_on"),
    [
        (4, 4, ""),
        (5, 3, "upper"),
        (8, 0, "upper"),
        (6, 2, "upper"),
        (3, 5, "lower"),
        (0, 8, "lower"),
    ],
)
def test_row_that_runs_on_in_the_second_line_has_another_name_there(
    language: str, upper: int, lower: int, runs_on: str
) -> None:
    translate = GAME.texts.in_language(language)
    texts = written(Headings(2, True), BoardGrid(BOARD, upper, lower), language)
    for row, number in (("upper", upper), ("lower", lower)):
        name = translate(f"picture-{row}-row")
        assert [text for _, _, text in texts].count(name) == int(number > 0)
        on = {translate(f"picture-{row}-row-on{short}") for short in ("", "-short")}
        second_line = [text for area, _, text in texts if area.y > BOARD.h // 3]
        assert len(on.intersection(second_line)) == (row == runs_on)


@pytest.mark.parametrize("language", GAME.texts.languages)
@pytest.mark.parametrize("lower", range(9))
def test_lower_row_below_a_hand_begins_behind_the_last_card_of_the_upper_one(
    language: str, lower: int
) -> None:
    translate, area = GAME.texts.in_language(language), Rect(0, 0, 1084, 264)
    name = translate("picture-lower-row")
    for upper in range(9 - lower):
        texts = written_by(partial(unwrap(_frame_sprite), area, 8, upper, lower, translate))
        found = [(place, squeeze) for place, squeeze, text in texts if text == name]
        assert len(found) == int(upper < 8)
        for place, squeeze in found:
            places = _places(area, 8)
            assert upper == 0 or place.x > places[upper - 1].right
            assert lower == 0 or place.x < places[8 - lower].right
            assert place.right < area.right
            assert squeeze >= MIN_SQUEEZE
