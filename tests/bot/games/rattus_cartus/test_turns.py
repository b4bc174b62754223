"""Single moves: supplies, looks, laying cards, typed cards, and refusals."""

from __future__ import annotations

import pytest

from tests.bot.games.rattus_cartus.arranged_games import (
    ANNA,
    BORIS,
    CATHERINE,
    ROW,
    STRANGER,
    laid_by,
    max_picks,
    pick_in_menu,
    start_arranged_game,
    state_of,
    supply_phase,
)
from tests.engine.games.rattus_cartus.positions import table
from tests.support.simulated_discord.button_driver import offered_codes
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of

# Supplies and looks


async def test_supply_shows_its_contents_and_then_the_drawn_cards(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, supply_phase("", "", "", deck="king_3 monk_1 witch"))
    panel = (await sim.press(ANNA, sim.last_message, "Take a supply")).response
    assert button_labels(panel)[:3] == [
        "1. Monastery: 3 cards drawn",
        "2. Palace: 1 card drawn, 1 rat discarded, a look at 1 nun card",
        "3. Palace: 2 cards drawn, 1 rat discarded",
    ]
    reply = text_of(await sim.press(ANNA, panel, button_labels(panel)[0])).splitlines()
    assert reply == [
        "You take the supply of building 1, the Monastery: 3 cards drawn.",
        "You draw: Monk with 1 nun, Witch without nuns, and King with 3 nuns.",
    ]
    assert (
        "Žofie takes the supply of building 1, the Monastery: 3 cards drawn."
        in sim.last_message.content
    )
    assert "Monk" not in sim.last_message.content


async def test_look_is_private_and_stays_readable(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, supply_phase("", "", "", nuns="king_4 monk_1 witch monk monk"))
    suggestions = await sim.autocomplete(ANNA, "rattus supply", "building", "look at")
    answer = await sim.slash(ANNA, "rattus supply", building=next(iter(suggestions.values())))
    assert button_labels(answer.response)[:5] == [f"Nun card {number}" for number in range(1, 6)]
    assert (
        await sim.private_reply(ANNA, "rattus look", nun="2") == "Nun card 2 is a Monk with 1 nun."
    )
    assert "Žofie looks at nun card 2." in sim.last_message.content
    for _ in range(2):
        reply = await sim.private_reply(ANNA, "rattus hand")
        assert "Nun cards you know: no. 2 (Monk with 1 nun)." in reply
        assert "They show 1 nun; with the unknown ones, there may be up to 17." in reply
    assert "You know none of the 5 nun cards" in await sim.private_reply(BORIS, "rattus hand")
    assert "Nun card 2 is a Monk with 1 nun." in await sim.private_reply(ANNA, "rattus show log")
    for who in (BORIS, STRANGER):
        assert "Monk" not in await sim.private_reply(who, "rattus show log")


# Entering and laying cards down


