"""Replays of finished games: step by step, in private, with hidden information still hidden."""

from __future__ import annotations

import re
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
from bot.storage.history import compress_lines
from bot.storage.records import SeatRow
from bot.table.game_history import GameHistory
from bot.table.substitution import reassign_seat
from bot.table.table import Table
from tests.support.simulated_discord.button_driver import custom_ids_of, menus_of
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    disabled_labels,
    text_of,
)
from tests.support.simulated_discord.quick_games import (
    SEED,
    abandon_game,
    history_of,
    play_older_game,
    play_random_move,
    play_to_end,
    play_whole_game,
    start_game,
)
from tests.support.simulated_discord.saint_petersburg import end_game, finish_game
from tests.support.storage.sqlite import execute_inside

NAMES = tuple(GAME_UIS)
ZOFIE, BORIS, CATHERINE, DMITRI, STRANGER = range(5)
PLAYERS = (ZOFIE, BORIS, CATHERINE)
STEPS = ["First", "Back", "Next", "Last", "Previous phase", "Next phase"]


def replay_renderer(ui: AnyGameUI, record: GameHistory) -> ReplayRenderer:
    return ReplayRenderer(ui, record, ui.texts.in_language("en"))


async def replay_button(sim: DiscordFixture, table: Table) -> Any:
    return await sim.send_old_button(f"1/replay/{table.row.id}/0")


async def replay_refusal(sim: DiscordFixture, who: int, table: Table) -> str:
    """Return the text with which a person is refused a replay."""
    button = await replay_button(sim, table)
    return await sim.assert_refused(sim.press(who, button, "Old"))


# Frames


