"""Changes the file of an example at random, and plays what is left of it beside another game."""

from __future__ import annotations

import asyncio
import re
import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import simcord

import bot.registry
import engine.ai.registry
import engine.registry
import render.registry
from bot.channel.custom_id import CustomId
from bot.client import NevskyClient
from bot.game_ui import AnyGameUI
from bot.registry import GAME_UIS
from bot.simple import derive_ui
from engine import codec
from engine.ai.simple import agent_spec
from engine.simple.files import derive_each, example_files, files_named, named_games
from render.simple import derive_renderer
from tests.programs.fuzz.run import ErrorLogHandler, logged_errors
from tests.support.simulated_discord.fast_settle import clocks_polled_once, fast_simcord
from tests.support.simulated_discord.fixture import OUR_FAULT, DiscordFixture, text_of
from tests.support.simulated_discord.strictness import strict_discord
from tests.support.storage.sqlite import latest_game

HOUSE = "saint_petersburg"
"""The game that is played beside it, which no change may harm."""

STEPS = 8
"""Interactions at the table of a changed game."""

HANG_SECONDS = 300
"""Seconds after which a changed game counts as hanging, however busy the machine is."""

NAMES, NUMBERS = re.compile(r"\b[a-z_]{3,}\b"), re.compile(r"\b[0-9]+\b")


@dataclass
class ChangedFiles:
    """Counts of files, of those left out, and of moves in the others, and the faults found."""

    files: int = 0
    left_out: int = 0
    moves: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, other: ChangedFiles) -> None:
        """Count what was played elsewhere."""
        self.files += other.files
        self.left_out += other.left_out
        self.moves += other.moves
        self.faults += other.faults


class Hangs(Exception):
    """A changed game does not come to an end."""


def change(source: str, rng: Random) -> str:
    """Return a source with a line deleted or doubled, or with another name or number in it."""
    lines = source.splitlines()
    place = rng.randrange(len(lines))
    kind = rng.choice(("delete", "double", "name", "name", "number"))
    if kind == "delete":
        del lines[place]
    elif kind == "double":
        lines.insert(place, lines[place])
    elif kind == "name":
        names = NAMES.findall(source)
        _replace_one(lines, NAMES, lambda: rng.choice(names), rng)
    else:
        _replace_one(lines, NUMBERS, lambda: str(rng.choice((0, 1, 2, 7, 100))), rng)
    return "\n".join((*lines, ""))


def _replace_one(
    lines: list[str], pattern: re.Pattern[str], other: Callable[[], str], rng: Random
) -> None:
    found = [
        (number, match) for number, line in enumerate(lines) for match in pattern.finditer(line)
    ]
    number, match = rng.choice(found)
    lines[number] = lines[number][: match.start()] + other() + lines[number][match.end() :]


async def play_changed_files(seed: int, numbers: range) -> ChangedFiles:
    """Play the files of these numbers. The same seed and number give the same change."""
    result = ChangedFiles()
    for number in numbers:
        rng = Random(f"{seed}-{number}")
        example = rng.choice(example_files())
        source = change(example.read_text(encoding="utf-8"), rng)
        before = len(result.faults)
        with tempfile.TemporaryDirectory(prefix="nevsky-changed-") as folder:
            file = Path(folder) / example.name
            file.write_text(source, encoding="utf-8")
            with logged_errors() as errors, _ends_in_time():
                try:
                    await _load_and_play(file, rng, result, errors)
                except (Hangs, AssertionError) as fault:
                    result.faults.append(f"{type(fault).__name__}: {fault}")
        result.files += 1
        result.faults += [
            f"logged in more than a sentence: {line}" for line in errors.lines if "\n" in line
        ]
        result.faults[before:] = [
            f"{fault}\n    file {number} of seed {seed}, {example.name}"
            for fault in result.faults[before:]
        ]
    return result


