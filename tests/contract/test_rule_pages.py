"""The pictures of the rules do not overlap and show complete texts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from bot.registry import GAME_UIS
from render.canvas import Scene
from render.games.heller_und_pfennig import rule_pages as market
from render.games.heller_und_pfennig.palette import sprite_factory as market_studio
from render.games.rattus_cartus import rule_pages as town
from render.games.rattus_cartus.palette import sprite_factory as town_studio
from render.games.saint_petersburg import rule_pages as cards
from render.games.saint_petersburg.palette import sprite_factory as cards_studio
from render.legend import ICON_WIDTH, LegendEntry, legend_scene, wrap_entry
from render.picture import ELLIPSIS
from render.translation import Translate


def scenes(say_cards: Translate, say_market: Translate, say_town: Translate) -> Iterator[Scene]:
    yield legend_scene(cards_studio, cards.legend_entries(), say_cards)
    yield legend_scene(market_studio, market.legend_entries(), say_market)
    for topic in cards.TOPIC_CARDS:
        yield cards.topic_cards_scene(topic, say_cards)
    for topic in market.EXAMPLE_LINES:
        yield market.example_lines_scene(topic)
    yield legend_scene(town_studio, town.legend_entries(), say_town)
    yield town.cards_scene(say_town)
    yield town.buildings_scene(say_town)


def test_nothing_overlaps() -> None:
    names = ("saint_petersburg", "heller_und_pfennig", "rattus_cartus")
    for scene in scenes(*(GAME_UIS[name].texts.in_language("en") for name in names)):
        rects = [rect for rect, _ in scene.sprites]
        assert all(scene.rect.contains(rect) for rect in rects)
        assert not any(one.overlaps(other) for one, other in combinations(rects, 2))


@pytest.mark.parametrize(
    ("name", "meanings"),
    [
        ("saint_petersburg", cards.legend_entries()),
        ("heller_und_pfennig", market.legend_entries()),
        ("rattus_cartus", town.legend_entries()),
    ],
    ids=["cards", "market", "town"],
)
def test_every_icon_is_explained_completely(name: str, meanings: tuple[LegendEntry, ...]) -> None:
    texts = GAME_UIS[name].texts
    for language in texts.languages:
        translate = texts.in_language(language)
        for each in meanings:
            assert each.icon.width <= ICON_WIDTH
            assert not wrap_entry(translate(each.key))[-1].endswith(ELLIPSIS), (language, each.key)
            assert translate(f"{each.key}.alt").endswith(".")
