"""AI turns interrupted by a restart, an undo, the end of the game or a failure."""

from __future__ import annotations

import pytest

from tests.support.simulated_discord.ai_table import (
    BORIS,
    FailingWorkers,
    IllegalMoveWorkers,
    SlowWorkers,
    ai_seats_moved,
    open_lobby_with_ais,
    set_workers,
)
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, button_labels

pytestmark = pytest.mark.poll_interval(HOUR)


async def test_restart_during_an_ai_turn_makes_one_move_per_seat(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim, "medium", "medium")
    await sim.slash(BORIS, "stpete start")
    before = await ai_seats_moved(sim, table)
    set_workers(sim.bot, workers := SlowWorkers())
    await sim.slash(BORIS, "stpete pass")
    assert len(workers.asked) == 1
    assert await ai_seats_moved(sim, table) == before
    await sim.restart()
    table = await sim.table()
    assert await sim.player_to_act((BORIS, -1, -1)) == BORIS
    moves = (await ai_seats_moved(sim, table))[len(before) :]
    assert moves == [1, 2]
    lines_posted = sim.last_message.content.splitlines()
    assert [line.split(" ")[0] for line in lines_posted[:3]] == [seat.name for seat in table.seats]
    assert sum(1 for message in sim.public_messages if button_labels(message)) == 1


async def test_commands_are_refused_while_an_ai_thinks(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim, "medium")
    set_workers(sim.bot, workers := SlowWorkers())
    await sim.slash(BORIS, "stpete start")
    if not workers.asked:
        await sim.slash(BORIS, "stpete pass")
    name = table.seats[1].name
    assert name in await sim.assert_refused(sim.slash(BORIS, "stpete pass"))
    assert "rubles" in await sim.private_reply(BORIS, "stpete hand")
    await sim.env.advance_time(3_700)
    assert await ai_seats_moved(sim, table) == [1]


async def test_undo_discards_the_pending_ai_move(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim, "medium")
    await sim.slash(BORIS, "stpete start")
    workers = SlowWorkers()
    set_workers(sim.bot, workers)
    moved = await ai_seats_moved(sim, table)
    passed = await sim.slash(BORIS, "stpete pass")
    assert len(workers.asked) == 1
    await sim.press(BORIS, passed.response, "Undo")
    await sim.env.advance_time(3_700)
    assert await ai_seats_moved(sim, table) == moved
    assert await sim.player_to_act((BORIS, -1)) == BORIS
    assert {press.ply for press in custom_ids_of(sim.last_message)} == {table.row.ply}


async def test_ai_that_is_asked_anew_while_it_thinks_chooses_anew(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim, "medium")
    await sim.slash(BORIS, "stpete start")
    set_workers(sim.bot, workers := SlowWorkers())
    moved = await ai_seats_moved(sim, table)
    passed = await sim.slash(BORIS, "stpete pass")
    undone = await sim.press(BORIS, passed.response, "Undo")
    taking = await sim.press(BORIS, undone.response, "Take")
    await sim.press(BORIS, taking.response, button_labels(taking.response)[0])
    await sim.env.advance_time(3_700)
    assert await ai_seats_moved(sim, table) == moved, "what it chose before answers nothing"
    await sim.env.advance_time(3_700)
    assert await ai_seats_moved(sim, table) == [*moved, 1]
    assert len({request.seed for request in (each.info_state for each in workers.asked)}) == 2


async def test_failed_ai_move_is_retried(
    sim: DiscordFixture, caplog: pytest.LogCaptureFixture
) -> None:
    table = await open_lobby_with_ais(sim, "medium")
    await sim.slash(BORIS, "stpete start")
    before = await ai_seats_moved(sim, table)
    set_workers(sim.bot, workers := FailingWorkers())
    await sim.slash(BORIS, "stpete pass")
    assert len(workers.asked) == 1
    assert await ai_seats_moved(sim, table) == before
    await sim.env.advance_time(130)
    assert len(await ai_seats_moved(sim, table)) == len(before) + 1
    assert await sim.player_to_act((BORIS, -1)) == BORIS
    assert sim.last_message.raw_mentions == [sim.people[BORIS].id]
    caplog.clear()


async def test_illegal_ai_move_does_not_block_the_game(
    sim: DiscordFixture, caplog: pytest.LogCaptureFixture
) -> None:
    table = await open_lobby_with_ais(sim, "hard")
    await sim.slash(BORIS, "stpete start")
    before = await ai_seats_moved(sim, table)
    set_workers(sim.bot, workers := IllegalMoveWorkers())
    moves = 0
    while moves < 3:
        await sim.slash(BORIS, "stpete pass")
        assert await sim.player_to_act((BORIS, -1)) == BORIS
        moves = len(await ai_seats_moved(sim, table)) - len(before)
    assert [request.level for request in workers.asked] == ["hard", "medium"] * moves
    warnings = [record for record in caplog.records if "not legal" in record.getMessage()]
    assert [record.levelname for record in warnings] == ["WARNING"] * moves
    assert not any("rook" in record.getMessage() for record in caplog.records)


async def test_ai_of_a_new_game_does_not_wait_for_the_previous_one(sim: DiscordFixture) -> None:
    table = await open_lobby_with_ais(sim, "medium")
    await sim.slash(BORIS, "stpete start")
    set_workers(sim.bot, workers := SlowWorkers())
    await sim.slash(BORIS, "stpete pass")
    await sim.press(BORIS, (await sim.slash(BORIS, "stpete end")).response, "Yes, end the game")
    table = await open_lobby_with_ais(sim, "medium")
    await sim.slash(BORIS, "stpete start")
    if await sim.player_to_act((BORIS, -1)) == BORIS:
        await sim.slash(BORIS, "stpete pass")
    assert len(workers.asked) == 1, "the old game's AI still thinks"
    await sim.env.advance_time(2 * 3_700)
    assert len(await ai_seats_moved(sim, table)) == 1
    assert await sim.player_to_act((BORIS, -1)) == BORIS
