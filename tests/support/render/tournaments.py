"""Pictures of rankings and tournaments, to inspect and to test, in the materials of any game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

from bot.channel.tournament_pictures import bracket_rounds
from bot.i18n.texts import shared_texts
from render.bracket import bracket_scene
from render.canvas import Scene, SpriteFactory
from render.kit.board_table import MAX_ROWS
from render.kit.skin import Skin
from render.podium import podium_scene
from render.ranking import RankingRow, ranking_scene
from render.renderer import AnyRenderer
from render.standings import StandingRow, standings_scene
from render.translation import Translate
from tests.contract.adapters import DrawScene
from tests.support.tournaments import NAMES, knock_out

KnockOut: TypeAlias = tuple[int, str, int | None]
"""How many players, at tables of which size, after how many rounds; None for the end."""

KNOCK_OUTS: tuple[KnockOut, ...] = (
    (16, "2", 0),
    (16, "2", 2),
    (16, "2", None),
    (16, "4", None),
    (23, "3-4", 1),
    (25, "5", None),
    (5, "5", None),
    (6, "2", None),
    (128, "2", 0),
    (128, "2", 2),
    (128, "4", None),
)


def standing_rows(number: int = MAX_ROWS) -> tuple[StandingRow, ...]:
    """The standings of a Swiss tournament at tables of four; those in the third place are level."""
    shared = {4: 3}
    return tuple(
        StandingRow(
            place=shared.get(index, index),
            name=NAMES[index - 1],
            points=max(0, 350 - 31 * shared.get(index, index)),
            wins=max(0, 3 - shared.get(index, index) // 3),
            opponents=212 - 7 * shared.get(index, index),
            share=38 - 2 * shared.get(index, index),
            lot={3: 7, 4: 128}.get(index, 0),
            moved=(2, -1, 0, 0, 3, -4)[index % 6],
            table=1 + (index - 1) // 4,
            against=tuple(shared.get(e, e) for e in _table_of(index) if e != index),
            is_ai=index % 5 == 3,
        )
        for index in range(1, number + 1)
    )


RANKING = (
    RankingRow("Žofie", 1893, 1, 88, 24, 13),
    RankingRow("Hard AI", 1800, is_anchor=True),
    RankingRow("Alexandra the Great of Saint Petersburg", 1722, 2, 110, 14, 1),
    RankingRow("王小明", 1440, 3, 160, 6, 1),
    RankingRow("Søren", 1580, None, 230, 1, 0),
)


def podiums() -> dict[str, tuple[StandingRow, ...]]:
    """The first of some final standings, by name."""
    first, second, third, *_ = standing_rows()
    return {
        "alone": (first, second, third),
        "two-third": standing_rows()[:4],
        "two-first": (first, first._replace(name="Eve", is_ai=True), third),
        "level": tuple(first._replace(name=name) for name in NAMES[:7]),
        "two": (first, second),
    }


def _table_of(place: int) -> range:
    first = 4 * ((place - 1) // 4) + 1
    return range(first, first + 4)


def tournament_scenes(renderer: AnyRenderer, language: str) -> Iterator[tuple[str, DrawScene]]:
    """Yield pictures of every kind, each with a name."""
    look = (SpriteFactory(renderer.palette), renderer.skin)
    translate = shared_texts().in_language(language)
    rows = standing_rows()
    for number in (3, MAX_ROWS):
        title = translate("standings-title", name="Winter Cup", round=3)
        draw = partial(standings_scene, *look, title, rows[:number], translate)
        yield f"standings-{number}", draw
    for number in (0, 1, MAX_ROWS):
        ranked = (RANKING * 3)[:number]
        yield f"ranking-{number}", partial(ranking_scene, *look, "A game", ranked, translate)
    for name, first in podiums().items():
        yield f"podium-{name}", partial(podium_scene, *look, "Winter Cup", first, translate)
    for shown in KNOCK_OUTS:
        number, sizes, played = shown
        name = f"bracket-{number}-{sizes}-{'end' if played is None else played}"
        yield name, partial(_draw_bracket, look, shown, translate)


def _draw_bracket(look: tuple[SpriteFactory, Skin], shown: KnockOut, translate: Translate) -> Scene:
    """Draw a bracket. Played only now: who lists the pictures need not wait for the tournaments."""
    return bracket_scene(*look, "Winter Cup", bracket_rounds(knock_out(*shown)), translate)
