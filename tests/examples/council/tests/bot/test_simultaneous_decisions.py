"""Simultaneous decisions: they are independent, and the undecided players are shown."""

from __future__ import annotations

import pytest

from bot.channel.custom_id import CustomId
from bot.table.move_log import MoveKind
from bot.table.table import Table
from tests.examples.council.tests.bot.council_moves import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    STRANGER,
    channel_requests,
    done,
    give,
    lay,
    play_until_building,
    state_of,
)
from tests.support.simulated_discord.button_driver import custom_ids_of, menus_of, offered_codes
from tests.support.simulated_discord.fixture import (
    HOUR,
    PLAYER_NAMES,
    DiscordFixture,
    button_labels,
    text_of,
)


async def test_every_seat_asked_is_mentioned_once_and_shown_until_it_has_decided(
    sim: DiscordFixture, table: Table
) -> None:
    called = [sim.people[who].id for who in PLAYERS]
    assert sim.last_message.raw_mentions == called
    before = len(channel_requests(sim))
    await give(sim, ANNA)
    assert "**Boris** and **Catherine**" in sim.last_message.content
    await give(sim, CATHERINE)
    assert "**Boris**" in sim.last_message.content
    assert not any(name in sim.last_message.content for name in ("Žofie", "Catherine"))
    changes = channel_requests(sim)[before:]
    assert [kind for kind, _ in changes] == ["PATCH", "PATCH"], "nothing is posted anew"
    assert all(said["allowed_mentions"] == {"parse": []} for _, said in changes)
    await give(sim, BORIS)
    assert sim.last_message.raw_mentions == called[:1] + called[2:], "Boris was mentioned before"


async def suggested_cards(sim: DiscordFixture, who: int) -> str:
    """Let the bot suggest a first card, and then a second."""
    offered = await sim.autocomplete(who, "council give", "cards")
    first = next(iter(offered))
    offered = await sim.autocomplete(who, "council give", "cards", f"{first}, ")
    return next(iter(offered.values()))


async def test_open_panels_stay_valid_after_another_seats_decision(
    sim: DiscordFixture, table: Table
) -> None:
    panel = (await sim.press(BORIS, sim.last_message, "Give")).response
    await give(sim, ANNA)
    await give(sim, CATHERINE)
    ((menu, _),) = menus_of(panel)
    picked = [option["value"] for option in menu["options"][:2]]
    chosen = await sim.people[BORIS].select(panel, picked, custom_id=menu["custom_id"])
    assert text_of(chosen).startswith("You choose to give")
    assert state_of(table).players[BORIS].received == 2, "all have decided"


async def test_suggestions_stay_valid_after_another_seats_decision(
    sim: DiscordFixture, table: Table
) -> None:
    cards = await suggested_cards(sim, BORIS)
    await give(sim, ANNA)
    said = await sim.private_reply(BORIS, "council give", cards=cards)
    assert said.startswith("You choose to give")


async def test_another_seats_decision_does_not_restart_a_reminder(
    sim: DiscordFixture, table: Table
) -> None:
    await sim.env.advance_time(60)
    before = {row.seat: (row.question_ply, row.remind_at) for row in table.seats}
    await give(sim, ANNA)
    assert table.seats[ANNA].remind_at is None
    for seat in (BORIS, CATHERINE):
        assert (table.seats[seat].question_ply, table.seats[seat].remind_at) == before[seat]


async def test_decided_player_sees_who_is_still_deciding(sim: DiscordFixture, table: Table) -> None:
    await give(sim, ANNA)
    said = await sim.assert_refused(sim.slash(ANNA, "council give", cards="reed, reed"))
    assert said == "You’ve already decided. Boris and Catherine are still thinking."
    said = await sim.assert_refused(sim.press(ANNA, sim.last_message, "Give"))
    assert said == "You’ve already decided. Boris and Catherine are still thinking."
    await give(sim, CATHERINE)
    said = await sim.assert_refused(sim.slash(ANNA, "council give"))
    assert said == "You’ve already decided. Boris is still thinking."


async def test_repeated_press_of_the_same_decision_is_reported_as_done(
    sim: DiscordFixture, table: Table
) -> None:
    await play_until_building(sim)
    panel = (await sim.press(ANNA, sim.last_message, "Lay")).response
    ((menu, _),) = menus_of(panel)
    card = menu["options"][0]["value"]
    ply = table.row.ply
    old = await sim.send_old_button(CustomId("do", table.row.id, ply, ("lay", card)).encoded)
    assert "You lay" in text_of(await sim.press(ANNA, old, "Old"))
    assert await sim.assert_refused(sim.press(ANNA, old, "Old")) == "That’s already been done."
    assert len(state_of(table).players[ANNA].laid) == 1


# Quiet moves