@contextmanager
def _ends_in_time() -> Iterator[None]:
    """Raise Hangs in the block if it takes too long, even while nothing else can run."""

    def stop(*_: Any) -> None:
        raise Hangs

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(HANG_SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


async def _load_and_play(
    file: Path, rng: Random, result: ChangedFiles, errors: ErrorLogHandler
) -> None:
    with _registered(file) as name, fast_simcord(), strict_discord(), clocks_polled_once():
        client = NevskyClient(file.parent / "games.sqlite3")
        try:
            async with simcord.run(client, check_errors=False) as env:
                database = file.parent / "games.sqlite3"
                house = DiscordFixture(env, client, database, GAME_UIS[HOUSE])
                await house.start([3, 4])
                if name in client.game_uis:
                    guest = DiscordFixture(env, client, database, client.game_uis[name])
                    await _play(guest, rng, result)
                else:
                    result.left_out += 1
                    (line,) = errors.lines
                    assert " is left out: " in line
                await _check_house(house)
        finally:
            await client.close()


@contextmanager
def _registered(file: Path) -> Iterator[str]:
    """Register the game of a file, as far as it can be used, beside the house's alone."""
    house = next(game for game in engine.registry.GAMES if game.name == HOUSE)
    with files_named([file]):
        games = list(named_games([HOUSE]))
    renderers = derive_each(games, derive_renderer)
    uis: dict[str, AnyGameUI] = derive_each(
        [game for game in games if game.name in renderers],
        lambda game: derive_ui(game, renderers[game.name]),
    )
    specs = derive_each(games, agent_spec)
    parts = (
        (bot.registry.GAME_UIS, {HOUSE: GAME_UIS[HOUSE]} | uis),
        (render.registry.RENDERERS, {HOUSE: GAME_UIS[HOUSE].renderer} | renderers),
        (engine.ai.registry.AGENT_SPECS, {HOUSE: engine.ai.registry.AGENT_SPECS[HOUSE]} | specs),
    )
    with ExitStack() as stack:
        stack.enter_context(patch.object(engine.registry, "GAMES", (house, *games)))
        for registry, offered in parts:
            stack.enter_context(patch.dict(registry, offered, clear=True))
        yield games[0].name if games else file.stem


async def _play(sim: DiscordFixture, rng: Random, result: ChangedFiles) -> None:
    """Use the commands of a changed game, and press its buttons; each has to be answered."""
    sim.bot.runtime.ai_scheduler._playouts = 1
    command = sim.ui.command_name
    queries = ["hint", "show board", "show log", "undo", "leave"]
    if sim.ui.hand is not None:
        queries.append("hand")
    for who, opening in ((0, "new"), (1, "join"), (2, "join"), (0, "start")):
        assert await sim.private_reply(who, f"{command} {opening}")
    for _ in range(STEPS):
        await _press_something(sim, rng, result)
        query = rng.choice(queries)
        assert await sim.private_reply(rng.randrange(3), f"{command} {query}"), query


async def _press_something(sim: DiscordFixture, rng: Random, result: ChangedFiles) -> None:
    """Press the button of a legal move, or of one that is not; never told that nothing changed
    after it did.
    """
    row = await latest_game(sim.bot.runtime.store, sim.channel.id)
    if row is None or row.status != "running" or row.state is None:
        return
    game, seat, path = sim.ui.game, rng.randrange(3), tuple("x")
    # The rules are broken, and people press buttons anyhow.
    with suppress(Exception):
        state = codec.load_state(game, row.state)
        seat = rng.choice(game.to_act(state))
        path = sim.ui.panels.path(rng.choice(game.legal_actions(state, seat)))
    button = await sim.send_old_button(CustomId("do", row.id, row.ply, path).encoded[:100])
    answer = text_of(await sim.press(seat, button, "Old"))
    after = await latest_game(sim.bot.runtime.store, sim.channel.id)
    assert answer, "a press was not answered"
    assert after is not None
    result.moves += after.ply > row.ply
    assert after.ply == row.ply or OUR_FAULT not in answer, "told that nothing was changed"


async def _check_house(sim: DiscordFixture) -> None:
    """Move at the other table as if nothing had happened."""
    before = await latest_game(sim.bot.runtime.store, sim.channel.id)
    assert before is not None
    assert before.state is not None
    game = sim.ui.game
    seat, *_ = game.to_act(codec.load_state(game, before.state))
    answer = await sim.private_reply(3 + seat, f"{sim.ui.command_name} pass")
    after = await latest_game(sim.bot.runtime.store, sim.channel.id)
    assert after is not None
    assert OUR_FAULT not in answer
    assert after.ply > before.ply, "the house was harmed"


FILES_PER_BLOCK = 10


def file_blocks(seed: int, number: int) -> list[tuple[int, int, int]]:
    """Return the blocks of so many changed files."""
    return [
        (seed, start, min(start + FILES_PER_BLOCK, number))
        for start in range(0, number, FILES_PER_BLOCK)
    ]


def play_block(block: tuple[int, int, int]) -> ChangedFiles:
    """Play a block of changed files in a worker process: the seed, the first file, and its end."""
    seed, start, stop = block
    return asyncio.run(play_changed_files(seed, range(start, stop)))
