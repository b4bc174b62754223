"""Exports: a finished game that can be replayed, and the data stored about a user."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.registry import GAME_UIS
from bot.table.table import Table
from tests.programs.golden.__main__ import main
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.plans import PASS_UNTIL_TRADE, plan
from tests.support.simulated_discord.quick_games import (
    abandon_game,
    play_older_game,
    play_random_move,
    play_whole_game,
    start_game,
)

ZOFIE, BORIS, STRANGER = 0, 1, 4
COMMANDS = {name: ui.command_name for name, ui in GAME_UIS.items()}


async def file_of(sim: DiscordFixture, answer: Any) -> tuple[str, bytes]:
    (attachment,) = sim.files_of(answer.response)
    return attachment.filename, await attachment.read()


async def export_refusal(sim: DiscordFixture, who: int, table: Table) -> str:
    export_button = await sim.send_old_button(f"1/export/{table.row.id}/0")
    return await sim.assert_refused(sim.press(who, export_button, "Old"))


@pytest.mark.parametrize("name", GAME_UIS)
async def test_exported_game_can_be_replayed(
    sim: DiscordFixture, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await play_whole_game(sim, name)
    answer = await sim.slash(BORIS, f"{COMMANDS[name]} show log", export=True)
    assert "with everything that was hidden in it" in text_of(answer)
    filename, content = await file_of(sim, answer)
    day = datetime.fromtimestamp(table.row.updated, UTC).date()
    assert filename == f"{name}-{day}.jsonl", "no internal number"
    file = tmp_path / filename
    file.write_bytes(content)
    assert main([str(file)]) == 0
    steps = len(json.loads(content)["steps"])
    assert f"1 games, {steps} steps, 0 differences" in capsys.readouterr().out
    assert steps > 20


async def test_replay_panel_exports_the_game_to_its_players(sim: DiscordFixture) -> None:
    table = await play_whole_game(sim, "saint_petersburg")
    panel = await sim.open_replay(ZOFIE, table)
    assert "Save as a file" in button_labels(panel.response)
    answer = await sim.press(ZOFIE, panel.response, "Save as a file")
    assert (await file_of(sim, answer))[0].endswith(".jsonl")
    assert "Save as a file" not in button_labels((await sim.open_replay(STRANGER, table)).response)


async def test_export_option_selects_the_latest_game_of_the_command(sim: DiscordFixture) -> None:
    first = await play_whole_game(sim, "saint_petersburg")
    second = await play_whole_game(sim, "saint_petersburg")
    await play_whole_game(sim, "heller_und_pfennig")
    _, content = await file_of(sim, await sim.slash(ZOFIE, "stpete show log", export=True))
    assert json.loads(content)["id"] == f"saint_petersburg {second.row.id}"
    assert first.row.id < second.row.id


async def test_export_without_a_finished_game_is_refused(sim: DiscordFixture) -> None:
    await start_game(sim, "saint_petersburg")
    reply = await sim.assert_refused(sim.slash(ZOFIE, "stpete show log", export=True))
    assert "has been finished in this channel yet" in reply


async def test_only_players_can_export_a_game(sim: DiscordFixture) -> None:
    table = await play_whole_game(sim, "saint_petersburg")
    assert "Only its players" in await export_refusal(sim, STRANGER, table)
    reply = await sim.assert_refused(sim.slash(STRANGER, "stpete show log", export=True))
    assert "Only its players" in reply


async def test_abandoned_game_cannot_be_exported(sim: DiscordFixture) -> None:
    table = await start_game(sim, "rattus_cartus")
    await play_random_move(table, Random(1))
    await abandon_game(sim, table)
    assert "stay hidden" in await export_refusal(sim, ZOFIE, table)
    assert "Save as a file" not in button_labels((await sim.open_replay(ZOFIE, table)).response)


async def test_game_without_history_cannot_be_exported(sim: DiscordFixture) -> None:
    table = await play_older_game(sim, "saint_petersburg")
    assert "not all of it was recorded" in await export_refusal(sim, ZOFIE, table)


# The data stored about a user


async def own_data(sim: DiscordFixture, who: int) -> Any:
    about = await sim.slash(who, "nevsky about")
    answer = await sim.press(who, about.response, "Download my data")
    filename, content = await file_of(sim, answer)
    assert filename == "nevsky.json"
    return json.loads(content)


async def test_export_of_a_new_user_is_empty(sim: DiscordFixture) -> None:
    user_id = sim.people[STRANGER].id
    data = await own_data(sim, STRANGER)
    lists = ("absences", "games", "tournaments")
    assert data == {"user": user_id, "settings": {}, **{name: [] for name in lists}}


async def test_user_export_has_all_own_data_and_no_other_user(sim: DiscordFixture) -> None:
    await sim.change_own_setting(BORIS, "Remind me: yes")
    finished = await play_whole_game(sim, "rattus_cartus")
    running = await start_game(sim, "rattus_cartus")
    for _ in range(9):
        await play_random_move(running, Random(1))
    await sim.slash(BORIS, "nevsky learn", game="saint_petersburg")
    await sim.bot.runtime.store.set_absence(sim.people[BORIS].id, 4_000_000_000, 4_000_000_900)
    data = await own_data(sim, BORIS)
    assert data["settings"]["reminders"] is False
    assert data["absences"] == [{"from": 4_000_000_000, "until": 4_000_000_900}]
    assert [game["game"] for game in data["games"]] == [
        "rattus_cartus",
        "rattus_cartus",
        "saint_petersburg",
    ]
    [ended_game, running_game, tutorial] = data["games"]
    assert (ended_game["status"], ended_game["seats"]) == ("over", [{"seat": 1, "name": "Boris"}])
    assert len(ended_game["results"]) == 1
    assert tutorial["channel"] is None
    for game, table in ((ended_game, finished), (running_game, running)):
        log = await sim.bot.runtime.store.moves(table.row.id, 0)
        own_moves = [move for move in log if move.user_id == sim.people[BORIS].id]
        assert [move["ply"] for move in game["moves"]] == [move.ply for move in own_moves]
        assert [move["action"] for move in game["moves"]] == [
            json.loads(move.action or "null") for move in own_moves
        ]
    text = json.dumps(data)
    assert str(sim.people[ZOFIE].id) not in text
    assert "Žofie" not in text
    assert "events" not in text


async def test_user_export_has_own_plans_and_no_others(sim: DiscordFixture) -> None:
    table = await start_game(sim, "saint_petersburg")
    waiting = next(who for who in (ZOFIE, BORIS) if who not in table.acting_seats)
    await plan(sim, waiting, *PASS_UNTIL_TRADE)
    planned = {
        who: [each["seat"] for each in (await own_data(sim, who))["games"][0]["plans"]]
        for who in (ZOFIE, BORIS)
    }
    assert planned == {ZOFIE: [], BORIS: []} | {waiting: [waiting]}
