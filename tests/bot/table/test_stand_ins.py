"""Whoever keeps a table waiting for too long is stood in for by an AI, until they are back."""

from __future__ import annotations

import re

import pytest

from bot.i18n.texts import shared_texts
from bot.table.table import Table
from engine.games.saint_petersburg.cards import Phase
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.plans import BUY_LUMBERJACK, open_list, plan
from tests.support.simulated_discord.saint_petersburg import end_game, leave_one_move, state_of

SEED = 70
BORIS, CATHERINE, DMITRI, EVE = range(1, 5)
PLAYERS = (BORIS, CATHERINE, DMITRI)
"""Boris is the host. With this seed Dmitri has the first turn, then Boris and Catherine."""

SEAT_OF_BORIS, SEAT_OF_CATHERINE, SEAT_OF_DMITRI = range(3)

pytestmark = pytest.mark.poll_interval(3 * HOUR)


@pytest.fixture
async def table(sim: DiscordFixture) -> Table:
    return await sim.start(PLAYERS, SEED, pace="8 hours a move")


async def let_time_pass(sim: DiscordFixture) -> None:
    """Let the time of whoever is to act be over."""
    await sim.env.advance_time(9 * HOUR)


async def stand_in_began(sim: DiscordFixture, table: Table) -> int:
    """Return when the first stand-in began."""
    moves = await sim.bot.runtime.store.moves(table.row.id, 0)
    return next(move.at for move in moves if move.kind == "stand-in")


async def test_ai_plays_on_when_the_time_is_over(sim: DiscordFixture, table: Table) -> None:
    await let_time_pass(sim)
    assert await sim.seats_of_moves(table, "ai") == [SEAT_OF_DMITRI]
    assert "Dmitri ran out of time: a medium AI plays on" in sim.last_message.content
    assert sim.last_message.raw_mentions == [sim.people[BORIS].id]
    assert "I’m back (Dmitri)" in button_labels(sim.last_message)
    assert len(re.findall("ran out of time", "".join(m.content for m in sim.public_messages))) == 1


async def test_story_of_a_phase_tells_who_was_stood_in_for_at_its_end(
    sim: DiscordFixture, table: Table
) -> None:
    for who in (DMITRI, BORIS):
        await sim.slash(who, "stpete pass")
    state = state_of(table)
    player = state.players[SEAT_OF_CATHERINE]
    player.rubles, player.hand, state.upper = 0, state.upper[:3], state.upper[3:]
    await sim.store_state(table)
    await let_time_pass(sim)
    assert state_of(table).phase == Phase.BUILDING, "the AI could only pass"
    told = [m.content for m in sim.public_messages if "Catherine ran out of time" in m.content]
    assert [content.splitlines()[0] for content in told] == ["**Round 1 · Worker phase**"]


async def test_press_brings_the_player_back(sim: DiscordFixture, table: Table) -> None:
    await let_time_pass(sim)
    welcome = await sim.press(DMITRI, sim.last_message, "I’m back (Dmitri)")
    assert "The seat is yours again" in text_of(welcome)
    assert "Dmitri is back." in sim.last_message.content
    assert sim.last_message.raw_mentions == [], "Boris was asked before"
    assert "I’m back (Dmitri)" not in button_labels(sim.last_message)
    await sim.slash(BORIS, "stpete pass")
    await sim.slash(CATHERINE, "stpete pass")
    assert await sim.player_to_act(PLAYERS) == DMITRI
    assert "You pass" in await sim.private_reply(DMITRI, "stpete pass")
    assert await sim.seats_of_moves(table, "ai") == [SEAT_OF_DMITRI]


@pytest.mark.parametrize("language", shared_texts().languages)
def test_button_names_those_whom_it_brings_back(language: str) -> None:
    label = shared_texts().in_language(language)("button-return", name=("Dmitri", "Boris"))
    assert "Dmitri" in label
    assert "Boris" in label