async def test_hidden_step_neither_posts_nor_edits(sim: DiscordFixture, table: Table) -> None:
    await play_until_building(sim)
    before, ply = len(channel_requests(sim)), table.row.ply
    await lay(sim, ANNA)
    await lay(sim, BORIS)
    assert table.row.ply == ply + 2
    assert table.row.announced_ply == ply + 2, "nothing is left to announce"
    assert channel_requests(sim)[before:] == []


async def test_next_question_follows_a_hidden_step_immediately(
    sim: DiscordFixture, table: Table
) -> None:
    await play_until_building(sim)
    answer = await sim.slash(ANNA, "council lay", cards="stone")
    assert "You lay Stone.\nWhat do you do? You hold: " in text_of(answer)
    assert set(offered_codes(answer.response)) == {"lay", "done"}
    assert button_labels(answer.response) == ["Lay", "Lay no more", "Look around", "Undo"]


async def test_each_laid_card_is_a_separate_move(sim: DiscordFixture, table: Table) -> None:
    await play_until_building(sim)
    ply, hand = table.row.ply, state_of(table).players[ANNA].hand.copy()
    panel = (await sim.press(ANNA, sim.last_message, "Lay")).response
    ((menu, _),) = menus_of(panel)
    kinds = [option["value"] for option in menu["options"]]
    assert (menu["min_values"], menu["max_values"]) == (1, len(set(hand)))
    await sim.people[ANNA].select(panel, kinds[::-1], custom_id=menu["custom_id"])
    assert table.row.ply == ply + len(kinds)
    assert state_of(table).players[ANNA].laid == sorted(set(hand)), "in the order of the menu"


async def test_turn_buttons_stay_valid_after_a_hidden_step(
    sim: DiscordFixture, table: Table
) -> None:
    await play_until_building(sim)
    await lay(sim, ANNA)
    await lay(sim, BORIS)
    said = text_of(await sim.press(ANNA, sim.last_message, "Lay no more"))
    assert said.startswith("You lay no more.")
    assert state_of(table).players[ANNA].ready


async def test_older_message_is_stale(sim: DiscordFixture, table: Table) -> None:
    await play_until_building(sim)
    press = next(
        candidate for candidate in custom_ids_of(sim.last_message) if candidate.path == ("done",)
    )
    await lay(sim, ANNA)
    old = await sim.send_old_button(press.encoded)
    said = await sim.assert_refused(sim.press(ANNA, old, "Old"))
    assert said.startswith("The table has moved on")


# Absent players, automatic moves


@pytest.mark.poll_interval(12 * HOUR)
async def test_idle_player_can_be_replaced_while_others_decide(
    sim: DiscordFixture, table: Table
) -> None:
    await play_until_building(sim)
    await sim.env.advance_time(13 * HOUR)
    await lay(sim, ANNA)
    await done(sim, BORIS)
    await sim.env.advance_time(13 * HOUR)
    newcomer = {"with": sim.people[STRANGER]}
    said = await sim.assert_refused(
        sim.slash(ANNA, "council seat", player=PLAYER_NAMES[BORIS], **newcomer)
    )
    assert "Boris can be replaced after" in said, "a player who has decided keeps nobody waiting"
    said = await sim.private_reply(ANNA, "council seat", player=PLAYER_NAMES[CATHERINE], **newcomer)
    assert said.startswith("Done, and everyone knows who plays there now")
    assert table.seats[CATHERINE].user_id == sim.people[STRANGER].id
    assert sim.last_message.raw_mentions == [sim.people[STRANGER].id], (
        "only the substitute is mentioned"
    )


async def test_forced_pass_is_made_while_others_decide(sim: DiscordFixture) -> None:
    table = await sim.start(PLAYERS, SEED, open=True)
    await play_until_building(sim)
    while state_of(table).players[ANNA].hand:
        said = await lay(sim, ANNA)
    assert said.startswith("You lay")
    assert table.acting_seats == (BORIS, CATHERINE)
    moves = await sim.bot.runtime.store.moves(table.row.id, 0)
    assert [move.seat for move in moves if move.kind == MoveKind.AUTOMATIC_ACTION] == [ANNA]


async def test_empty_hidden_hand_is_not_skipped_automatically(
    sim: DiscordFixture, table: Table
) -> None:
    await play_until_building(sim)
    while state_of(table).players[ANNA].hand:
        await lay(sim, ANNA)
    assert table.acting_seats == PLAYERS, "the player has to finish laying explicitly"


async def test_auto_pass_is_not_offered_in_a_game_without_passing(
    sim: DiscordFixture, table: Table
) -> None:
    answer = await sim.slash(ANNA, "council give", cards=await suggested_cards(sim, ANNA))
    assert button_labels(answer.response) == ["Undo", "Look around"]
