"""A game in one file whose file changes while it is played at the local table."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from pathlib import Path
from traceback import extract_tb

import pytest

import engine.registry
from bot.__main__ import main
from bot.client import NevskyClient
from bot.i18n.texts import shared_texts
from bot.ops.game_reload import GameReload
from bot.registry import GAME_UIS
from bot.replacement import derive_replacement
from engine.ai.registry import AGENT_SPECS
from engine.simple.files import load_file
from render.registry import RENDERERS
from tests.support.simulated_discord.fixture import DiscordFixture

FILE = "dare_devil.py"
CHANGED = f"{FILE} has changed: the new version is in play."


@pytest.fixture
async def file(tmp_path: Path, sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new game, registered as at the local table."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "nevsky_file_dare_devil", raising=False)
    assert main(["new", "dare_devil"]) == 0
    game = load_file(Path(FILE))
    monkeypatch.setattr(engine.registry, "GAMES", (*engine.registry.GAMES, game))
    parts = await derive_replacement(game, game.name, sim.bot.tree)
    for registry, part in (
        (RENDERERS, parts.ui.renderer),
        (AGENT_SPECS, parts.players),
        (GAME_UIS, parts.ui),
    ):
        monkeypatch.setitem(registry, game.name, part)
    return tmp_path / FILE


@pytest.fixture
async def reload(file: Path, sim: DiscordFixture) -> GameReload:
    """What watches its file, at a table where two people play."""
    await sim.restart()
    await sim.slash(0, "dare_devil new")
    await sim.slash(1, "dare_devil join")
    await sim.slash(0, "dare_devil start")
    new_client = partial(NevskyClient, sim.database)
    translate = shared_texts().in_language("en")
    return GameReload(sim.env, sim.channel.id, sim.bot, file, "dare_devil", new_client, translate)


def rewrite(file: Path, old: str, new: str) -> None:
    code = file.read_text(encoding="utf-8")
    assert old in code
    file.write_text(code.replace(old, new), encoding="utf-8")


def line_of(file: Path, text: str) -> int:
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)


async def take_over(reload: GameReload, sim: DiscordFixture, changed: str = FILE) -> list[str]:
    """Take a changed file over, and return what the channel was told about it."""
    known = {message.id for message in sim.public_messages}
    await reload.take_over(reload.file.with_name(changed))
    if sim.bot is not reload.client:
        sim.bot = reload.client
        sim._restarted_bots.append(sim.bot)
    await sim.env.settle()
    return [message.content for message in sim.public_messages if message.id not in known]


async def status(sim: DiscordFixture, game_id: int) -> str:
    row = await sim.bot.runtime.store.game(game_id)
    assert row is not None
    return row.status


async def test_channel_is_told_in_the_language_of_its_server(
    reload: GameReload, sim: DiscordFixture, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await sim.slash(0, "nevsky server", language="de")
    rewrite(file, "verb-stop = Stop", "verb-stop = Bank it")
    assert await take_over(reload, sim) == [
        "dare_devil.py hat sich geändert: Ab jetzt gilt, was darin steht."
    ]
    assert "dare_devil.py has changed" in capsys.readouterr().err, "as all on the terminal"


async def test_running_game_goes_on_by_the_new_rules(
    reload: GameReload, sim: DiscordFixture, file: Path
) -> None:
    rewrite(file, "verb-stop = Stop", "verb-stop = Bank it")
    rewrite(file, "g.table.turn = 0 if number == 1 else g.table.turn + number", "g.table.turn = 21")
    rewrite(file, "g.after(seat) if number == 1 else seat", "seat")
    assert await take_over(reload, sim) == [CHANGED]
    told = await sim.private_reply(0, "dare_devil roll")
    assert told == "Your move: Roll.\nWhat would you like to do?"
    await sim.slash(0, "dare_devil stop")
    assert await status(sim, 1) == "over"
    assert "21" in sim.last_message.content


async def test_game_that_no_longer_fits_is_ended_with_a_word(
    reload: GameReload, sim: DiscordFixture, file: Path
) -> None:
    """Such as one in a phase that is called otherwise by now."""
    rewrite(file, "rolling", "throwing")
    told = await take_over(reload, sim)
    assert told[0].endswith("One game no longer fit and was ended.")
    assert await status(sim, 1) == "abandoned"
    rewrite(file, "throwing", "rolling")
    await sim.slash(0, "dare_devil new")
    await sim.slash(1, "dare_devil join")
    assert await take_over(reload, sim) == [CHANGED]
    assert told_of_the_file(sim) == [told[0], CHANGED], "that a game was ended stays"
    assert await status(sim, 2) == "lobby"


@pytest.mark.parametrize("fits", [False, True])
async def test_kept_game_that_no_longer_fits_at_the_start_is_ended_with_a_word(
    reload: GameReload, sim: DiscordFixture, file: Path, fits: bool
) -> None:
    if not fits:
        rewrite(file, "rolling", "throwing")
    (await reload._load()).register()
    await reload._restart()
    sim.bot = reload.client
    sim._restarted_bots.append(sim.bot)
    await reload.end_misfits_of_before()
    await sim.env.settle()
    assert await status(sim, 1) == ("running" if fits else "abandoned")
    told = "\n".join(message.content for message in sim.public_messages)
    assert ("One game no longer fit and was ended." in told) != fits


@pytest.mark.parametrize(
    ("changed", "old", "new", "reason"),
    [
        (FILE, "import Iterator", "import Iteratr", "it cannot be loaded: line "),
        (FILE, '"dare_devil"', '"devil"', "the game is called devil now"),
        (FILE, "verb-stop = Stop", f"verb-stop = {'Stop ' * 30}", "it cannot be used"),
        ("dare_devil.de.ftl", "", "\nverb-stop Halt\n", "dare_devil.de.ftl, line 2: this is not F"),
    ],
    ids=["import", "name", "too long", "texts"],
)
async def test_file_that_cannot_be_used_leaves_the_last_good_one(
    reload: GameReload,
    sim: DiscordFixture,
    file: Path,
    changed: str,
    old: str,
    new: str,
    reason: str,
) -> None:
    client = sim.bot
    file.with_name(changed).touch()
    rewrite(file.with_name(changed), old, new)
    (told,) = await take_over(reload, sim, changed)
    kept = f"{changed} doesn’t work, so the last working version stays in play: "
    assert told.startswith(f"{kept}{reason}")
    assert sim.bot is client
    told = await sim.private_reply(0, "dare_devil roll")
    assert told.startswith("Your move: Roll.")


def told_of_the_file(sim: DiscordFixture) -> list[str]:
    return [each.content for each in sim.public_messages if each.content.startswith(FILE)]


async def test_changed_texts_beside_the_file_are_spoken(
    reload: GameReload, sim: DiscordFixture, file: Path
) -> None:
    texts = file.with_name("dare_devil.en.ftl")
    inside = load_file(file).rules.texts["en"]
    texts.write_text(inside.replace("verb-roll = Roll", "verb-roll = Throw"), encoding="utf-8")
    told = await take_over(reload, sim, texts.name)
    assert told == ["dare_devil.en.ftl has changed: the new version is in play."]
    assert (await sim.private_reply(0, "dare_devil roll")).startswith("Your move: Throw.")


async def test_mistake_in_texts_is_told_on_the_terminal_but_not_what_is_still_missing(
    reload: GameReload, sim: DiscordFixture, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = file.with_name("dare_devil.de.ftl")
    texts.write_text("\ntold-rolled = { $name } hat eine { $nubmer }.\n", encoding="utf-8")
    await take_over(reload, sim, texts.name)
    assert capsys.readouterr().err.splitlines() == [
        "dare_devil.de.ftl has changed: the new version is in play.",
        "dare_devil.de.ftl, line 2: told-rolled has $nubmer, but English has $name, $number",
        "dare_devil.de.ftl, line 2: told-rolled leaves out $number",
    ]


async def test_changes_in_a_row_are_told_in_one_message(
    reload: GameReload, sim: DiscordFixture, file: Path
) -> None:
    rewrite(file, "import Iterator", "import Iteratr")
    await take_over(reload, sim)
    rewrite(file, "import Iteratr", "import Iterator")
    await take_over(reload, sim)
    assert told_of_the_file(sim) == [CHANGED]
    await reload.client.get_partial_messageable(sim.channel.id).send("Well.")
    await take_over(reload, sim)
    assert told_of_the_file(sim) == [CHANGED, CHANGED]


async def test_file_that_does_not_end_to_load_is_given_up(
    reload: GameReload, sim: DiscordFixture, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ops.game_reload.LOAD_SECONDS", 0.01)
    rewrite(file, "GOAL = 20", "import time; time.sleep(0.5)")
    (told,) = await take_over(reload, sim)
    assert "it does not end to load" in told


async def test_change_of_the_file_is_noticed_even_after_one_that_failed(
    reload: GameReload,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    failed, taken_over = asyncio.Event(), asyncio.Event()
    noticed = list[str]()

    async def take_over(_: GameReload, changed: Path) -> None:
        noticed.append(changed.name)
        if not failed.is_set():
            failed.set()
            raise RuntimeError("a fault of our own")
        taken_over.set()

    monkeypatch.setattr("bot.ops.game_reload.POLL_SECONDS", 0.001)
    monkeypatch.setattr(GameReload, "take_over", take_over)
    watching = asyncio.create_task(reload.watch())
    try:
        await asyncio.sleep(0.05)
        assert not taken_over.is_set()
        rewrite(file, "20", "30")
        async with asyncio.timeout(10):
            await failed.wait()
        assert "cannot be taken over" in caplog.text
        caplog.clear()
        file.with_name("dare_devil.de.ftl").write_text("figure-points = Punkte", encoding="utf-8")
        async with asyncio.timeout(10):
            await taken_over.wait()
    finally:
        watching.cancel()
    assert noticed == ["dare_devil.py", "dare_devil.de.ftl"]


async def test_line_of_the_rules_that_fails_is_named_once(
    reload: GameReload, sim: DiscordFixture, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fault = "g.table.turn = [][number]"
    rewrite(file, "g.table.turn = 0 if number == 1 else g.table.turn + number", fault)
    await take_over(reload, sim)
    watching = asyncio.create_task(reload.watch())
    await asyncio.sleep(0)
    try:
        for _ in range(2):
            await sim.private_reply(0, "dare_devil roll")
            await sim.env.settle()
    finally:
        watching.cancel()
    line = line_of(file, fault)
    (first, *_) = [record.exc_info for record in caplog.records if record.exc_info]
    frames = [(Path(frame.filename).name, frame.lineno) for frame in extract_tb(first[2])]
    assert frames == [("dare_devil.py", line)], "and not what has called it"
    caplog.clear()
    assert told_of_the_file(sim)[1:] == [
        f"dare_devil.py failed in roll, line {line}: IndexError. See the terminal for more."
    ]
