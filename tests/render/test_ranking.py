"""The picture of a server's ranking: its size, its colours, its layout and its alt text."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.i18n.texts import shared_texts
from render.canvas import HEIGHT, WIDTH, SpriteFactory
from render.contract.caches import clear_caches
from render.fonts import text_width
from render.kit.board_table import MAX_ROWS, TITLE_SIZE
from render.picture import ALT_LIMIT
from render.ranking import (
    COLUMN_WIDTHS,
    RankingRow,
    ranking_picture,
    ranking_scene,
    row_text,
)
from render.registry import RENDERERS
from tests.support.render.colour_fidelity import psnr, render_in_full_colour, scene_to_rgb

TRANSLATE = shared_texts().in_language("en")
SPRITE_FACTORY = SpriteFactory(RENDERERS["saint_petersburg"].palette)
SKIN = RENDERERS["saint_petersburg"].skin

ROWS = (
    RankingRow("Žofie", 1893, 1, 88, 24, 13),
    RankingRow("Hard AI", 1800, is_anchor=True),
    RankingRow("Alexandra the Great of Saint Petersburg", 1722, 2, 110, 14, 1),
    RankingRow("王小明", 1440, 3, 160, 6, 1),
    RankingRow("Søren", 1580, None, 230, 1, 0),
)


def test_row_gives_rank_rating_games_and_wins() -> None:
    assert [row_text(row, TRANSLATE) for row in ROWS] == [
        "1. Žofie: 1893 ±88, 24 games, 13 wins",
        "★ Hard AI: 1800",
        "2. Alexandra the Great of Saint Pet: 1722 ±110, 14 games, 1 win",
        "3. 王小明: 1440 ±160, 6 games, 1 win",
        "– Søren: 1580 ±230, 1 game, 0 wins",
    ]


@pytest.mark.parametrize("language", shared_texts().languages)
@pytest.mark.parametrize("renderer", RENDERERS.values(), ids=list(RENDERERS))
def test_ranking_has_the_shared_size_and_palette(renderer: object, language: str) -> None:
    palette, skin = renderer.palette, renderer.skin  # type: ignore[attr-defined]
    translate = shared_texts().in_language(language)
    rows = (ROWS * 3)[:MAX_ROWS]
    picture = ranking_picture(SpriteFactory(palette), skin, "A game: season 12", rows, translate)
    image = Image.open(io.BytesIO(picture.png))
    assert image.size == (WIDTH, HEIGHT)
    assert bytes(image.getpalette() or ()) == palette.rgb_bytes
    assert len(picture.png) <= 100 * 1024
    assert len(picture.alt) <= ALT_LIMIT
    assert picture.alt.startswith("A game: season 12\n")
    clear_caches()
    assert (
        ranking_picture(SpriteFactory(palette), skin, "A game: season 12", rows, translate)
        == picture
    )


@pytest.mark.parametrize("renderer", RENDERERS.values(), ids=list(RENDERERS))
def test_ranking_colours_are_faithful(renderer: object) -> None:
    sprite_factory = SpriteFactory(renderer.palette)  # type: ignore[attr-defined]
    skin = renderer.skin  # type: ignore[attr-defined]
    scene = ranking_scene(sprite_factory, skin, "A game: season 1", ROWS, TRANSLATE)
    full_colour = render_in_full_colour(
        [lambda: ranking_scene(sprite_factory, skin, "A game: season 1", ROWS, TRANSLATE)]
    )[0]
    assert psnr(full_colour, scene_to_rgb(scene)) >= 40


@pytest.mark.parametrize("count", [0, 1, 5, MAX_ROWS])
def test_rows_do_not_overlap(count: int) -> None:
    scene = ranking_scene(SPRITE_FACTORY, SKIN, "A game", (ROWS * 3)[:count], TRANSLATE)
    panels = [rect for rect, _ in scene.sprites]
    assert len(panels) == count
    assert all(scene.rect.contains(rect) for rect in panels)
    assert not any(
        panel.overlaps(other_panel)
        for panel in panels
        for other_panel in panels
        if panel is not other_panel
    )


def test_column_titles_fit_in_every_language() -> None:
    for language in shared_texts().languages:
        translate = shared_texts().in_language(language)
        for key, column in (("rating", 0), ("games", 2), ("wins", 3)):
            width = text_width(translate(f"picture-ranking-{key}"), "label", TITLE_SIZE)
            assert width * 0.73 <= COLUMN_WIDTHS[column] - 6, language
