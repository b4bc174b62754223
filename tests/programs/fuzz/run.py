"""Sends random inputs one after another, and checks each answer."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.programs.fuzz.fuzz_tables import FuzzEnvironment, open_environment
from tests.programs.fuzz.inputs import COMPONENT, Input, random_input
from tests.programs.fuzz.invariants import find_faults
from tests.programs.fuzz.surroundings import find_damage, stored_surroundings
from tests.programs.fuzz.tournaments import (
    TournamentPress,
    Tournaments,
    end_round,
    open_missing_tournaments,
    random_press,
    stored_tournaments,
    tournament_faults,
)
from tests.support.simulated_discord.request_recorder import RecordedRequest, record_requests

INPUTS_PER_SERVER = 250
"""Inputs after which a new server is created, with other names of people."""


TOURNAMENT_SHARE = 0.4
"""The share of inputs to tournaments, on every third server."""

ROUND_ENDS = 0.1
"""How often a round is over before an input to a tournament."""


@dataclass
class FuzzResult:
    """Counts of inputs by type, of moves and of pictures, and the faults found."""

    moves: int = 0
    tournament_presses: int = 0
    pictures: int = 0
    kinds: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class ErrorLogHandler(logging.Handler):
    """Collects logged errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.lines.append(f"logged: {record.getMessage()} {error!r}"[:500])


@contextmanager
def logged_errors() -> Iterator[ErrorLogHandler]:
    """Collect what is logged as an error meanwhile."""
    root, errors = logging.getLogger(), ErrorLogHandler()
    root.addHandler(errors)
    try:
        yield errors
    finally:
        root.removeHandler(errors)


async def fuzz(
    seed: int,
    server: int,
    number: int,
    *,
    until: Collection[str] = (),
    tournament_share: float = 0.0,
) -> FuzzResult:
    """Send `number` inputs to one server, or fewer: `until` each of these words is in a fault.

    `tournament_share` is the share of those to tournaments. The same seed and server number give
    the same inputs.
    """
    rng, result = Random(f"{seed}-{server}"), FuzzResult()
    with logged_errors() as errors, tempfile.TemporaryDirectory(prefix="nevsky-fuzz-") as folder:
        async with open_environment(Path(folder) / "games.sqlite3", rng) as tables:
            with record_requests() as requests:
                for _ in range(number):
                    await _send_input(tables, rng, requests, result, errors, tournament_share)
                    if until and all(any(word in each for each in result.faults) for word in until):
                        break
    return result


async def _send_input(
    tables: FuzzEnvironment,
    rng: Random,
    requests: list[RecordedRequest],
    result: FuzzResult,
    errors: ErrorLogHandler,
    tournament_share: float,
) -> None:
    await tables.open_missing()
    errors_before = len(errors.lines)
    is_of_tournament = tournament_share and rng.random() < tournament_share
    cups: Tournaments = {}
    if is_of_tournament:
        await open_missing_tournaments(tables, rng)
        if rng.random() < ROUND_ENDS:
            await end_round(tables, rng)
        cups = await stored_tournaments(tables)
    sent: Input = (
        random_press(tables, cups, rng) if is_of_tournament else await random_input(tables, rng)
    )
    more = tables.pressed_message(sent.channel) if sent.kind == COMPONENT else {}
    requests.clear()
    before = await tables.stored_game(sent.channel)
    around = await stored_surroundings(tables.bot.runtime.store)
    outcome = await tables.send(sent.who, sent.channel, sent.kind, sent.data, **more)
    after = await tables.stored_game(sent.channel)
    result.kinds[sent.kind] += 1
    result.moves += before is not None and after is not None and before.row.ply != after.row.ply
    result.pictures += sum(len(request.files) for request in requests)
    faults = [*find_faults(sent, outcome, requests, before, after), *errors.lines[errors_before:]]
    around_after = await stored_surroundings(tables.bot.runtime.store)
    faults += find_damage(sent, tables.people[0].id, around, around_after)
    if isinstance(sent, TournamentPress):
        faults += tournament_faults(tables, sent, cups, await stored_tournaments(tables))
        result.tournament_presses += 1
    result.faults += [f"{fault}\n    after {sent}" for fault in faults]
    tables.clear_recordings()


def fuzz_server(job: tuple[int, int, int]) -> FuzzResult:
    """Fuzz one server in a worker process, given the seed, server number and number of inputs."""
    seed, server, number = job
    share = TOURNAMENT_SHARE if server % 3 == 1 else 0.0
    return asyncio.run(fuzz(seed, server, number, tournament_share=share))
