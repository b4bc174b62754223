"""Looking at a game again that is over: step by step, in private, with nothing opened."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.channel.replay_frames import (
    ReplayRenderer,
    find_frame,
    next_phase_end,
    previous_phase_end,
    replay_frames_of,
)
from bot.game_ui import AnyGameUI
from bot.registry import GAME_UIS
from bot.storage.compression import compress_lines
from bot.storage.records import SeatRow
from bot.table.game_history import GameHistory, load_history
from bot.table.substitution import reassign_seat
from bot.table.table import Table
from tests.bot.ended import SEED, begun, ended, given_up, move, packed, to_the_end
from tests.bot.play_by_buttons import menus, presses
from tests.bot.room import Room, disabled, labels, text_of
from tests.bot.test_rematch import end_soon
from tests.store.sqlite import run

NAMES = tuple(GAME_UIS)
ZOFIE, BORIS, CATHERINE, DMITRI, STRANGER = range(5)
PLAYERS = (ZOFIE, BORIS, CATHERINE)
STEPS = ["First", "Back", "On", "Last", "Phase back", "Phase on"]


async def record_of(room: Room, table: Table) -> GameHistory:
    found = await load_history(room.bot.runtime.store, table.row.id)
    assert found is not None
    return found


def projector(ui: AnyGameUI, record: GameHistory) -> ReplayRenderer:
    return ReplayRenderer(ui, record, ui.texts.in_language("en"))


async def open_replay(room: Room, who: int, table: Table) -> Any:
    """Press the button of an old message about that game."""
    return await room.press(who, await button(room, table), "Old")


async def button(room: Room, table: Table) -> Any:
    return await room.old_button(f"1/replay/{table.row.id}/0")


async def refused(room: Room, who: int, table: Table) -> str:
    """The words with which somebody is not shown a game."""
    old = await button(room, table)
    return await room.refused(room.press(who, old, "Old"))


# Scenes


@pytest.mark.parametrize("name", NAMES)
async def test_every_game_can_be_looked_at_again(room: Room, name: str) -> None:
    ui, table = GAME_UIS[name], await ended(room, name)
    record = await record_of(room, table)
    scenes = replay_frames_of(record)
    shown = projector(ui, record)
    assert scenes[0].step.kind == "start"
    assert [one.step_number for one in scenes] == sorted(one.step_number for one in scenes)
    assert sum(one.phase_end is None for one in scenes) == len(record.steps)
    assert len({(one.step.ply, one.code) for one in scenes}) == len(scenes)
    for scene in scenes:
        for seat in (None, *record.seats):
            assert shown.title(scene)
            assert len(shown.text(scene, seat)) < 1_900
    for scene in scenes[:: len(scenes) // 4] + scenes[-1:]:
        render = shown.picture(scene)
        assert render is not None
        assert render().png.startswith(b"\x89PNG")
    assert shown.text(scenes[0], None) == "The game begins."
    view = ui.game.view(table.state, None)
    assert ui.narration.final_standings(view, table.snapshot.names, shown._say) in shown.text(
        scenes[-1], None
    )


async def test_the_sentences_are_those_of_the_log(room: Room) -> None:
    table = await room.start(PLAYERS, SEED)
    await room.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await room.slash(ZOFIE, "stpete pass")
    log = await room.says(ZOFIE, "stpete log")
    await given_up(room, table)
    record = await record_of(room, table)
    shown = projector(room.ui, record)
    words = [shown.text(scene, None) for scene in replay_frames_of(record)]
    assert words[-1] == "The game has ended without a winner."
    for told in words[1:-1]:
        assert told in log


async def test_steps_by_phase_lead_from_end_to_end(room: Room) -> None:
    record = await record_of(room, await ended(room, "saint_petersburg"))
    scenes = replay_frames_of(record)
    ends = [at for at, scene in enumerate(scenes) if scene.phase_end]
    found, at = [], 0
    while at < len(scenes) - 1:
        at = next_phase_end(scenes, at)
        found.append(at)
    assert found == [*ends, len(scenes) - 1]
    assert previous_phase_end(scenes, ends[1]) == ends[0]
    assert previous_phase_end(scenes, ends[0]) == 0
    first = scenes[ends[0]]
    assert (first.round, first.phase_end and first.phase_end.round) == (1, 1)
    assert scenes[-1].round == max(scene.round or 0 for scene in scenes)


async def test_a_scene_that_is_not_there_leads_to_one_before_it(room: Room) -> None:
    scenes = replay_frames_of(await record_of(room, await ended(room, "heller_und_pfennig")))
    third = scenes[3].step.ply
    assert find_frame(scenes, third, scenes[3].code) == 3
    assert scenes[find_frame(scenes, third, "p77")].step.ply == third
    assert find_frame(scenes, 10**9, "m") == len(scenes) - 1
    assert find_frame(scenes, 0, "m") == 0


# The panel


async def test_from_the_end_of_a_game_to_its_first_move_and_on(room: Room) -> None:
    table = await room.start(PLAYERS, SEED)
    await end_soon(room, table, PLAYERS)
    assert labels(room.last) == ["Rematch", "Replay", "Review"]
    posts = len(room.public)
    panel = await room.press(STRANGER, room.last, "Replay")
    assert panel.ephemeral
    assert "Move 0 of" in text_of(panel)
    assert "The game begins." in text_of(panel)
    assert "You see what everyone could see." in text_of(panel)
    assert len(panel.response.attachments) == 1
    panel = await room.press(STRANGER, panel.response, "On")
    assert "Move 1 of" in text_of(panel)
    panel = await room.press(STRANGER, panel.response, "Last")
    assert "points" in text_of(panel)
    assert panel.response.attachments[0].description
    assert disabled(panel.response) == ["On", "Last", "Phase on"]
    panel = await room.press(STRANGER, panel.response, "First")
    assert "Move 0 of" in text_of(panel)
    assert len(room.public) == posts, "nobody else is told"


async def test_the_steps_stay_in_their_places(room: Room) -> None:
    table = await ended(room, "saint_petersburg")
    panel = await open_replay(room, STRANGER, table)
    for step in (*STEPS, "Phase on", "On"):
        assert labels(panel.response)[: len(STEPS)] == STEPS
        ids = [press.encoded for press in presses(panel.response)]
        assert len(set(ids)) == len(ids)
        if step not in disabled(panel.response):
            panel = await room.press(STRANGER, panel.response, step)


async def test_what_leads_nowhere_cannot_be_pressed(room: Room) -> None:
    panel = await open_replay(room, STRANGER, await ended(room, "saint_petersburg"))
    assert disabled(panel.response) == ["First", "Back", "Phase back"]
    panel = await room.press(STRANGER, panel.response, "On")
    assert disabled(panel.response) == []


async def test_a_menu_leads_to_each_round(room: Room) -> None:
    table = await ended(room, "saint_petersburg")
    panel = await open_replay(room, STRANGER, table)
    ((menu, _),) = menus(panel.response)
    offered = {option["label"]: option["value"] for option in menu["options"]}
    assert list(offered)[:2] == ["Round 1", "Round 2"]
    panel = await room.people[STRANGER].select(
        panel.response, [offered["Round 2"]], custom_id=menu["custom_id"]
    )
    assert "Move 0 of" not in text_of(panel)
    before = await room.press(STRANGER, panel.response, "Back")
    assert "Round 1" in text_of(before), "it begins right after the first has ended"


async def test_a_restart_changes_nothing(room: Room) -> None:
    table = await ended(room, "rattus_cartus")
    panel = await open_replay(room, ZOFIE, table)
    panel = await room.press(ZOFIE, panel.response, "On")
    await room.restart()
    assert "Move 2 of" in text_of(await room.press(ZOFIE, panel.response, "On"))


async def test_who_sat_there_sees_his_hand_and_only_his(room: Room) -> None:
    table = await ended(room, "saint_petersburg")
    for who, seated in ((ZOFIE, True), (BORIS, True), (STRANGER, False)):
        panel = await room.press(who, (await open_replay(room, who, table)).response, "On")
        assert ("You see what you could see then." in text_of(panel)) == seated
        assert len(panel.response.attachments) == 1 + seated


async def test_who_came_or_left_sees_only_what_he_saw(room: Room) -> None:
    table = await begun(room, "saint_petersburg")
    await move(table, Random(1))
    newcomer = SeatRow(1, "Dmitri", room.people[DMITRI].id)
    await reassign_seat(table, 1, newcomer, user_id=1, interaction_id=5)
    await to_the_end(room, table)
    record = await record_of(room, table)
    scenes = replay_frames_of(record)
    changed = next(at for at, scene in enumerate(scenes) if scene.step.kind == "seat")
    seats = [
        [record.seat_of(room.people[who].id, scene.step.ply) for scene in scenes]
        for who in (BORIS, DMITRI)
    ]
    assert seats[0] == [1] * changed + [None] * (len(scenes) - changed)
    assert seats[1] == [None] * changed + [1] * (len(scenes) - changed)
    words = projector(room.ui, record).text(scenes[changed], None)
    assert "Dmitri takes over from Boris" in words
    assert "Boris" in str(projector(room.ui, record).picture(scenes[1]))


async def test_a_game_given_up_can_be_looked_at_too(room: Room) -> None:
    table = await room.start(PLAYERS, SEED)
    await room.slash(CATHERINE, "stpete pass")
    asked = await room.slash(ZOFIE, "stpete end")
    await room.press(ZOFIE, asked.response, "Yes, end the game")
    assert table.row.status == "abandoned"
    assert labels(room.last) == ["Replay"]
    panel = await room.press(BORIS, room.last, "Replay")
    panel = await room.press(BORIS, panel.response, "Last")
    assert "The game has ended without a winner." in text_of(panel)


async def test_a_table_that_never_began_cannot(room: Room) -> None:
    await room.slash(ZOFIE, "stpete new")
    await room.slash(ZOFIE, "stpete leave")
    assert labels(room.last) == []


async def test_of_a_game_of_before_there_are_words_and_the_end(room: Room) -> None:
    table = await begun(room, "saint_petersburg")
    rng = Random(1)
    while table.row.status == "running":
        await move(table, rng)
    await run(room.bot.runtime.store, lambda connection: connection.execute("DELETE FROM moment"))
    await packed(room, table)
    panel = await room.press(ZOFIE, (await open_replay(room, ZOFIE, table)).response, "Phase on")
    assert "No picture was kept of this moment." in text_of(panel)
    assert "Round 1" in text_of(panel)
    assert not panel.response.attachments
    panel = await room.press(ZOFIE, panel.response, "Last")
    assert "points" in text_of(panel)
    assert panel.response.attachments


# Who may look


async def test_a_running_game_has_no_replay(room: Room) -> None:
    table = await room.start(PLAYERS, SEED)
    assert "still running" in await refused(room, ZOFIE, table)


async def test_a_lobby_has_none_either(room: Room) -> None:
    await room.slash(ZOFIE, "stpete new")
    assert "still running" in await refused(room, ZOFIE, await room.table())


async def test_who_did_not_play_sees_it_only_where_it_was_played(room: Room) -> None:
    table = await ended(room, "heller_und_pfennig", channel_id=77)
    assert "another channel" in await refused(room, STRANGER, table)
    assert "Move 0" in text_of(await open_replay(room, BORIS, table))


async def test_a_guided_game_is_nobodys_to_look_at(room: Room) -> None:
    await room.slash(ZOFIE, "nevsky learn", game="saint_petersburg")
    table = await room.bot.runtime.tables.get(-room.people[ZOFIE].id)
    for who in (ZOFIE, STRANGER):
        assert "earlier game" in await refused(room, who, table)


async def test_what_cannot_be_read_is_said(room: Room) -> None:
    table = await begun(room, "saint_petersburg")
    await move(table, Random(1))
    await given_up(room, table)
    states = compress_lines([[2, 2, None, "no state"], [3, 3, None, "no state"]])
    sql = "UPDATE record SET states = ?"
    await run(room.bot.runtime.store, lambda connection: connection.execute(sql, (states,)))
    assert "cannot show that game" in await refused(room, ZOFIE, table)


@pytest.mark.parametrize("path", ["1/replay/404/0", "1/replay/1/99999/x/y", "1/replay/0/0/m"])
async def test_odd_buttons_are_answered(room: Room, path: str) -> None:
    table = await ended(room, "heller_und_pfennig")
    assert table.row.id == 1
    answer = await room.press(ZOFIE, await room.old_button(path), "Old")
    assert "earlier game" in text_of(answer) or "Move " in text_of(answer)
