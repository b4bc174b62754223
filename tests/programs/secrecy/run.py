"""Plays scenarios from sampled states and their concealed counterparts, and reports differences."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.i18n.texts import shared_texts
from engine.ai.registry import has_agents
from engine.contract.cases import Case
from engine.core import AnyGame, apply
from tests.contract.adapters import PLAYED_GAMES
from tests.programs.secrecy.common_moves import CommonMoves
from tests.programs.secrecy.harness import SecrecyHarness, open_harness
from tests.programs.secrecy.paired_states import (
    STATES_PER_GAME,
    SampledState,
    StatePair,
    conceal_for,
    sample_states,
)
from tests.programs.secrecy.random_plans import random_plans
from tests.programs.secrecy.scenario import (
    BotFailed,
    SecrecyScenario,
    difference,
    seen_by_observers,
)
from tests.support.example_game import every_example_registered_temporarily

LANGUAGES = shared_texts().languages


@dataclass(frozen=True, slots=True)
class Leak:
    """A pair of states that a viewer can tell apart."""

    number: int
    case: str
    viewer: int | None
    words: str

    def __str__(self) -> str:
        who = "a stranger" if self.viewer is None else f"seat {self.viewer}"
        return f"state {self.number} ({self.case}), seen by {who}: {self.words}"


@dataclass
class SecrecyCounts:
    """Counts of states, pairs, moves made, observations compared, tables with plans, moves that the
    table made for users, tables where an AI stands in, and its moves.
    """

    states: int = 0
    pairs: int = 0
    moves: int = 0
    observations: int = 0
    plans: int = 0
    planned_moves: int = 0
    stand_ins: int = 0
    stand_in_moves: int = 0


async def compare(
    seed: int,
    numbers: range,
    counts: SecrecyCounts,
    games: Sequence[AnyGame] = PLAYED_GAMES,
    *,
    with_plans: bool = False,
    in_tournament: bool = False,
) -> AsyncIterator[Leak]:
    """Compare the sampled states with these numbers for every viewer, and yield each leak.

    Each is compared with a concealed one, or, `with_plans`, with itself when others plan moves.
    With `in_tournament`, tables are those of a tournament.
    """
    compare_one = _compare_plans if with_plans else _compare_pair
    harness: SecrecyHarness | None = None
    closing = None
    case: Case | None = None
    with (
        tempfile.TemporaryDirectory(prefix="nevsky-secrecy-") as folder,
        every_example_registered_temporarily(),
    ):
        try:
            for sample in sample_states(seed, numbers, games):
                if harness is None or sample.case != case:
                    if closing is not None:
                        await closing.__aexit__(None, None, None)
                    case = sample.case
                    database = Path(folder) / f"{sample.number}.sqlite3"
                    closing = open_harness(case, database, in_tournament=in_tournament)
                    harness = await closing.__aenter__()
                counts.states += 1
                await harness.set_language(LANGUAGES[sample.number % len(LANGUAGES)])
                for viewer in case.viewers() if case else ():
                    leak = await compare_one(harness, sample, viewer, seed, counts)
                    if leak is not None:
                        yield leak
        finally:
            if closing is not None:
                await closing.__aexit__(None, None, None)


async def _compare_pair(
    harness: SecrecyHarness,
    sample: SampledState,
    viewer: int | None,
    seed: int,
    counts: SecrecyCounts,
) -> Leak | None:
    pair_seed = f"{seed}-{sample.number}-{viewer}"
    pair = conceal_for(sample, viewer, Random(pair_seed))
    if pair is None:
        return None
    scenario_seed = Random(f"{pair_seed}-scene").getrandbits(32)
    stand_in = _random_stand_in(harness, pair, Random(f"{pair_seed}-stand-in"))

    async def play(state: Any) -> list[object]:
        scenario = SecrecyScenario(harness, viewer, pair.seat, scenario_seed, stand_in=stand_in)
        return await scenario.play(state, pair.action)

    try:
        observations = await play(sample.state)
        if stand_in is not None:
            if stand_in.diverged:
                return None
            stand_in.repeat()
            counts.stand_ins += 1
            counts.stand_in_moves += stand_in.number
        counts.pairs += 1
        counts.moves += pair.action is not None
        problem = difference(observations, await play(pair.concealed_state))
    except BotFailed as error:
        problem = f"the bot failed: {error}"
        observations = []
    counts.observations += len(observations)
    return None if problem is None else Leak(sample.number, str(sample.case), viewer, problem)


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
    sample: SampledState,
    viewer: int | None,
    seed: int,
    counts: SecrecyCounts,
) -> Leak | None:
    """Compare a state without plans with itself when others than the viewer plan moves, or let the
    table act for them.

    If the table made moves for them, those persons make the same moves by hand in the other run.
    """
    rng = Random(f"{seed}-{sample.number}-{viewer}-plans")
    game, state = sample.case.game, sample.state
    seat = rng.choice(game.to_act(state))
    action = rng.choice(game.legal_actions(state, seat))
    scenario_seed = rng.getrandbits(32)
    letting_act = [each for each in range(sample.case.seats) if each not in (seat, viewer)]
    plans = random_plans(harness, state, viewer, rng)
    if not plans:
        return None

    async def play(*table: Any) -> list[object]:
        # The player before may undo only what nobody made by hand.
        scenario = SecrecyScenario(harness, viewer, seat, scenario_seed, undoes=viewer != seat)
        return await scenario.play(state, action, *table)

    try:
        observations = await play(plans, letting_act)
        moves = await harness.moves_for_users()
        reference = await play((), (), moves)
        counts.plans += 1
        counts.planned_moves += len(moves)
        if moves:
            # That player's own hand shows whether there is something to undo.
            in_private = viewer != seat
            observations = seen_by_observers(observations, in_private=in_private)
            reference = seen_by_observers(reference, in_private=in_private)
        problem = difference(reference, observations)
    except BotFailed as error:
        problem = f"the bot failed: {error}"
        observations = []
    counts.observations += len(observations)
    if problem is None:
        return None
    return Leak(sample.number, str(sample.case), viewer, f"with {plans}: {problem}")


def compare_block(block: tuple[int, int, int, bool]) -> tuple[list[str], SecrecyCounts]:
    """Compare a block of states in a worker process: the seed, its first state, its end, and
    whether with plans. Every third block is at tables of tournaments.
    """
    seed, start, stop, with_plans = block
    return asyncio.run(_leaks_and_counts(seed, range(start, stop), with_plans))


async def _leaks_and_counts(
    seed: int, numbers: range, with_plans: bool
) -> tuple[list[str], SecrecyCounts]:
    counts, in_tournament = SecrecyCounts(), numbers.start // STATES_PER_GAME % 3 == 1
    found = compare(seed, numbers, counts, with_plans=with_plans, in_tournament=in_tournament)
    return [str(leak) async for leak in found], counts