@pytest.mark.parametrize("name", NAMES)
async def test_every_game_can_be_replayed(sim: DiscordFixture, name: str) -> None:
    ui, table = GAME_UIS[name], await play_whole_game(sim, name)
    record = await history_of(sim, table)
    frames = replay_frames_of(ui, record)
    renderer = replay_renderer(ui, record)
    assert frames[0].step.kind == "start"
    moves = [frame.move_number for frame in frames if frame.is_move]
    assert moves == list(range(1, frames[-1].move_number + 1))
    assert [frame.move_number for frame in frames] == sorted(frame.move_number for frame in frames)
    assert {step for frame in frames for step in frame.steps} == set(record.steps)
    assert len({(frame.step.ply, frame.code) for frame in frames}) == len(frames)
    for frame in frames:
        for seat in (None, *record.seats):
            assert renderer.title(frame)
            assert 0 < len(renderer.text(frame, seat)) < 1_900
    for frame in frames[:: len(frames) // 4] + frames[-1:]:
        render = renderer.picture(frame)
        assert render is not None
        assert render().png.startswith(b"\x89PNG")
    assert renderer.text(frames[0], None) == "The game begins."
    view = ui.game.view(table.state, None)
    assert ui.final_standings(view, table.snapshot.names, renderer._translate) in renderer.text(
        frames[-1], None
    )


async def test_phase_buttons_lead_through_the_whole_game(sim: DiscordFixture) -> None:
    record = await history_of(sim, await play_whole_game(sim, "saint_petersburg"))
    frames = replay_frames_of(sim.ui, record)
    ends = [at for at, frame in enumerate(frames) if frame.phase_end]
    visited, at = [], 0
    while at < len(frames) - 1:
        at = next_phase_end(frames, at)
        visited.append(at)
    assert visited == [*ends, len(frames) - 1]
    assert previous_phase_end(frames, ends[1]) == ends[0]
    assert previous_phase_end(frames, ends[0]) == 0
    first_end = frames[ends[0]]
    assert (first_end.round, first_end.phase_end and first_end.phase_end.round) == (1, 1)
    assert frames[-1].round == max(frame.round or 0 for frame in frames)


async def test_missing_frame_falls_back_to_the_one_that_tells_its_move(sim: DiscordFixture) -> None:
    ui, table = GAME_UIS["rattus_cartus"], await play_whole_game(sim, "rattus_cartus")
    frames = replay_frames_of(ui, await history_of(sim, table))
    for index, frame in enumerate(frames):
        if frame.phase_end is None and index:
            new = [step for step in frame.steps if step not in frames[index - 1].steps]
            assert {find_frame(frames, step.ply, "m") for step in new} <= {index}
    third_ply = frames[3].step.ply
    assert find_frame(frames, third_ply, frames[3].code) == 3
    assert frames[find_frame(frames, third_ply, "p77")].step.ply == third_ply
    assert find_frame(frames, 10**9, "m") == len(frames) - 1
    assert find_frame(frames, 0, "m") == 0


async def test_only_decisions_that_are_told_are_counted(sim: DiscordFixture) -> None:
    """Not what was taken back, what the table does by itself, or a change of players."""
    table = await sim.start(PLAYERS, SEED)
    await sim.slash(ZOFIE, "stpete pass", **{"rest-of-phase": True})
    await sim.slash(CATHERINE, "stpete buy", card="Gold Miner")
    await sim.slash(CATHERINE, "stpete undo")
    await sim.slash(CATHERINE, "stpete take", card="Gold Miner")
    await reassign_seat(table, 1, SeatRow(1, "Bering", ai="easy"), user_id=1, interaction_id=5)
    await abandon_game(sim, table)
    panel = await sim.open_replay(STRANGER, table)
    shown = [text_of(panel)]
    while "Next" not in disabled_labels(panel.response):
        panel = await sim.press(STRANGER, panel.response, "Next")
        shown.append(text_of(panel))
    moments = [text.splitlines()[1].partition(", <t:")[0] for text in shown]
    assert moments == ["Before the first move", "Move 1 of 1", *["After move 1 of 1"] * 2]
    assert "Catherine takes a Gold Miner into their hand.\nŽofie passes." in shown[1]


# The panel


async def test_replay_of_a_result_opens_privately_at_the_start(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED)
    await finish_game(sim, table, PLAYERS)
    assert button_labels(sim.last_message) == ["Rematch", "Replay", "Review", "Picture to share"]
    posts = len(sim.public_messages)
    panel = await sim.press(STRANGER, sim.last_message, "Replay")
    assert disabled_labels(panel.response) == ["First", "Back", "Previous phase"]
    assert panel.ephemeral
    assert "Before the first move" in text_of(panel)
    assert "The game begins." in text_of(panel)
    assert "As everyone could see it." in text_of(panel)
    assert len(sim.files_of(panel.response)) == 1
    panel = await sim.press(STRANGER, panel.response, "Next")
    assert "Move 1 of" in text_of(panel)
    assert disabled_labels(panel.response) == []
    panel = await sim.press(STRANGER, panel.response, "Last")
    assert "points" in text_of(panel)
    assert sim.files_of(panel.response)[0].description
    assert disabled_labels(panel.response) == ["Next", "Last", "Next phase"]
    panel = await sim.press(STRANGER, panel.response, "First")
    assert "Before the first move" in text_of(panel)
    assert len(sim.public_messages) == posts, "nothing is posted in public"


async def test_step_buttons_keep_their_positions(sim: DiscordFixture) -> None:
    table = await play_whole_game(sim, "saint_petersburg")
    panel = await sim.open_replay(STRANGER, table)
    for step in (*STEPS, "Next phase", "Next"):
        assert button_labels(panel.response)[: len(STEPS)] == STEPS
        ids = [press.encoded for press in custom_ids_of(panel.response)]
        assert len(set(ids)) == len(ids)
        if step not in disabled_labels(panel.response):
            panel = await sim.press(STRANGER, panel.response, step)


async def test_menu_jumps_to_each_round(sim: DiscordFixture) -> None:
    table = await play_whole_game(sim, "saint_petersburg")
    panel = await sim.open_replay(STRANGER, table)
    ((menu, _),) = menus_of(panel.response)
    values = {option["label"]: option["value"] for option in menu["options"]}
    assert list(values)[:2] == ["Round 1", "Round 2"]
    panel = await sim.people[STRANGER].select(
        panel.response, [values["Round 2"]], custom_id=menu["custom_id"]
    )
    assert "Before the first move" not in text_of(panel)
    previous = await sim.press(STRANGER, panel.response, "Back")
    assert "Round 1" in text_of(previous), "it begins right after the end of the first"


async def test_players_see_only_their_own_hand_in_a_replay(sim: DiscordFixture) -> None:
    table = await play_whole_game(sim, "saint_petersburg")
    for who, seated in ((ZOFIE, True), (BORIS, True), (STRANGER, False)):
        panel = await sim.press(who, (await sim.open_replay(who, table)).response, "Next")
        assert ("As you saw it then." in text_of(panel)) == seated
        assert len(sim.files_of(panel.response)) == 1 + seated


async def test_replay_assigns_a_substituted_seat_to_its_player_at_the_time(
    sim: DiscordFixture,
) -> None:
    table = await start_game(sim, "saint_petersburg")
    await play_random_move(table, Random(1))
    newcomer = SeatRow(1, "Dmitri", sim.people[DMITRI].id)
    await reassign_seat(table, 1, newcomer, user_id=1, interaction_id=5)
    await play_to_end(sim, table)
    record = await history_of(sim, table)
    frames = replay_frames_of(sim.ui, record)
    substitution = next(at for at, frame in enumerate(frames) if frame.step.kind == "seat")
    text = replay_renderer(sim.ui, record).text(frames[substitution], None)
    assert "Dmitri takes over from Boris" in text
    assert "Boris" in str(replay_renderer(sim.ui, record).picture(frames[1]))


async def test_ai_players_are_marked_at_the_end(sim: DiscordFixture) -> None:
    table = await start_game(sim, "saint_petersburg")
    level = SeatRow(1, "Bering", ai="easy")
    await reassign_seat(table, 1, level, user_id=1, interaction_id=5)
    await play_to_end(sim, table)
    panel = await sim.press(ZOFIE, (await sim.open_replay(ZOFIE, table)).response, "Last")
    assert "**Bering (AI)**" in text_of(panel)


async def test_abandoned_game_can_be_replayed(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED)
    await sim.slash(CATHERINE, "stpete pass")
    await end_game(sim, ZOFIE)
    assert table.row.status == "abandoned"
    assert button_labels(sim.last_message) == ["Replay"]
    panel = await sim.press(BORIS, sim.last_message, "Replay")
    panel = await sim.press(BORIS, panel.response, "Last")
    assert "The game has ended without a winner." in text_of(panel)


async def test_lobby_that_never_started_has_no_replay(sim: DiscordFixture) -> None:
    await sim.slash(ZOFIE, "stpete new")
    await sim.slash(ZOFIE, "stpete leave")
    assert button_labels(sim.last_message) == []


async def test_replay_of_an_older_game_has_text_and_final_state(sim: DiscordFixture) -> None:
    table = await play_older_game(sim, "saint_petersburg")
    panel = await sim.press(ZOFIE, (await sim.open_replay(ZOFIE, table)).response, "Next phase")
    assert "There’s no picture of this moment." in text_of(panel)
    assert "Round 1" in text_of(panel)
    assert not sim.files_of(panel.response)
    panel = await sim.press(ZOFIE, panel.response, "Last")
    assert "points" in text_of(panel)
    assert sim.files_of(panel.response)


# Permissions


async def test_running_game_has_no_replay(sim: DiscordFixture) -> None:
    await sim.slash(ZOFIE, "stpete new")
    table = await sim.table()
    assert "still running" in await replay_refusal(sim, ZOFIE, table)
    await sim.slash(ZOFIE, "stpete start")
    assert "still running" in await replay_refusal(sim, ZOFIE, table)
    for verb in ("film", "export", "charted", "share", "review", "rematch"):
        button = await sim.send_old_button(f"1/{verb}/{table.row.id}/0")
        assert await sim.assert_refused(sim.press(ZOFIE, button, "Old")), verb
        await button.delete()


async def test_only_players_can_replay_a_game_of_another_channel(sim: DiscordFixture) -> None:
    table = await play_whole_game(sim, "heller_und_pfennig", channel_id=77)
    assert "another channel" in await replay_refusal(sim, STRANGER, table)
    assert "Before the first move" in text_of(await sim.open_replay(BORIS, table))


async def test_tutorial_games_have_no_replay(sim: DiscordFixture) -> None:
    await sim.slash(ZOFIE, "nevsky learn", game="saint_petersburg")
    table = await sim.bot.runtime.tables.get(-sim.people[ZOFIE].id)
    for who in (ZOFIE, STRANGER):
        assert "earlier game" in await replay_refusal(sim, who, table)


async def test_unreadable_game_is_refused_with_an_explanation(sim: DiscordFixture) -> None:
    table = await start_game(sim, "saint_petersburg")
    await play_random_move(table, Random(1))
    await abandon_game(sim, table)
    states = compress_lines([[2, 2, None, "no state"], [3, 3, None, "no state"]])
    sql = "UPDATE compressed_game SET states = ?"
    await execute_inside(sim.bot.runtime.store, sql, states)
    assert "can’t show that game" in await replay_refusal(sim, ZOFIE, table)


async def test_frame_that_never_was_is_answered(sim: DiscordFixture) -> None:
    table = await play_whole_game(sim, "heller_und_pfennig")
    button = await sim.send_old_button(f"1/replay/{table.row.id}/99999/x/y")
    answer = await sim.press(ZOFIE, button, "Old")
    assert re.search("Before the first move|The end", text_of(answer))
