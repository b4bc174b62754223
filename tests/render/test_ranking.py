"""The picture of a server's ranking: its rows and its alt text."""

from __future__ import annotations

import pytest

from bot.i18n.texts import shared_texts
from render.canvas import SpriteFactory
from render.fonts import text_width
from render.kit.board_table import MAX_ROWS, TITLE_SIZE
from render.picture import ALT_LIMIT
from render.ranking import COLUMN_WIDTHS, ranking_picture, row_text
from render.registry import RENDERERS
from tests.support.render.tournaments import RANKING

TRANSLATE = shared_texts().in_language("en")
SPRITE_FACTORY = SpriteFactory(RENDERERS["saint_petersburg"].palette)
SKIN = RENDERERS["saint_petersburg"].skin


def test_row_gives_rank_rating_games_and_wins() -> None:
    assert [row_text(row, TRANSLATE) for row in RANKING] == [
        "1. Žofie: 1893 ±88, 24 games, 13 wins",
        "★ Hard AI: 1800",
        "2. Alexandra the Great of Saint Pet: 1722 ±110, 14 games, 1 win",
        "3. 王小明: 1440 ±160, 6 games, 1 win",
        "– Søren: 1580 ±230, 1 game, 0 wins",
    ]


@pytest.mark.parametrize("language", shared_texts().languages)
def test_alt_text_begins_with_the_title(language: str) -> None:
    rows, translate = (RANKING * 3)[:MAX_ROWS], shared_texts().in_language(language)
    alt = ranking_picture(SPRITE_FACTORY, SKIN, "A game: season 12", rows, translate).alt
    assert alt.startswith("A game: season 12\n")
    assert len(alt) <= ALT_LIMIT


def test_column_titles_fit_in_every_language() -> None:
    for language in shared_texts().languages:
        translate = shared_texts().in_language(language)
        for key, column in (("rating", 0), ("games", 2), ("wins", 3)):
            width = text_width(translate(f"picture-ranking-{key}"), "label", TITLE_SIZE)
            assert width * 0.73 <= COLUMN_WIDTHS[column] - 6, language
