"""The picture of the standings of a tournament: its rows, its size and its alt text."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.i18n.texts import shared_texts
from render.canvas import HEIGHT, WIDTH, SpriteFactory
from render.fonts import text_width
from render.kit.board_table import MAX_ROWS, TITLE_SIZE
from render.picture import ALT_LIMIT
from render.registry import RENDERERS
from render.standings import COLUMN_WIDTHS, StandingRow, row_text, standings_picture

TRANSLATE = shared_texts().in_language("en")

ROWS = (
    StandingRow(1, "Žofie", 350, 2, 212, 38, moved=2, table=1),
    StandingRow(2, "Alexandra the Great of Saint Petersburg", 317, 2, 200, 31, moved=-1, table=1),
    StandingRow(3, "Menshikov", 100, 1, 150, 25, is_ai=True),
    StandingRow(4, "王小明", 0, 0, 67, 6),
)


def test_row_gives_points_tie_breaks_change_and_table() -> None:
    assert [row_text(row, TRANSLATE) for row in ROWS] == [
        "1. Žofie: 3.5 points, 2 wins, opponents 2.12, share 38 %, change of place 2, "
        "now at table 1",
        "2. Alexandra the Great of Saint Pet: 3.17 points, 2 wins, opponents 2, share 31 %, "
        "change of place −1, now at table 1",
        "3. Menshikov (AI): one point, one win, opponents 1.5, share 25 %",
        "4. 王小明: 0 points, 0 wins, opponents 0.67, share 6 %",
    ]


@pytest.mark.parametrize("language", shared_texts().languages)
@pytest.mark.parametrize("renderer", RENDERERS.values(), ids=list(RENDERERS))
def test_standings_have_the_shared_size(renderer: object, language: str) -> None:
    palette, skin = renderer.palette, renderer.skin  # type: ignore[attr-defined]
    translate = shared_texts().in_language(language)
    rows = (ROWS * 3)[:MAX_ROWS]
    picture = standings_picture(SpriteFactory(palette), skin, "Winter Cup", rows, translate)
    image = Image.open(io.BytesIO(picture.png))
    assert image.size == (WIDTH, HEIGHT)
    assert len(picture.alt) <= ALT_LIMIT
    assert "Winter Cup" in picture.alt


@pytest.mark.parametrize("language", shared_texts().languages)
def test_titles_of_the_columns_are_not_squeezed_much(language: str) -> None:
    translate = shared_texts().in_language(language)
    for key, width in zip(
        ("points", "wins", "opponents", "share", "table"), COLUMN_WIDTHS, strict=True
    ):
        title = translate(f"picture-standings-{key}")
        assert text_width(title, "label", TITLE_SIZE) <= 1.5 * (width - 6), title
