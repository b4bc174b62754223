"""A small sample of the secrecy program."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.ai.registry import has_agents
from engine.core import AnyGame
from tests.contract.adapters import (
    ENGINE_ADAPTERS,
    PLAYED_GAMES,
    SIMPLE_EXAMPLES,
    TESTED_GAMES,
)
from tests.contract.bot_adapters import BOT_ADAPTERS
from tests.programs.secrecy.planted_leaks import SEED
from tests.programs.secrecy.run import Mode, compare

SAMPLE = range(21, 23)
SAMPLE_WITH_PLANS = range(20, 23)
"""A few states of the third case of each game."""

GUIDED_SAMPLE = range(8, 12)
"""The same for a guided game: it is one of two, the first or the second case of each game."""


def each(games: list[AnyGame]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", games, ids=lambda game: game.name)


async def counts_without_leaks(
    game: AnyGame, mode: Mode = Mode.TABLE, numbers: range = SAMPLE
) -> Counter[str]:
    counts = Counter[str]()
    assert [leak async for leak in compare(SEED, numbers, counts, [game], mode=mode)] == []
    return counts


@each([*PLAYED_GAMES])
async def test_observers_cannot_tell_paired_states_apart(game: AnyGame) -> None:
    counts = await counts_without_leaks(game)
    if ENGINE_ADAPTERS[game.name].secrets:
        assert counts["pairs"] > counts["states"]
        assert counts["moves"] > 0
        assert (counts["stand-ins"] > 0) == (game in SIMPLE_EXAMPLES or has_agents(game.name))


@each([game for game in TESTED_GAMES if BOT_ADAPTERS[game.name].ui.planner is not None])
async def test_observers_cannot_tell_tables_with_plans_apart(game: AnyGame) -> None:
    counts = await counts_without_leaks(game, Mode.PLANS, SAMPLE_WITH_PLANS)
    assert counts["plans"] > counts["states"]
    assert counts["planned moves"] > 2


async def test_a_tournament_hides_what_its_running_tables_hide() -> None:
    counts = await counts_without_leaks(TESTED_GAMES[0], Mode.TOURNAMENT, SAMPLE[:1])
    assert counts["pairs"] > counts["states"]


@pytest.mark.parametrize(
    ("mode", "numbers"),
    [(Mode.PRACTICE, SAMPLE), (Mode.TUTORIAL, GUIDED_SAMPLE), (Mode.REVIEW, SAMPLE)],
    ids=["private", "guided", "reviewed"],
)
@each([game for game in TESTED_GAMES if has_agents(game.name)])
async def test_private_tables_and_reviews_tell_nothing_hidden(
    game: AnyGame, mode: Mode, numbers: range
) -> None:
    counts = await counts_without_leaks(game, mode, numbers)
    assert counts["moves"] > 0
