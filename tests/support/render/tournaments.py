"""Pictures of tournaments, to inspect and to test, in the materials of any game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.channel.tournament_pictures import bracket_rounds
from bot.i18n.texts import shared_texts
from render.bracket import bracket_scene
from render.canvas import SpriteFactory
from render.kit.board_table import MAX_ROWS
from render.renderer import AnyRenderer
from render.standings import StandingRow, standings_scene
from tests.contract.adapters import DrawScene
from tests.support.tournaments import NAMES, knock_out

KNOCK_OUTS: tuple[tuple[int, str, int | None], ...] = (
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
"""How many players, at tables of which size, after how many rounds; None for the end."""


def standing_rows(number: int = MAX_ROWS) -> tuple[StandingRow, ...]:
    """The standings of a Swiss tournament at tables of three to five, two players level."""
    return tuple(
        StandingRow(
            place=3 if place == 4 else place,
            name=NAMES[place - 1],
            points=max(0, 350 - 31 * (place - (place == 4))),
            wins=max(0, 3 - place // 3),
            opponents=212 - 7 * place,
            share=38 - 2 * place,
            lot={3: 7, 4: 128}.get(place, 0),
            moved=(2, -1, 0, 0, 3, -4)[place % 6],
            table=1 + (place - 1) // 4,
            against=tuple(each for each in _table_of(place) if each != place),
            is_ai=place % 5 == 3,
        )
        for place in range(1, number + 1)
    )


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
    for number, sizes, played in KNOCK_OUTS:
        rounds = bracket_rounds(knock_out(number, sizes, played))
        draw = partial(bracket_scene, *look, "Winter Cup", rounds, translate)
        yield f"bracket-{number}-{sizes}-{'end' if played is None else played}", draw
