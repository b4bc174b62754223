"""The pictures of the rules: nothing overlaps, and every icon is explained in full."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.registry import GAME_UIS
from render.legend import ICON_WIDTH, wrap_entry
from render.picture import ALT_LIMIT, ELLIPSIS, join_whole
from tests.contract.adapters import RENDER_ADAPTERS

GAMES = pytest.mark.parametrize("game", RENDER_ADAPTERS)


@GAMES
def test_sprites_do_not_overlap(game: str) -> None:
    for scene in RENDER_ADAPTERS[game].rule_scenes(GAME_UIS[game].texts.in_language("en")):
        rects = [rect for rect, _ in scene.sprites]
        assert rects
        assert all(scene.rect.contains(rect) for rect in rects)
        assert not any(rect.overlaps(other) for rect, other in combinations(rects, 2))


@GAMES
def test_every_legend_icon_has_a_complete_explanation(game: str) -> None:
    texts, entries = GAME_UIS[game].texts, RENDER_ADAPTERS[game].legend_entries()
    assert entries
    for language in texts.languages:
        translate = texts.in_language(language)
        alts = [translate(f"{entry.key}.alt") for entry in entries]
        assert join_whole(alts, ALT_LIMIT) == " ".join(alts), (language, "an alt text is left out")
        for entry in entries:
            assert entry.icon.width <= ICON_WIDTH
            lines = wrap_entry(translate(entry.key))
            assert not lines[-1].endswith(ELLIPSIS), (language, entry.key)
            assert translate(f"{entry.key}.alt").endswith(".")