async def test_cards_are_selected_right_after_entering_and_are_all(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk witch witch joker gold", "", "", row=ROW))
    assert button_labels(sim.last_message) == [
        "My hand",
        "Enter 1: Monastery (Church)",
        "Enter 2: Palace (Royalty)",
        "Enter 3: Palace (Royalty)",
    ]
    card_menu = (await sim.press(ANNA, sim.last_message, "Enter 1: Monastery (Church)")).response
    assert button_labels(card_menu) == ["Lay no cards", "My hand", "Hint", "Undo"]
    assert offered_codes(card_menu) == ["done", "monk_0", "witch_0", "witch_0.2", "joker"]
    assert max_picks(card_menu) == 4
    reply = await pick_in_menu(sim, ANNA, card_menu, "witch_0.2", "joker", "witch_0")
    assert reply.content.splitlines()[-1] == (
        "You lay down here, face down: 2 × Witch without nuns and Joker."
    )
    assert await laid_by(sim, ANNA) == ["witch_0", "witch_0", "joker"]
    assert "Žofie lays down 3 cards, face down." in sim.last_message.content
    assert "Witch" not in sim.last_message.content
    assert sim.last_message.raw_mentions == [sim.people[BORIS].id]


async def test_no_card_is_laid_only_on_request(sim: DiscordFixture) -> None:
    """Also with no card that can be laid: otherwise the others would see that at once."""
    await start_arranged_game(sim, table("gold", "monk", "", row=ROW))
    entered = (await sim.press(ANNA, sim.last_message, "Enter 1: Monastery (Church)")).response
    assert sim.last_message.raw_mentions != [sim.people[BORIS].id]
    await sim.press(ANNA, entered, "Lay no cards")
    assert sim.last_message.raw_mentions == [sim.people[BORIS].id]


async def test_undoing_what_was_laid_offers_more_cards(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk joker", "monk", "", row=ROW))
    card_menu = (await sim.press(ANNA, sim.last_message, "Enter 1: Monastery (Church)")).response
    laid = await pick_in_menu(sim, ANNA, card_menu, "monk_0")
    again = (await sim.press(ANNA, laid, "Undo last action")).response
    assert "So far in the Monastery (Church): Monk without nuns." in again.content
    assert offered_codes(again) == ["done", "joker"]
    assert button_labels(again)[0] == "No more cards"
    reply = await pick_in_menu(sim, ANNA, again, "joker")
    assert "You lay down here, face down: Joker. That makes 2 cards in all." in reply.content
    assert await laid_by(sim, ANNA) == ["monk_0", "joker"]


async def test_more_cards_than_a_menu_takes_are_laid_in_several_selections(
    sim: DiscordFixture,
) -> None:
    hand = "monk " * 9
    await start_arranged_game(sim, table(hand, "monk", "", row=ROW))
    card_menu = (await sim.press(ANNA, sim.last_message, "Enter 1: Monastery (Church)")).response
    assert max_picks(card_menu) == 8
    more = await pick_in_menu(sim, ANNA, card_menu, "monk_0", "monk_0.2")
    assert "So far in the Monastery" in more.content, "she may want to lay the others, too"
    await pick_in_menu(sim, ANNA, more, *["monk_0", "monk_0.2"])
    assert await laid_by(sim, ANNA) == ["monk_0"] * 4


async def test_card_labels_show_their_effects(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk king_1 joker sword flute", "", "", row=ROW))
    await sim.slash(ANNA, "rattus enter", building="1")
    assert list(await sim.autocomplete(ANNA, "rattus lay", "cards")) == [
        "Monk without nuns: 1 influence",
        "King with 1 nun: 1 influence and 1 rat",
        "Joker: 1 influence",
        "Sword: half of the others’ cards",
        "Flute: a rat to each other player",
    ]


async def test_each_typed_card_matches_a_different_card(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk monk_2 monk_2 joker joker", "", "", row=ROW))
    await sim.slash(ANNA, "rattus enter", building="palace")
    reply = await sim.private_reply(
        ANNA, "rattus lay", cards="Joker, monk, MONK with 2 nuns, joker, monk"
    )
    assert "You lay down" not in reply, "the question lists it"
    assert reply.startswith(
        "So far in the Palace (Royalty): Monk without nuns, 2 × Monk with 2 nuns, and 2 Jokers."
    )
    await sim.slash(ANNA, "rattus done")
    laid = ["monk_0", "monk_2", "monk_2", "joker", "joker"]
    assert await laid_by(sim, ANNA) == laid
    assert (await state_of(sim)).players[ANNA].place == 1, "the first of two Palaces"


async def test_pass_is_offered_if_a_pass_card_can_be_used(sim: DiscordFixture) -> None:
    state = table("pass", "monk", "", row=ROW)
    state.piles[3] -= 1
    await start_arranged_game(sim, state)
    assert button_labels(sim.last_message)[-1] == "Wait with a Pass"
    reply = text_of(await sim.press(ANNA, sim.last_message, "Wait with a Pass"))
    assert reply.startswith("You return a Pass")
    assert sim.last_message.raw_mentions == [sim.people[BORIS].id]
    assert "Wait with a Pass" not in button_labels(sim.last_message), "the card is back in its pile"


async def test_entering_without_cards_skips_laying(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("", "monk", "", row=ROW))
    await sim.press(ANNA, sim.last_message, "Enter 3: Palace (Royalty)")
    assert "Žofie is the first to enter building 3, the Palace." in sim.last_message.content
    assert sim.last_message.raw_mentions == [sim.people[BORIS].id]


async def test_undo_is_told_until_others_hear_of_the_next_move(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk king", "monk", "", row=ROW))
    await sim.slash(ANNA, "rattus enter", building="1")
    await sim.slash(ANNA, "rattus done")
    await sim.slash(ANNA, "rattus undo")
    await sim.slash(ANNA, "rattus lay", cards="monk")
    told = sim.last_message.content.splitlines()[0]
    assert told.endswith("Taken back: Žofie lays down no cards.")
    await sim.people[ANNA].send(sim.channel, "chat")
    await sim.slash(ANNA, "rattus show board")
    assert sim.last_message.content.splitlines()[0] == told
    await sim.slash(ANNA, "rattus done")
    assert "Taken back" not in sim.last_message.content


# Refusals


async def test_commands_of_other_decisions_name_the_current_one(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, supply_phase("monk", "", ""))
    for command in ("lay", "give", "discard", "done", "pass", "look"):
        reply = await sim.assert_refused(sim.slash(ANNA, f"rattus {command}"))
        assert reply.startswith("Take a supply first: </rattus supply:"), command
    for command, option in (("enter", "building"), ("lay", "cards")):
        typed = {option: "1" if command == "enter" else "monk"}
        reply = await sim.assert_refused(sim.slash(ANNA, f"rattus {command}", **typed))
        assert reply.startswith("Take a supply first: </rattus supply:"), command
    await sim.slash(ANNA, "rattus supply", building="3")
    assert "Boris" in await sim.assert_refused(sim.slash(ANNA, "rattus enter"))


async def test_missing_or_useless_pass_is_refused(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk", "", "pass", row=ROW))
    assert "You have no Pass." in await sim.assert_refused(sim.slash(ANNA, "rattus pass"))
    for who in (ANNA, BORIS):
        await sim.slash(who, "rattus enter", building="1")
        if who == ANNA:
            await sim.slash(who, "rattus done")
    reply = await sim.assert_refused(sim.slash(CATHERINE, "rattus pass"))
    assert reply.startswith("All the others have entered")


async def test_missing_or_unusable_cards_are_refused_by_name(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk gold", "", "", row=ROW))
    await sim.slash(ANNA, "rattus enter", building="1")
    for typed, word in (("King", "King without nuns"), ("monk, monk", "Monk without nuns")):
        reply = await sim.assert_refused(sim.slash(ANNA, "rattus lay", cards=typed))
        assert reply.startswith(f"You don’t have that card, or not enough of it: {word}.")
    reply = await sim.assert_refused(sim.slash(ANNA, "rattus lay", cards="Gold"))
    assert reply.startswith("Gold can’t be laid down:")
    await sim.slash(ANNA, "rattus lay", cards="monk")
    reply = await sim.assert_refused(sim.slash(ANNA, "rattus lay"))
    assert reply.startswith("You have no such card to lay down.")


async def test_known_nun_card_cannot_be_looked_at_again(sim: DiscordFixture) -> None:
    state = supply_phase("", "", "")
    state.players[ANNA].known = 0b00010
    await start_arranged_game(sim, state)
    await sim.slash(ANNA, "rattus supply", building="2")
    assert "2" not in (await sim.autocomplete(ANNA, "rattus look", "nun")).values()
    reply = await sim.assert_refused(sim.slash(ANNA, "rattus look", nun="2"))
    assert reply.startswith("You already know nun card 2.")


@pytest.mark.parametrize("typed", ["Cathedral", "4", "enter9"])
async def test_unknown_building_is_refused(sim: DiscordFixture, typed: str) -> None:
    await start_arranged_game(sim, table("monk", "", "", row=ROW))
    reply = await sim.assert_refused(sim.slash(ANNA, "rattus enter", building=typed))
    assert f"choose “{typed}” here" in reply


async def test_enter_without_options_opens_the_menu(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk", "", "", row=ROW))
    answer = await sim.slash(ANNA, "rattus enter")
    labels = button_labels(answer.response)[:3]
    assert labels == [
        "Enter 1: Monastery (Church)",
        "Enter 2: Palace (Royalty)",
        "Enter 3: Palace (Royalty)",
    ]
