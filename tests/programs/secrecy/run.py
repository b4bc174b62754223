"""Plays scenes of many random moments in two worlds each, and reports where they differ."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine.core import AnyGame
from tests.contract.adapters import TESTED_GAMES
from tests.examples.council.registered import council_registered_temporarily
from tests.programs.secrecy.harness import SecrecyHarness, open_harness
from tests.programs.secrecy.paired_states import SampledState, conceal_for, sample_states
from tests.programs.secrecy.scenario import BotFailed, SecrecyScenario, difference
from tests.support.random_games import Case


@dataclass(frozen=True, slots=True)
class Leak:
    """Two worlds that somebody can tell apart."""

    number: int
    case: str
    viewer: int | None
    words: str

    def __str__(self) -> str:
        who = "a stranger" if self.viewer is None else f"seat {self.viewer}"
        return f"state {self.number} ({self.case}), seen by {who}: {self.words}"


@dataclass
class SecrecyCounts:
    """How much was played."""

    states: int = 0
    pairs: int = 0
    moves: int = 0
    seen: int = 0


async def compare(
    seed: int, numbers: range, tally: SecrecyCounts, games: Sequence[AnyGame] = TESTED_GAMES
) -> AsyncIterator[Leak]:
    """Play each state of these numbers for every viewer, and yield each difference."""
    harness: SecrecyHarness | None = None
    closing = None
    case: Case | None = None
    with (
        tempfile.TemporaryDirectory(prefix="nevsky-secrecy-") as folder,
        council_registered_temporarily(),
    ):
        try:
            for sample in sample_states(seed, numbers, games):
                if harness is None or sample.case != case:
                    if closing is not None:
                        await closing.__aexit__(None, None, None)
                    case = sample.case
                    closing = open_harness(case, Path(folder) / f"{sample.number}.sqlite3")
                    harness = await closing.__aenter__()
                tally.states += 1
                for viewer in case.viewers() if case else ():
                    leak = await _compare_one(harness, sample, viewer, seed, tally)
                    if leak is not None:
                        yield leak
        finally:
            if closing is not None:
                await closing.__aexit__(None, None, None)


async def _compare_one(
    harness: SecrecyHarness,
    sample: SampledState,
    viewer: int | None,
    seed: int,
    tally: SecrecyCounts,
) -> Leak | None:
    lot = f"{seed}-{sample.number}-{viewer}"
    worlds = conceal_for(sample, viewer, Random(lot))
    if worlds is None:
        return None
    tally.pairs += 1
    tally.moves += worlds.action is not None
    scene_seed = Random(f"{lot}-scene").getrandbits(32)
    try:
        one, two = [
            await SecrecyScenario(harness, viewer, worlds.seat, scene_seed).play(
                state, worlds.action
            )
            for state in (sample.state, worlds.concealed_state)
        ]
        words = difference(one, two)
    except BotFailed as fault:
        words = f"the bot failed: {fault}"
        one = []
    tally.seen += len(one)
    return None if words is None else Leak(sample.number, str(sample.case), viewer, words)


def compare_block(block: tuple[int, int, int]) -> tuple[list[str], SecrecyCounts]:
    """What a process of its own does: the seed, the first state, and the one after the last."""
    seed, start, stop = block
    return asyncio.run(_compared(seed, range(start, stop)))


async def _compared(seed: int, numbers: range) -> tuple[list[str], SecrecyCounts]:
    tally = SecrecyCounts()
    leaks = [str(leak) async for leak in compare(seed, numbers, tally)]
    return leaks, tally
