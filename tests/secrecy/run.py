"""Plays scenes of many random moments in two worlds each, and reports where they differ."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine.core import AnyGame
from tests.engine.adapters import TESTED
from tests.engine.playing import Case
from tests.games.registered import council_registered
from tests.secrecy.scene import Fault, Scene, difference
from tests.secrecy.stage import Stage, staged
from tests.secrecy.worlds import Sample, pair, samples


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
class Tally:
    """How much was played."""

    states: int = 0
    pairs: int = 0
    moves: int = 0
    seen: int = 0


async def compare(
    seed: int, numbers: range, tally: Tally, games: Sequence[AnyGame] = TESTED
) -> AsyncIterator[Leak]:
    """Play each state of these numbers for every viewer, and yield each difference."""
    stage: Stage | None = None
    closing = None
    case: Case | None = None
    with (
        tempfile.TemporaryDirectory(prefix="nevsky-secrecy-") as folder,
        council_registered(),
    ):
        try:
            for sample in samples(seed, numbers, games):
                if stage is None or sample.case != case:
                    if closing is not None:
                        await closing.__aexit__(None, None, None)
                    case = sample.case
                    closing = staged(case, Path(folder) / f"{sample.number}.sqlite3")
                    stage = await closing.__aenter__()
                tally.states += 1
                for viewer in case.viewers() if case else ():
                    leak = await _compare_one(stage, sample, viewer, seed, tally)
                    if leak is not None:
                        yield leak
        finally:
            if closing is not None:
                await closing.__aexit__(None, None, None)


async def _compare_one(
    stage: Stage, sample: Sample, viewer: int | None, seed: int, tally: Tally
) -> Leak | None:
    lot = f"{seed}-{sample.number}-{viewer}"
    worlds = pair(sample, viewer, Random(lot))
    if worlds is None:
        return None
    tally.pairs += 1
    tally.moves += worlds.action is not None
    scene_seed = Random(f"{lot}-scene").getrandbits(32)
    try:
        one, two = [
            await Scene(stage, viewer, worlds.seat, scene_seed).play(state, worlds.action)
            for state in (sample.state, worlds.other)
        ]
        words = difference(one, two)
    except Fault as fault:
        words = f"the bot failed: {fault}"
        one = []
    tally.seen += len(one)
    return None if words is None else Leak(sample.number, str(sample.case), viewer, words)


def compare_block(block: tuple[int, int, int]) -> tuple[list[str], Tally]:
    """What a process of its own does: the seed, the first state, and the one after the last."""
    seed, start, stop = block
    return asyncio.run(_compared(seed, range(start, stop)))


async def _compared(seed: int, numbers: range) -> tuple[list[str], Tally]:
    tally = Tally()
    leaks = [str(leak) async for leak in compare(seed, numbers, tally)]
    return leaks, tally
