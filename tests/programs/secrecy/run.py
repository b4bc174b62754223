"""Plays scenarios from sampled states and their concealed counterparts, and reports differences."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Sequence
from enum import Enum, auto
from itertools import groupby, product
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

from bot.i18n.texts import shared_texts
from bot.interactions.tutorial.tutorial_game import has_tutorial
from engine.ai.registry import has_agents
from engine.core import AnyGame, Seat, apply
from tests.contract.adapters import PLAYED_GAMES
from tests.programs.secrecy.common_moves import CommonMoves
from tests.programs.secrecy.ended_games import ReviewScenario, pair_of_decision
from tests.programs.secrecy.harness import SecrecyHarness, open_harness
from tests.programs.secrecy.observations import difference, seen_by_observers
from tests.programs.secrecy.paired_states import (
    SampledState,
    StatePair,
    conceal_for,
    sample_states,
)
from tests.programs.secrecy.private_tables import (
    PrivateKind,
    PrivateScenario,
    pair_of_private_table,
)
from tests.programs.secrecy.random_plans import random_plans
from tests.programs.secrecy.scenario import BotFailed, SecrecyScenario
from tests.support.example_game import every_example_registered_temporarily

LANGUAGES = shared_texts().languages


class Mode(Enum):
    """What tables are compared."""

    TABLE = auto()
    """A table in a channel, with a concealed one."""

    PLANS = auto()
    """A table in a channel, with itself when others have planned moves."""

    TOURNAMENT = auto()
    """A table of a tournament."""

    PRACTICE = auto()
    """A private game against AI players."""

    TUTORIAL = auto()
    """A guided game."""

    REVIEW = auto()
    """A table whose game is over, and is reviewed."""


PRIVATE_KINDS = {Mode.PRACTICE: PrivateKind.PRACTICE, Mode.TUTORIAL: PrivateKind.TUTORIAL}


async def compare(
    seed: int,
    numbers: range,
    counts: Counter[str],
    games: Sequence[AnyGame] = PLAYED_GAMES,
    *,
    mode: Mode = Mode.TABLE,
) -> AsyncGenerator[str, None]:
    """Compare the sampled states with these numbers for every viewer, and describe each leak.

    What is compared is counted, and so are the moves of people, of AI players and of the table.
    """
    compare_one = _compare_plans if mode is Mode.PLANS else _compare_pair
    with (
        tempfile.TemporaryDirectory(prefix="nevsky-secrecy-") as folder,
        every_example_registered_temporarily(),
    ):
        for case, samples in groupby(sample_states(seed, numbers, games), attrgetter("case")):
            database = Path(folder) / f"{counts['states']}.sqlite3"
            in_tournament = mode is Mode.TOURNAMENT
            async with open_harness(case, database, in_tournament=in_tournament) as harness:
                for sample, viewer in product(samples, case.viewers()):
                    counts["states"] += viewer is None
                    await harness.set_language(LANGUAGES[sample.number % len(LANGUAGES)])
                    pair_seed = f"{seed}-{sample.number}-{viewer}"
                    try:
                        problem = await compare_one(
                            harness, mode, sample, viewer, pair_seed, counts
                        )
                    except BotFailed as error:
                        problem = f"the bot failed: {error}"
                    if problem is not None:
                        who = "a stranger" if viewer is None else f"seat {viewer}"
                        yield f"state {sample.number} ({case}), seen by {who}: {problem}"


async def _compare_pair(
    harness: SecrecyHarness,
    mode: Mode,
    sample: SampledState,
    viewer: Seat | None,
    seed: str,
    counts: Counter[str],
) -> str | None:
    """Compare a state with a concealed one, and describe the difference. Raises BotFailed."""
    pair = _conceal(harness, mode)(sample, viewer, Random(seed))
    if pair is None:
        return None
    scenario_seed = Random(f"{seed}-scene").getrandbits(32)
    stand_in = _choose_for_ais(harness, mode, pair, Random(f"{seed}-stand-in"))

    async def play(state: Any) -> list[object]:
        scenario = _scenario(harness, mode, pair, scenario_seed, stand_in)
        return await scenario.play(state, pair.action)

    observations = await play(sample.state)
    if stand_in is not None:
        if stand_in.diverged:
            return None
        stand_in.repeat()
        counts["stand-ins"] += 1
        counts["AI moves"] += stand_in.number
    counts["pairs"] += 1
    counts["moves"] += pair.action is not None
    counts["observations"] += len(observations)
    return difference(observations, await play(pair.concealed_state))


def _conceal(
    harness: SecrecyHarness, mode: Mode
) -> Callable[[SampledState, Seat | None, Random], StatePair | None]:
    """How a state is paired; never if the game has no such tables for so many seats."""
    ui, others = harness.ui, harness.case.seats - 1
    match mode:
        case Mode.PRACTICE if has_agents(ui.name):
            return pair_of_private_table
        case Mode.TUTORIAL if has_tutorial(ui) and ui.tutorial and others == ui.tutorial.OPPONENTS:
            return pair_of_private_table
        case Mode.REVIEW if ui.is_reviewable:
            return pair_of_decision
        case Mode.PRACTICE | Mode.TUTORIAL | Mode.REVIEW:
            return lambda *_: None
    return conceal_for


def _scenario(
    harness: SecrecyHarness, mode: Mode, pair: StatePair, seed: int, stand_in: CommonMoves | None
) -> SecrecyScenario:
    given = (harness, pair.viewer, pair.seat, seed)
    if mode is Mode.REVIEW:
        return ReviewScenario(*given, undoes=False)
    if mode in PRIVATE_KINDS:
        return PrivateScenario(*given, stand_in=stand_in, kind=PRIVATE_KINDS[mode])
    return SecrecyScenario(*given, stand_in=stand_in)


def _choose_for_ais(
    harness: SecrecyHarness, mode: Mode, pair: StatePair, rng: Random
) -> CommonMoves | None:
    """What chooses for the AI players of a private table, or for one that stands in."""
    if mode is Mode.REVIEW:
        return None
    if mode in PRIVATE_KINDS:
        return CommonMoves(harness, pair, None, rng.getrandbits(32))
    return _random_stand_in(harness, pair, rng)


def _random_stand_in(harness: SecrecyHarness, pair: StatePair, rng: Random) -> CommonMoves | None:
    """An AI for a seat that is not to act, in two of three pairs, if the game has AI players.

    Mostly it is one that is to act after the move, if there is one.
    """
    game, state = harness.case.game, pair.sample.state
    waiting = [seat for seat in range(harness.case.seats) if seat not in game.to_act(state)]
    if not waiting or not has_agents(game.name) or rng.random() < 1 / 3:
        return None
    if pair.action is not None and rng.random() < 0.8:
        after = apply(game, state, pair.seat, pair.action).state
        waiting = [seat for seat in waiting if seat in game.to_act(after)] or waiting
    return CommonMoves(harness, pair, rng.choice(waiting), rng.getrandbits(32))


async def _compare_plans(
    harness: SecrecyHarness,
    _: Mode,
    sample: SampledState,
    viewer: Seat | None,
    seed: str,
    counts: Counter[str],
) -> str | None:
    """Compare a state without plans with itself when others than the viewer plan moves, or let the
    table act for them. Raises BotFailed.

    If the table made moves for them, those persons make the same moves by hand in the other run.
    """
    rng = Random(f"{seed}-plans")
    game, state = sample.case.game, sample.state
    seat = rng.choice(game.to_act(state))
    action = rng.choice(game.legal_actions(state, seat))
    scenario_seed = rng.getrandbits(32)
    letting_act = [each for each in range(sample.case.seats) if each not in (seat, viewer)]
    plans = list(random_plans(harness, state, viewer, rng))
    if not plans:
        return None

    async def play(*table: Any) -> list[object]:
        # The player before may undo only what nobody made by hand.
        scenario = SecrecyScenario(harness, viewer, seat, scenario_seed, undoes=viewer != seat)
        return await scenario.play(state, action, *table)

    observations = await play(plans, letting_act)
    moves = await harness.moves_for_users()
    reference = await play((), (), moves)
    counts["plans"] += 1
    counts["planned moves"] += len(moves)
    counts["observations"] += len(observations)
    if moves:
        # That player's own hand shows whether there is something to undo.
        in_private = viewer != seat
        observations = seen_by_observers(observations, in_private=in_private)
        reference = seen_by_observers(reference, in_private=in_private)
    problem = difference(reference, observations)
    return None if problem is None else f"with {plans}: {problem}"


def compare_block(block: tuple[int, range, Mode]) -> tuple[list[str], Counter[str]]:
    """Return the leaks of a block of states, and the counts, in a worker process."""
    seed, numbers, mode = block
    counts = Counter[str]()

    async def leaks() -> list[str]:
        return [leak async for leak in compare(seed, numbers, counts, mode=mode)]

    return asyncio.run(leaks()), counts
