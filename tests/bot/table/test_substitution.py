"""Leaving a running game, coming back, and replacing absent players."""

from __future__ import annotations

import re
from typing import Any

import pytest
import simcord

from bot.channel.composer import MessageComposer
from bot.channel.phase_summaries import phase_summaries
from bot.table.table import Table
from tests.support.simulated_discord.fixture import (
    HOUR,
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import end_game

SEED = 70
MANAGER, BORIS, CATHERINE, DMITRI, EVE = range(5)
PLAYERS = (BORIS, CATHERINE, DMITRI)
"""Boris is the host. With this seed Dmitri has the first turn, then Boris and Catherine."""

SEAT_OF_DMITRI = 2
DAY = 25 * HOUR


pytestmark = pytest.mark.poll_interval(12 * HOUR)


@pytest.fixture
async def table(sim: DiscordFixture) -> Table:
    return await sim.start(PLAYERS, SEED, pace="No limit")


async def leave(sim: DiscordFixture, who: int, level: str = "medium") -> str:
    prompt = await sim.slash(who, "stpete leave")
    assert "Which AI should play for you?" in text_of(prompt)
    return text_of(await sim.press(who, prompt.response, f"A {level} AI"))


async def replace(
    sim: DiscordFixture, by: int, away: int, newcomer: int | None = None, level: str = "A medium AI"
) -> Any:
    """Replace an absent player by a person, or by an AI of the level on the button."""
    options: dict[str, Any] = {"player": str(sim.people[away].id)}
    if newcomer is not None:
        options["with"] = sim.people[newcomer]
    prompt = await sim.slash(by, "stpete seat", **options)
    if level not in button_labels(prompt.response):
        return prompt
    return await sim.press(by, prompt.response, level)


def user_of(sim: DiscordFixture, who: int) -> simcord.UserHandle:
    """Return the user object of a person, who need not be in the server."""
    return simcord.UserHandle(sim.env, sim.env.backend.users[sim.people[who].id])


# Leaving and coming back


async def test_ai_takes_over_for_a_player_who_leaves(sim: DiscordFixture, table: Table) -> None:
    reply = await leave(sim, DMITRI)
    assert re.search(r"</stpete join:\d+> gets you your seat back", reply)
    assert table.seats[SEAT_OF_DMITRI].ai == "medium"
    assert "Dmitri has left; a medium AI plays on." in sim.last_message.content
    moves = await sim.bot.runtime.store.moves(table.row.id, 0)
    assert [move.seat for move in moves if move.kind == "ai"] == [SEAT_OF_DMITRI]
    assert await sim.player_to_act((BORIS, CATHERINE, DMITRI)) == BORIS
    assert sim.last_message.raw_mentions == [sim.people[BORIS].id]
    assert "not at this table" in await sim.assert_refused(sim.slash(DMITRI, "stpete hand"))


async def test_player_who_left_can_rejoin(sim: DiscordFixture, table: Table) -> None:
    await leave(sim, DMITRI)
    await sim.restart()
    assert "at the table" in await sim.private_reply(DMITRI, "stpete join")
    table = await sim.table()
    assert table.seats[SEAT_OF_DMITRI].user_id == sim.people[DMITRI].id
    assert table.seats[SEAT_OF_DMITRI].ai is None
    assert "Dmitri is back." in sim.last_message.content
    assert "rubles" in await sim.private_reply(DMITRI, "stpete hand")
    assert "already" in await sim.assert_refused(sim.slash(DMITRI, "stpete join"))


async def test_outsider_cannot_take_a_seat(sim: DiscordFixture, table: Table) -> None:
    await leave(sim, DMITRI)
    assert "already running" in await sim.assert_refused(sim.slash(EVE, "stpete join"))
    assert "not at this table" in await sim.assert_refused(sim.slash(EVE, "stpete leave"))


async def test_last_person_cannot_leave_but_can_end_the_game(
    sim: DiscordFixture, table: Table
) -> None:
    await leave(sim, DMITRI)
    await leave(sim, BORIS)
    assert "last person" in await sim.assert_refused(sim.slash(CATHERINE, "stpete leave"))
    reply = await sim.assert_refused(sim.slash(DMITRI, "stpete end"))
    assert "Catherine, the host" in reply, "the first remaining person is the host"
    await end_game(sim, CATHERINE)
    assert "without a winner" in sim.last_message.content


async def test_old_lobby_leave_button_does_not_leave_a_running_game(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED)
    old_button = await sim.send_old_button(f"1/leave/{table.row.id}/0")
    assert "running" in await sim.assert_refused(sim.press(DMITRI, old_button, "Old"))


async def test_phase_summary_names_who_sat_there_when_the_phase_ended(
    sim: DiscordFixture, table: Table
) -> None:
    while not (phases := phase_summaries(sim.ui, await table.stored.moves(0), 0)):
        await sim.slash(await sim.player_to_act((BORIS, CATHERINE, DMITRI)), "stpete pass")
    await leave(sim, DMITRI)
    composer = MessageComposer(sim.ui, table.snapshot, "en")
    message = composer.phase_message(phases[0], table.state, await table.stored.moves(0))
    assert message.render is not None
    alt = message.render().alt
    assert "Dmitri" in alt
    assert "AI: " not in alt


async def test_cards_of_a_player_who_left_keep_the_name_in_pictures(
    sim: DiscordFixture, table: Table
) -> None:
    await leave(sim, DMITRI)
    await sim.slash(BORIS, "stpete show board")
    [picture] = sim.last_message.attachments
    assert "AI: Dmitri." in str(picture.description)
    assert "Dmitri" in await sim.autocomplete(BORIS, "stpete show tableau", "player")
    await sim.env.advance_time(DAY)
    await replace(sim, MANAGER, BORIS, EVE)
    await sim.slash(EVE, "stpete show board")
    [picture] = sim.last_message.attachments
    assert "Boris" not in str(picture.description), "whoever takes the seat gives it a name"


# Replacing


async def test_players_are_not_replaced_before_the_time_limit(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.env.advance_time(23 * HOUR)
    reply = text_of(await replace(sim, BORIS, DMITRI))
    assert "Dmitri can be replaced" in reply
    assert "24 hours" in reply
    await sim.env.advance_time(2 * HOUR)
    reply = text_of(await replace(sim, BORIS, CATHERINE))
    assert "Catherine can be replaced" in reply, "it is not her turn"
    assert table.seats[SEAT_OF_DMITRI].user_id == sim.people[DMITRI].id


async def test_host_replaces_an_absent_player_by_an_ai(sim: DiscordFixture, table: Table) -> None:
    await sim.env.advance_time(DAY)
    assert "everyone knows who plays there now" in text_of(await replace(sim, BORIS, DMITRI))
    assert table.seats[SEAT_OF_DMITRI].ai == "medium"
    assert "A medium AI plays on for Dmitri." in sim.last_message.content
    assert sim.last_message.raw_mentions == [sim.people[BORIS].id]
    assert "at the table" in await sim.private_reply(DMITRI, "stpete join")
    assert table.seats[SEAT_OF_DMITRI].user_id == sim.people[DMITRI].id


async def test_manager_replaces_an_absent_player_by_a_person(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.env.advance_time(DAY)
    assert "everyone knows who plays there now" in text_of(await replace(sim, MANAGER, DMITRI, EVE))
    assert "Eve takes over from Dmitri and can now see everything" in sim.last_message.content
    assert sim.last_message.raw_mentions == [sim.people[EVE].id], "it is her turn now"
    assert "25 rubles" in await sim.private_reply(EVE, "stpete hand")
    assert "not at this table" in await sim.assert_refused(sim.slash(DMITRI, "stpete hand"))
    reply = await sim.assert_refused(sim.slash(DMITRI, "stpete join"))
    assert "Eve has your seat now" in reply
    assert "You pass" in await sim.private_reply(EVE, "stpete pass")


async def test_only_host_and_managers_can_replace_players(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.env.advance_time(DAY)
    for who in (CATHERINE, DMITRI, EVE):
        reply = text_of(await replace(sim, who, DMITRI, EVE))
        assert "Boris, the host" in reply
    assert table.seats[SEAT_OF_DMITRI].user_id == sim.people[DMITRI].id


async def test_players_bots_and_strangers_cannot_be_substitutes(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.env.advance_time(DAY)
    assert "already" in text_of(await replace(sim, BORIS, DMITRI, CATHERINE))
    assert "isn’t at this table" in text_of(await replace(sim, BORIS, EVE, MANAGER))
    bot = sim.guild.add_member(sim.env.create_user("robot", bot=True))
    reply = await sim.private_reply(BORIS, "stpete seat", **{"player": "Dmitri", "with": bot})
    assert "bot can’t take a seat" in reply
    assert table.seats[SEAT_OF_DMITRI].user_id == sim.people[DMITRI].id


async def test_absence_limit_is_the_time_limit(sim: DiscordFixture) -> None:
    await sim.start((BORIS, DMITRI), SEED, pace="8 hours a move")
    absent = await sim.player_to_act((BORIS, DMITRI))
    reply = text_of(await replace(sim, MANAGER, absent))
    assert "8 hours" in reply


async def test_player_who_left_the_server_can_be_replaced(
    sim: DiscordFixture, table: Table
) -> None:
    member = sim.people[DMITRI]
    sim.guild.remove_member(member)
    await sim.slash(BORIS, "stpete show board")
    assert PLAYER_NAMES[DMITRI] in sim.last_message.content
    assert "Dmitri" in await sim.assert_refused(sim.slash(BORIS, "stpete pass"))
    await sim.env.advance_time(DAY)
    suggestions = await sim.autocomplete(BORIS, "stpete seat", "player", "dmi")
    prompt = await sim.slash(BORIS, "stpete seat", player=suggestions["Dmitri"])
    assert "take over for Dmitri" in text_of(prompt)
    reply = await sim.press(BORIS, prompt.response, "An easy AI")
    assert "everyone knows who plays there now" in text_of(reply)
    await sim.slash(BORIS, "stpete pass")
    assert "Boris passes" in sim.last_message.content


async def test_substitutes_must_be_in_the_server(sim: DiscordFixture, table: Table) -> None:
    sim.guild.remove_member(sim.people[EVE])
    await sim.env.advance_time(DAY)
    reply = await sim.private_reply(
        BORIS, "stpete seat", **{"player": "Dmitri", "with": user_of(sim, EVE)}
    )
    assert "isn’t on this server" in reply
    assert button_labels(sim.last_message)
