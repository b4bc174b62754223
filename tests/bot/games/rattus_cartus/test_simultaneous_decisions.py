"""Simultaneous decisions: giving for a Sword or a Guard Tower, and the Hospital."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bot.games.rattus_cartus.arranged_games import (
    ANNA,
    BORIS,
    CATHERINE,
    STRANGER,
    max_picks,
    pick_in_menu,
    start_arranged_game,
    state_of,
)
from tests.engine.games.rattus_cartus.positions import all_enter, hand, rats, table
from tests.support.simulated_discord.button_driver import offered_codes
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of

ROW = "guard_tower_1 hospital_1 palace_1"


@pytest.fixture
async def levy(sim: DiscordFixture) -> None:
    """Anna holds the Guard Tower; Boris and Catherine must give three of their cards."""
    hands = ("monk", "king king king flute", "witch witch_1 witch_2 witch_3 joker")
    state = table(*hands, row=ROW)
    await start_arranged_game(sim, all_enter(state, "0", "2", "2"))


async def give(sim: DiscordFixture, who: int, cards: str) -> str:
    return await sim.private_reply(who, "rattus give", cards=cards)


@pytest.mark.usefixtures("levy")
async def test_turn_message_is_edited_to_show_undecided_seats(sim: DiscordFixture) -> None:
    both = "Guard Tower: **Boris** and **Catherine**, choose 3 cards each to give away."
    assert both in sim.last_message.content
    message_id = sim.last_message.id
    await give(sim, BORIS, "king")
    assert "**Boris** and **Catherine**" in sim.last_message.content, (
        "two more cards are to be chosen"
    )
    await give(sim, BORIS, "king, flute")
    assert sim.last_message.id == message_id
    assert "Guard Tower: **Catherine**, choose 3 cards to give away." in sim.last_message.content
    reply = await sim.assert_refused(sim.slash(BORIS, "rattus give"))
    assert reply == "You’ve already decided. Catherine is still thinking."


@pytest.mark.usefixtures("levy")
@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (404, 10008)])
async def test_turn_message_that_cannot_be_edited_is_sent_again(
    sim: DiscordFixture, status: int, code: int
) -> None:
    old = sim.last_message
    path = f"/channels/{sim.channel.id}/messages/{old.id}"
    sim.env.inject_error("PATCH", path, status=status, code=code)
    message_count = len(sim.public_messages)
    await give(sim, BORIS, "king, king, flute")
    new = sim.last_message
    assert new.id > old.id
    assert "**Catherine**, choose 3 cards to give away." in new.content
    assert new.raw_mentions == [], "she has been asked before"
    assert len(sim.public_messages) == message_count, "the old one is gone"
    await give(sim, CATHERINE, "joker, witch with 2 nuns, witch with 3 nuns")
    public_text = "\n".join(message.content for message in sim.public_messages)
    assert public_text.count("Catherine gives Žofie 3 cards.") == 1


@pytest.mark.usefixtures("levy")
async def test_decision_cannot_be_changed_while_others_still_choose(sim: DiscordFixture) -> None:
    await give(sim, BORIS, "king, king, king")
    for card in ("witch with 1 nun", "joker"):
        await give(sim, CATHERINE, card)
        reply = await sim.assert_refused(sim.slash(BORIS, "rattus give"))
        assert reply == "You’ve already decided. Catherine is still thinking."
    await sim.slash(CATHERINE, "rattus undo")
    reply = await sim.assert_refused(sim.slash(BORIS, "rattus give"))
    assert reply == "You’ve already decided. Catherine is still thinking."
    await give(sim, CATHERINE, "joker, witch with 2 nuns")
    reply = await sim.assert_refused(sim.slash(CATHERINE, "rattus give"))
    assert "You’ve already decided" not in reply, "all have decided, and another player is to act"


@pytest.mark.usefixtures("levy")
async def test_exactly_the_required_number_can_be_picked(sim: DiscordFixture) -> None:
    panel = (await sim.press(BORIS, sim.last_message, "Choose cards to give")).response
    assert panel.content.startswith("Which 3 cards will you give away?")
    assert offered_codes(panel) == ["king_0", "king_0.2", "king_0.3", "flute"]
    assert max_picks(panel) == 3
    next_panel = await pick_in_menu(sim, BORIS, panel, "king_0", "flute")
    assert "Which card will you give away? Chosen already: King without nuns and Flute." in (
        next_panel.content
    )
    assert max_picks(next_panel) == 1


@pytest.mark.usefixtures("levy")
async def test_given_cards_are_shown_only_to_giver_and_receiver(sim: DiscordFixture) -> None:
    await give(sim, BORIS, "king, king, king")
    reply = await give(sim, CATHERINE, "witch with 3 nuns, joker, witch with 2 nuns")
    assert "Catherine gives Žofie: Witch with 2 nuns, Witch with 3 nuns, and Joker." in reply
    assert "King" not in reply
    receiver_hand = await sim.private_reply(ANNA, "rattus hand")
    assert "Boris gives Žofie: 3 × King without nuns." in receiver_hand
    assert "Catherine gives Žofie: Witch with 2 nuns" in receiver_hand
    assert "gives Žofie:" not in await sim.private_reply(ANNA, "rattus hand"), "only once"
    public_text = "\n".join(message.content for message in sim.public_messages)
    assert "Catherine gives Žofie 3 cards." in public_text
    assert "Witch" not in public_text
    for who, knows in ((ANNA, True), (BORIS, False), (CATHERINE, True), (STRANGER, False)):
        assert ("Witch with 3 nuns" in await sim.private_reply(who, "rattus show log")) == knows
    assert len(hand(await state_of(sim), ANNA)) == 1 + 3 + 3


async def test_hospital_choices_are_hidden_until_all_have_chosen(sim: DiscordFixture) -> None:
    state = table("monk monk king", "witch witch", "", row=ROW, rats=(9, 8, 7))
    await start_arranged_game(sim, all_enter(state, "1", "1", "2"))
    assert button_labels(sim.last_message) == ["My hand", "Discard cards", "No more cards"]
    panel = (await sim.press(ANNA, sim.last_message, "Discard cards")).response
    assert "You may discard up to 3" in panel.content
    assert offered_codes(panel) == ["monk_0", "monk_0.2", "king_0"]
    next_panel = await pick_in_menu(sim, ANNA, panel, "monk_0", "monk_0.2")
    assert button_labels(next_panel)[:2] == ["Discard cards", "No more cards"]
    reply = text_of(await sim.press(ANNA, next_panel, "No more cards"))
    assert reply.startswith("Your choice in the Hospital stands.")
    assert "Monk" not in "".join(message.content for message in sim.public_messages)
    message_count = len(sim.public_messages)
    await sim.press(BORIS, sim.last_message, "No more cards")
    summary = sim.public_messages[message_count - 1].content
    assert "Žofie discards from the hand: 2 × Monk without nuns." in summary
    assert "Žofie discards 3 rats." in summary
    assert "Boris discards from the hand" not in summary
    assert "Boris uses" not in summary, "he has discarded nothing"
    assert rats(await state_of(sim)) == [9 - 3, 8, 7]


async def enter_hospital(sim: DiscordFixture, catherine: str = "monk") -> None:
    """Anna goes elsewhere; then the Hospital asks Boris and Catherine, who enters last."""
    state = table("", "witch witch", "monk monk king", row=ROW, rats=(9, 8, 7))
    await start_arranged_game(sim, state)
    await sim.slash(ANNA, "rattus enter", building="3")
    for who, cards in ((BORIS, "witch"), (CATHERINE, catherine)):
        await sim.slash(who, "rattus enter", building="2")
        await sim.slash(who, "rattus lay", cards=cards)
        await sim.slash(who, "rattus done")


async def test_open_cards_and_recap_stay_until_all_have_decided(sim: DiscordFixture) -> None:
    await enter_hospital(sim, "monk, monk")
    *told, cards_there, question, deadline = sim.last_message.content.splitlines()
    assert [line.split(". ")[:2] for line in told] == [
        [
            f"{name} is the {place} to enter building 2, the Hospital",
            f"{name} lays down {cards}, face down",
        ]
        for name, place, cards in (("Boris", "first", "1 card"), ("Catherine", "second", "2 cards"))
    ]
    assert cards_there == (
        "**Hospital** (Church). Boris: Witch. Catherine: 2 × Monk. Catherine has the privilege."
    )
    assert "discard up to 1 card" in question
    assert "every card takes a rat with it." in question
    shown = (sim.last_message.id, *told, cards_there)
    await sim.slash(BORIS, "rattus done")
    assert (sim.last_message.id, *sim.last_message.content.splitlines()[:-2]) == shown
    assert "Boris" not in sim.last_message.content.splitlines()[-2]
    assert sim.last_message.content.splitlines()[-1] == deadline, "Catherine's time runs on"
    await sim.people[ANNA].send(sim.channel, "chat")
    await sim.slash(ANNA, "rattus show board")
    assert sim.last_message.content.splitlines()[:-2] == [*told, cards_there]
    posts = len(sim.public_messages)
    await sim.slash(CATHERINE, "rattus done")
    summary = sim.public_messages[posts - 1].content
    assert "**Hospital** (Church). Boris: Witch. Catherine: 2 × Monk." in summary


async def test_privilege_is_told_once_in_the_guard_tower(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk", "king king king flute", "witch", row=ROW))
    await sim.slash(ANNA, "rattus enter", building="1")
    await sim.slash(ANNA, "rattus lay", cards="monk")
    await sim.slash(ANNA, "rattus done")
    for who in (BORIS, CATHERINE):
        await sim.slash(who, "rattus enter", building="3")
        await sim.slash(who, "rattus done")
    shown = sim.last_message.content
    assert shown.count("privilege") == 1
    assert "Žofie gains 1 influence" in shown
    assert "\n**Guard Tower** (Chivalry). Žofie: Monk. Žofie has the privilege.\n" in shown
    assert shown.count("Guard Tower") == 2, "the cards there, and the question"


async def test_privilege_of_two_is_told_once_and_for_the_round(sim: DiscordFixture) -> None:
    """The Hospital, where Boris is alone, is still to come; the privilege is Žofie's all round."""
    settled = "Žofie has this round’s privilege. People laid down: Žofie 1 and Boris 0."
    await start_arranged_game(sim, table("monk", "king king king flute", row=ROW))
    for who, building, cards in ((ANNA, "1", "monk"), (BORIS, "2", "")):
        await sim.slash(who, "rattus enter", building=building)
        if cards:
            await sim.slash(who, "rattus lay", cards=cards)
        await sim.slash(who, "rattus done")
    first = sim.last_message.content
    assert "choose 3 cards" in first
    assert first.count("privilege") == 1
    assert f"\n**Hospital** (Church). Boris: no cards.\n{settled}\n" in first


async def test_recap_stays_when_steps_of_several_alternate(sim: DiscordFixture) -> None:
    """Boris begins, Catherine takes a step, and Boris is done before her."""
    await enter_hospital(sim)
    shown = sim.last_message.content.splitlines()[:-2]
    await sim.slash(CATHERINE, "rattus discard", cards="king")
    await sim.slash(BORIS, "rattus done")
    assert sim.last_message.content.splitlines()[:-2] == shown
    reply = await sim.assert_refused(sim.slash(BORIS, "rattus discard"))
    assert reply == "You’ve already decided. Catherine is still thinking."


async def test_recap_is_for_those_who_play_themselves(sim: DiscordFixture) -> None:
    """An AI stands in for Boris, who acted before Catherine: she reads what happened since hers."""
    await enter_hospital(sim)
    stored = (await sim.table()).stored
    assert sim.last_message.content.startswith("Boris is the first to enter")
    stored.seats = tuple(
        replace(row, stand_in="easy") if row.seat == BORIS else row for row in stored.seats
    )
    await sim.slash(ANNA, "rattus show board")
    assert sim.last_message.content.startswith("Catherine lays down 1 card, face down.")
