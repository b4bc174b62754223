"""The picture of the standings of a tournament: its rows, its size and its alt text."""

from __future__ import annotations

import pytest

from bot.i18n.texts import shared_texts
from render.canvas import SpriteFactory
from render.fonts import text_width
from render.kit.board_table import MAX_ROWS, TITLE_SIZE
from render.picture import ALT_LIMIT
from render.registry import RENDERERS
from render.standings import COLUMN_WIDTHS, StandingRow, row_text, standings_picture

TRANSLATE = shared_texts().in_language("en")

ROWS = (
    StandingRow(1, "Žofie", 350, 2, 212, 38, moved=2, table=1, against=(2,)),
    StandingRow(2, "Alexandra the Great of Saint Petersburg", 317, 2, 200, 31, 0, -1, 1, (1,)),
    StandingRow(3, "Menshikov", 100, 1, 150, 25, 9, is_ai=True),
    StandingRow(3, "王小明", 100, 1, 150, 25, 12),
)


def test_row_gives_points_tie_breaks_change_and_table() -> None:
    assert [row_text(row, TRANSLATE) for row in ROWS] == [
        "1. Žofie: 3.5 points, 2 wins, opponents 2.12, share 38 %, change of place 2, "
        "now at table 1",
        "2. Alexandra the Great of Saint Pet: 3.17 points, 2 wins, opponents 2, share 31 %, "
        "change of place −1, now at table 1",
        "3. Menshikov (AI): one point, one win, opponents 1.5, share 25 %, lot 9",
        "3. 王小明: one point, one win, opponents 1.5, share 25 %, lot 12",
    ]


@pytest.mark.parametrize("language", shared_texts().languages)
def test_alt_text_begins_with_the_title_and_holds_whole_lines(language: str) -> None:
    translate, renderer = shared_texts().in_language(language), next(iter(RENDERERS.values()))
    rows = (ROWS * 3)[:MAX_ROWS]
    look = (SpriteFactory(renderer.palette), renderer.skin)
    title, *lines = standings_picture(*look, "Winter Cup", rows, translate).alt.splitlines()
    assert title == "Winter Cup"
    assert set(lines) == {row_text(row, translate) for row in rows}
    assert sum(map(len, (title, *lines))) + len(lines) <= ALT_LIMIT


@pytest.mark.parametrize("language", shared_texts().languages)
def test_titles_of_the_columns_are_not_squeezed_much(language: str) -> None:
    translate = shared_texts().in_language(language)
    for key, width in COLUMN_WIDTHS.items():
        title = translate(f"picture-standings-{key}")
        assert text_width(title, "label", TITLE_SIZE) <= 1.5 * (width - 6), title
