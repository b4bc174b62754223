"""Spectators are linked to the table, and shown its public information."""

from __future__ import annotations

from typing import Any

from bot.table.table import Table
from tests.support.simulated_discord.fixture import (
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)
from tests.support.simulated_discord.saint_petersburg import BORIS, CATHERINE, STRANGER, leave_to_ai

LOOKS = ["Table", "Standings", "Chart", "Log", "Players", "Rules", "Cards"]


async def test_spectator_is_linked_to_the_game_on_every_press(
    sim: DiscordFixture, table: Table
) -> None:
    for label in button_labels(sim.last_message):
        answer = await sim.press(STRANGER, sim.last_message, label)
        assert text_of(answer) == (
            f"You’re not at this table, but you’re welcome to watch: {sim.last_message_url}"
        )
        assert button_labels(answer.response) == LOOKS


async def test_spectators_can_open_all_public_panels(sim: DiscordFixture, table: Table) -> None:
    before = await sim.visible_state()
    hand_message: Any = (await sim.press(STRANGER, sim.last_message, "My hand")).response
    for label in LOOKS:
        answer = await sim.press(STRANGER, hand_message, label)
        assert "not at this table" not in text_of(answer)
        if label == "Table":
            public = sim.last_message.attachments[0].description
            assert sim.files_of(answer.response)[0].description == public
        hand_message = (await sim.press(STRANGER, answer.response, "Back")).response
        assert "You’re watching this game" in shown_text(hand_message)
        assert button_labels(hand_message) == LOOKS
    assert await sim.visible_state() == before


async def test_every_player_is_offered_to_look_at_ai_players_among_them(
    sim: DiscordFixture, table: Table
) -> None:
    await leave_to_ai(sim, BORIS)
    ai = table.seats[BORIS].name
    for who in (CATHERINE, STRANGER):
        offered = await sim.autocomplete(who, "stpete show tableau", "player")
        assert list(offered) == ["Žofie", ai, "Catherine"]
        assert await sim.autocomplete(who, "stpete show tableau", "player", ai[:3].lower()) == {
            ai: offered[ai]
        }
        picked = await sim.slash(who, "stpete show tableau", player=offered[ai])
        typed = await sim.slash(who, "stpete show tableau", player=ai.upper())
        descriptions = [sim.files_of(answer.response)[0].description for answer in (picked, typed)]
        assert descriptions[0] == descriptions[1]
        assert ai in str(descriptions[0])
    refusal = await sim.assert_refused(sim.slash(STRANGER, "stpete show tableau", player="Eve"))
    assert "isn’t at this table" in refusal
    own = await sim.slash(CATHERINE, "stpete show tableau")
    assert "Catherine" in str(sim.files_of(own.response)[0].description)


async def test_player_commands_of_spectators_reply_with_a_link(
    sim: DiscordFixture, table: Table
) -> None:
    moves = ("pass", "buy", "take", "play", "observatory", "discard")
    for command in (*moves, "hand", "undo", "hint"):
        answer = await sim.slash(STRANGER, f"stpete {command}")
        assert "welcome to watch" in text_of(answer)
        assert button_labels(answer.response) == LOOKS
    answer = await sim.slash(STRANGER, "stpete join")
    assert "already running" in text_of(answer)
    assert button_labels(answer.response) == LOOKS


async def test_player_is_not_taken_for_a_spectator(sim: DiscordFixture, table: Table) -> None:
    """Who presses a button of the former lobby late, or joins once more, plays already."""
    link = sim.last_message_url
    late = await sim.send_old_button(f"1/start/{table.row.id}/0")
    for answer in (
        await sim.slash(CATHERINE, "stpete join"),
        await sim.press(CATHERINE, late, "Old"),
    ):
        assert text_of(answer) == f"Your game is already running: {link}"
        assert button_labels(answer.response) == [
            "Buy",
            "Take",
            "Pass",
            "Auto-pass this phase",
            "My hand",
        ]


async def test_replaced_player_retakes_their_seat_with_one_press(
    sim: DiscordFixture, table: Table
) -> None:
    await leave_to_ai(sim, BORIS, "An easy AI")
    answer = await sim.press(BORIS, sim.last_message, "My hand")
    assert button_labels(answer.response) == ["Take my seat back", *LOOKS]
    await sim.press(BORIS, answer.response, "Take my seat back")
    assert table.seats[BORIS].user_id == sim.people[BORIS].id
    spectator_answer = await sim.press(STRANGER, sim.last_message, "My hand")
    assert button_labels(spectator_answer.response) == LOOKS, "nobody else can take the seat"


async def test_joining_a_full_lobby_replies_with_a_link(sim: DiscordFixture) -> None:
    await sim.slash(0, "stpete new")
    for who in (1, 2, 3):
        await sim.slash(who, "stpete join")
    answer = await sim.slash(STRANGER, "stpete join")
    assert "All 4 seats" in text_of(answer)
    assert sim.last_message_url in text_of(answer)
    assert button_labels(answer.response) == ["Rules", "Cards"]


async def test_player_in_another_channel_is_linked_to_their_game(
    sim: DiscordFixture, table: Table
) -> None:
    other_channel = sim.guild.create_text_channel("talk")
    answer = await sim.people[BORIS].slash(other_channel, "stpete hand")
    assert text_of(answer) == (f"There’s no game in this channel. Yours is in <#{sim.channel.id}>.")
    answer = await sim.people[STRANGER].slash(other_channel, "stpete hand")
    assert text_of(answer).startswith("There’s no game in this channel. </stpete new:")
