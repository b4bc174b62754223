"""Files to take away: a finished game that can be replayed, and what is stored of a person."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.registry import GAME_UIS
from bot.table.table import Table
from tests.bot.ended import begun, ended, given_up, move, packed
from tests.bot.room import Room, labels, text_of
from tests.bot.test_replay import open_replay
from tests.golden.__main__ import main
from tests.store.sqlite import run

ZOFIE, BORIS, STRANGER = 0, 1, 4
COMMANDS = {name: ui.command_name for name, ui in GAME_UIS.items()}


async def file_of(answer: Any) -> tuple[str, bytes]:
    (attachment,) = answer.response.attachments
    return attachment.filename, await attachment.read()


async def refused(room: Room, who: int, table: Table) -> str:
    old = await room.old_button(f"1/export/{table.row.id}/0")
    return await room.refused(room.press(who, old, "Old"))


@pytest.mark.parametrize("name", GAME_UIS)
async def test_a_finished_game_is_a_file_that_replays(
    room: Room, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await ended(room, name)
    answer = await room.slash(BORIS, f"{COMMANDS[name]} log", export=True)
    assert "with all that was hidden in it" in text_of(answer)
    called, content = await file_of(answer)
    assert called == f"{name}-{table.row.id}.jsonl"
    file = tmp_path / called
    file.write_bytes(content)
    assert main([str(file)]) == 0
    steps = len(json.loads(content)["steps"])
    assert f"1 games, {steps} steps, 0 differences" in capsys.readouterr().out
    assert steps > 20


async def test_the_replay_panel_saves_it_too(room: Room) -> None:
    table = await ended(room, "saint_petersburg")
    panel = await open_replay(room, ZOFIE, table)
    assert "Save as a file" in labels(panel.response)
    saved = await room.press(ZOFIE, panel.response, "Save as a file")
    assert (await file_of(saved))[0].endswith(".jsonl")
    assert "Save as a file" not in labels((await open_replay(room, STRANGER, table)).response)


async def test_the_latest_of_the_commands_game_is_saved(room: Room) -> None:
    first = await ended(room, "saint_petersburg")
    second = await ended(room, "saint_petersburg")
    await ended(room, "heller_und_pfennig")
    called, _ = await file_of(await room.slash(ZOFIE, "stpete log", export=True))
    assert called == f"saint_petersburg-{second.row.id}.jsonl"
    assert first.row.id < second.row.id


async def test_without_a_finished_game_there_is_no_file(room: Room) -> None:
    await begun(room, "saint_petersburg")
    said = await room.refused(room.slash(ZOFIE, "stpete log", export=True))
    assert "has been finished in this channel yet" in said


async def test_a_running_game_is_no_file(room: Room) -> None:
    assert "still running" in await refused(room, ZOFIE, await begun(room, "saint_petersburg"))


async def test_who_did_not_play_gets_no_file(room: Room) -> None:
    table = await ended(room, "saint_petersburg")
    assert "Only those who played" in await refused(room, STRANGER, table)
    said = await room.refused(room.slash(STRANGER, "stpete log", export=True))
    assert "Only those who played" in said


async def test_what_was_hidden_in_a_game_given_up_stays_hidden(room: Room) -> None:
    table = await begun(room, "rattus_cartus")
    await move(table, Random(1))
    await given_up(room, table)
    assert "stays hidden" in await refused(room, ZOFIE, table)
    assert "Save as a file" not in labels((await open_replay(room, ZOFIE, table)).response)


async def test_a_game_of_before_is_no_file(room: Room) -> None:
    table, rng = await begun(room, "saint_petersburg"), Random(1)
    while table.row.status == "running":
        await move(table, rng)
    await run(room.bot.runtime.store, lambda connection: connection.execute("DELETE FROM moment"))
    await packed(room, table)
    assert "before enough of it was kept" in await refused(room, ZOFIE, table)


# What is stored of a person


async def own_data(room: Room, who: int) -> Any:
    about = await room.slash(who, "nevsky about")
    answer = await room.press(who, about.response, "Save what is stored about me")
    called, content = await file_of(answer)
    assert called == "nevsky.json"
    return json.loads(content)


async def test_who_has_done_nothing_has_an_empty_file(room: Room) -> None:
    user_id = room.people[STRANGER].id
    assert await own_data(room, STRANGER) == {"user": user_id, "settings": {}, "games": []}


async def test_everything_of_a_person_is_in_his_file_and_nothing_of_others(room: Room) -> None:
    settings = await room.slash(BORIS, "nevsky settings")
    await room.press(BORIS, settings.response, "Remind me: yes")
    over = await ended(room, "rattus_cartus")
    running = await begun(room, "rattus_cartus")
    for _ in range(9):
        await move(running, Random(1))
    await room.slash(BORIS, "nevsky learn", game="saint_petersburg")
    found = await own_data(room, BORIS)
    assert found["settings"]["reminders"] is False
    assert [game["game"] for game in found["games"]] == [
        "rattus_cartus",
        "rattus_cartus",
        "saint_petersburg",
    ]
    [ended_game, running_game, guided] = found["games"]
    assert (ended_game["status"], ended_game["seats"]) == ("over", [{"seat": 1, "name": "Boris"}])
    assert len(ended_game["results"]) == 1
    assert guided["channel"] is None
    for game, table in ((ended_game, over), (running_game, running)):
        log = await room.bot.runtime.store.moves(table.row.id, 0)
        own = [move for move in log if move.user_id == room.people[BORIS].id]
        assert [one["ply"] for one in game["moves"]] == [move.ply for move in own]
        assert [one["action"] for one in game["moves"]] == [
            json.loads(move.action or "null") for move in own
        ]
    text = json.dumps(found)
    assert str(room.people[ZOFIE].id) not in text
    assert "Žofie" not in text
    assert "events" not in text
