"""Sends odd inputs, one after the other, and judges each answer."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from simcord.backend import serializers

from tests.programs.fuzz.fuzz_tables import FuzzEnvironment, open_environment
from tests.programs.fuzz.inputs import Input, random_input
from tests.programs.fuzz.invariants import find_faults
from tests.support.simulated_discord.request_recorder import RecordedRequest, record_requests

INPUTS_PER_SERVER = 250
"""Inputs after which a new server is made, with people of other names."""


@dataclass
class FuzzResult:
    """How it went."""

    inputs: int = 0
    moves: int = 0
    pictures: int = 0
    kinds: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class ErrorLogHandler(logging.Handler):
    """The errors that were logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.lines.append(f"logged: {record.getMessage()} {error!r}"[:500])


async def fuzz(seed: int, server: int, number: int, *, until_fault: bool = False) -> FuzzResult:
    """So many inputs in one server, or as many as show a fault. The same numbers send the same."""
    rng, found, errors = Random(f"{seed}-{server}"), FuzzResult(), ErrorLogHandler()
    root = logging.getLogger()
    root.addHandler(errors)
    try:
        with tempfile.TemporaryDirectory(prefix="nevsky-fuzz-") as folder:
            async with open_environment(Path(folder) / "games.sqlite3", rng) as tables:
                with record_requests() as made:
                    for _ in range(number):
                        await _one(tables, rng, made, found, errors)
                        if until_fault and found.faults:
                            break
    finally:
        root.removeHandler(errors)
    return found


async def _one(
    tables: FuzzEnvironment,
    rng: Random,
    made: list[RecordedRequest],
    found: FuzzResult,
    errors: ErrorLogHandler,
) -> None:
    await tables.open_missing()
    errors_before = len(errors.lines)
    sent: Input = await random_input(tables, rng)
    more = {}
    if sent.kind == 3:
        message = sent.channel.last_message
        stored = tables.env.backend.get_message(sent.channel.id, message.id)
        payload = dict(serializers.message_payload(tables.env.backend, stored))
        more = {"extra": {"message": payload}, "source_message_id": message.id}
    made.clear()
    before = await tables.stored_game(sent.channel)
    result = await tables.send(sent.who, sent.channel, sent.kind, sent.data, **more)
    after = await tables.stored_game(sent.channel)
    found.inputs += 1
    found.kinds[sent.kind] += 1
    found.moves += before is not None and after is not None and before.row.ply != after.row.ply
    found.pictures += sum(len(request.files) for request in made)
    wrong = [*find_faults(sent, result, made, before, after), *errors.lines[errors_before:]]
    found.faults += [f"{fault}\n    after {sent}" for fault in wrong]
    tables.clear_recordings()


def fuzz_server(work: tuple[int, int, int]) -> FuzzResult:
    """What a process of its own does: the seed, the number of the server, and of inputs."""
    return asyncio.run(fuzz(*work))