async def test_whoever_comes_back_reads_what_happened_meanwhile(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.slash(DMITRI, "stpete pass")
    await sim.slash(BORIS, "stpete buy", card="lumberjack")
    await sim.slash(CATHERINE, "stpete pass")
    await let_time_pass(sim)
    welcome = text_of(await sim.press(DMITRI, sim.last_message, "I’m back (Dmitri)"))
    assert welcome.startswith("Welcome back! The seat is yours again.\n**Since your last move**")
    assert "Boris buys a Lumberjack" in welcome
    assert "Dmitri ran out of time: a medium AI plays on" in welcome
    assert "\nDmitri is back." not in welcome
    deadline = table.seats[SEAT_OF_BORIS].deadline_at
    assert welcome.endswith(
        f"To move: Boris. Round 1, Worker phase.\n-# Time to move until <t:{deadline}:f>"
        f" (<t:{deadline}:R>)"
    )


async def test_whoever_comes_back_on_turn_reads_what_to_decide(
    sim: DiscordFixture, table: Table
) -> None:
    for _ in PLAYERS:
        await let_time_pass(sim)
    assert await sim.player_to_act(PLAYERS) == CATHERINE
    label = "I’m back (Boris, Catherine, and Dmitri)"
    welcome = text_of(await sim.press(CATHERINE, sim.last_message, label))
    assert "**Catherine**, it’s your turn. Round 1, Worker phase.\n-# Time to move" in welcome


async def test_plans_end_when_an_ai_stands_in(sim: DiscordFixture, table: Table) -> None:
    await plan(sim, BORIS, *BUY_LUMBERJACK)
    panel = await open_list(sim, BORIS)
    state_of(table).pub_owners = [SEAT_OF_DMITRI, SEAT_OF_BORIS]
    await sim.store_state(table)
    await sim.slash(DMITRI, "stpete pub", points=0)
    assert len(table.plans.active(SEAT_OF_BORIS)) == 1, "the Pub is not the turn he planned for"
    await let_time_pass(sim)
    assert table.seats[SEAT_OF_BORIS].stand_in
    assert table.plans.active(SEAT_OF_BORIS) == []
    hand = await sim.slash(BORIS, "stpete hand")
    assert text_of(hand).startswith(
        "You ran out of time and an AI is playing for you, so this plan is off"
    )
    assert "Plan a move" not in button_labels(hand.response)
    press = sim.press(BORIS, panel.response, "Buy")
    assert "Come back first" in await sim.assert_refused(press)


async def test_players_who_are_not_stood_in_for_cannot_come_back(
    sim: DiscordFixture, table: Table
) -> None:
    await let_time_pass(sim)
    turn = sim.last_message
    assert "No AI is playing for you" in await sim.assert_refused(
        sim.press(BORIS, turn, "I’m back (Dmitri)")
    )
    assert "not at this table" in await sim.assert_refused(
        sim.press(EVE, turn, "I’m back (Dmitri)")
    )


async def test_nobody_comes_back_to_a_game_that_has_ended(
    sim: DiscordFixture, table: Table
) -> None:
    await let_time_pass(sim)
    panel = await sim.slash(DMITRI, "stpete hand")
    await end_game(sim, BORIS)
    ended_ply = table.row.ply
    late_press = sim.press(DMITRI, panel.response, "I’m back")
    assert "There’s no game" in await sim.assert_refused(late_press)
    button = await sim.send_old_button(f"1/return/{table.row.id}/{ended_ply - 1}")
    await sim.assert_refused(sim.press(DMITRI, button, "Old"))
    assert table.row.ply == ended_ply
    assert table.seats[SEAT_OF_DMITRI].stand_in


async def test_absent_player_still_sees_the_hand(sim: DiscordFixture, table: Table) -> None:
    await let_time_pass(sim)
    panel = await sim.slash(DMITRI, "stpete hand")
    since = await stand_in_began(sim, table)
    assert text_of(panel).startswith(
        f"You ran out of time, and an AI has been playing for you since <t:{since}:f>. "
        "Press *I’m back* to take over again.\n**Since you sat down**\n"
    )
    assert "rubles" in text_of(panel)
    await sim.press(DMITRI, panel.response, "I’m back")
    assert table.seats[SEAT_OF_DMITRI].stand_in is None


async def test_turn_message_tells_whom_an_ai_plays_for_since_when(
    sim: DiscordFixture, table: Table
) -> None:
    await let_time_pass(sim)
    since = await stand_in_began(sim, table)
    line = (
        f"-# Dmitri, an AI has been playing for you since <t:{since}:f>. "
        "Press *I’m back* to take over again and see what happened."
    )
    assert line in sim.last_message.content.splitlines()
    await sim.slash(BORIS, "stpete pass")
    await sim.slash(CATHERINE, "stpete pass")
    assert line in sim.last_message.content.splitlines(), "long after his time was up"
    await sim.restart()
    await sim.slash(BORIS, "stpete show board")
    assert line in sim.last_message.content.splitlines()
    await sim.press(DMITRI, sim.last_message, "I’m back (Dmitri)")
    assert "an AI has been playing" not in sim.last_message.content


async def test_join_and_a_stand_in_after_a_restart(sim: DiscordFixture, table: Table) -> None:
    await sim.env.advance_time(4 * HOUR)
    await sim.restart()
    await sim.env.advance_time(5 * HOUR)
    assert "Dmitri ran out of time" in sim.last_message.content
    await sim.restart()
    assert "at the table" in await sim.private_reply(DMITRI, "stpete join")
    assert (await sim.table()).seats[SEAT_OF_DMITRI].stand_in is None


async def test_move_in_time_keeps_the_seat(sim: DiscordFixture, table: Table) -> None:
    """The stored deadline counts, not the one that a process remembers."""
    seat = table.seats[SEAT_OF_DMITRI]
    await sim.slash(DMITRI, "stpete pass")
    await sim.env.advance_time(4 * HOUR)
    assert seat.deadline_at is not None
    await let_time_pass(sim)
    assert await sim.seats_of_moves(table, "stand-in") == [0]


async def test_deserted_table_waits(sim: DiscordFixture, table: Table) -> None:
    for _ in PLAYERS:
        await let_time_pass(sim)
    assert await sim.seats_of_moves(table, "stand-in") == [2, 0, 1]
    assert await sim.seats_of_moves(table, "ai") == [2, 0], "nobody is there to see a third move"
    await sim.press(BORIS, sim.last_message, "I’m back (Boris, Catherine, and Dmitri)")
    assert await sim.seats_of_moves(table, "ai") == [2, 0, 1, 2]
    assert await sim.player_to_act(PLAYERS) == BORIS


async def test_game_is_lost_for_who_does_not_come_back(sim: DiscordFixture, table: Table) -> None:
    await let_time_pass(sim)
    await leave_one_move(sim, table, PLAYERS)
    await let_time_pass(sim)
    assert table.snapshot.is_over
    results = await sim.bot.runtime.store.results(table.row.id)
    assert results[SEAT_OF_DMITRI].user_id is None
    _, ended = await sim.bot.runtime.store.results_since(sim.guild.id, 0, 1)
    game = ended[table.row.id]
    assert game is not None
    assert game.seats[SEAT_OF_DMITRI].ai == "medium"
    assert sim.people[DMITRI].id in [leaver.user_id for leaver in game.leavers]


async def test_live_game_has_three_minutes(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.channel.clock_scheduler.POLL_SECONDS", 60)
    await sim.restart()
    table = await sim.start(PLAYERS, SEED, pace="Live, 3 minutes a move")
    await sim.env.advance_time(170)
    assert await sim.seats_of_moves(table, "stand-in") == []
    await sim.env.advance_time(12)
    assert await sim.seats_of_moves(table, "stand-in") == [SEAT_OF_DMITRI]


async def test_solo_player_has_time_without_end(sim: DiscordFixture) -> None:
    table = await sim.start((BORIS,), SEED)
    assert table.seats[0].deadline_at is None
    assert "Time to move" not in sim.last_message.content
