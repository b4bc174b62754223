"""Single moves: supplies, looks, laying cards, typed cards, and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.rattus_cartus.state import Phase, State, Step
from tests.bot.games.rattus_cartus.arranged_games import (
    ANNA,
    BORIS,
    CATHERINE,
    STRANGER,
    laid_by,
    max_picks,
    pick_in_menu,
    start_arranged_game,
    state_of,
)
from tests.engine.games.rattus_cartus.positions import all_enter, table
from tests.support.simulated_discord.button_driver import offered_codes
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of

ROW = "monastery_1 palace_5 palace_2"


def supplying(*hands: str, **more: Any) -> State:
    """Return a state in which all players have to take a supply."""
    state = table(*hands, row=ROW, **more)
    state.phase, state.step = Phase.SUPPLIES, Step.SUPPLY
    return state


# Supplies and looks


async def test_supply_shows_its_contents_and_then_the_drawn_cards(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, supplying("", "", "", deck="king_3 monk_1 witch"))
    panel = (await sim.press(ANNA, sim.last_message, "Take a supply")).response
    assert button_labels(panel)[:3] == [
        "1. Monastery: 3 cards",
        "2. Palace: 1 card, 1 rat off, a look at 1 nun card",
        "3. Palace: 2 cards, 1 rat off",
    ]
    said = text_of(await sim.press(ANNA, panel, button_labels(panel)[0])).splitlines()
    assert said == [
        "You take the supply of building 1, the Monastery: 3 cards.",
        "You draw: Monk with 1 nun, Witch without nuns, and King with 3 nuns.",
    ]
    assert (
        "Žofie takes the supply of building 1, the Monastery: 3 cards." in sim.last_message.content
    )
    assert "Monk" not in sim.last_message.content


async def test_look_is_private_and_stays_readable(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, supplying("", "", "", nuns="king_4 monk_1 witch monk monk"))
    offered = await sim.autocomplete(ANNA, "rattus supply", "building", "look at")
    answer = await sim.slash(ANNA, "rattus supply", building=next(iter(offered.values())))
    assert button_labels(answer.response)[:5] == [f"Nun card {number}" for number in range(1, 6)]
    assert (
        await sim.private_reply(ANNA, "rattus look", nun="2") == "Nun card 2 is a Monk with 1 nun."
    )
    assert "Žofie looks at nun card 2." in sim.last_message.content
    for _ in range(2):
        said = await sim.private_reply(ANNA, "rattus hand")
        assert "Nun cards you know: no. 2 (Monk with 1 nun)." in said
        assert "They show 1 nun; with the 4 unknown there are 1 to 17." in said
    assert "You know none of the 5 nun cards" in await sim.private_reply(BORIS, "rattus hand")
    assert "Nun card 2 is a Monk with 1 nun." in await sim.private_reply(ANNA, "rattus show log")
    for other in (BORIS, STRANGER):
        assert "Monk" not in await sim.private_reply(other, "rattus show log")


# Entering and laying cards down


async def test_laying_several_cards_takes_four_presses(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk witch witch joker gold", "", "", row=ROW))
    assert button_labels(sim.last_message) == [
        "My hand",
        "Enter 1: Monastery",
        "Enter 2: Palace",
        "Enter 3: Palace",
    ]
    one = (await sim.press(ANNA, sim.last_message, "Enter 1: Monastery")).response
    assert button_labels(one)[:2] == ["Lay cards down", "Lay no cards"]
    two = (await sim.press(ANNA, one, "Lay cards down")).response
    assert offered_codes(two) == ["monk_0", "witch_0", "witch_0.2", "joker"], "no Gold"
    assert max_picks(two) == 4
    three = await pick_in_menu(sim, ANNA, two, "witch_0.2", "joker", "witch_0")
    assert "So far in the Monastery (Church): 2 × Witch without nuns and Joker." in three.content
    four = await sim.press(ANNA, three, "That’s all")
    assert text_of(four) == "You have laid down 3 cards here, face down."
    assert await laid_by(sim, ANNA) == ["witch_0", "witch_0", "joker"]
    assert "Žofie lays down 3 cards, face down." in sim.last_message.content
    assert "Witch" not in sim.last_message.content


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
    said = await sim.private_reply(
        ANNA, "rattus lay", cards="Joker, monk, MONK with 2 nuns, joker, monk"
    )
    assert "You lay down" not in said, "the question lists it"
    assert said.startswith(
        "So far in the Palace (Royalty): Monk without nuns, 2 × Monk with 2 nuns, and 2 × Joker."
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
    said = text_of(await sim.press(ANNA, sim.last_message, "Wait with a Pass"))
    assert said.startswith("You return a Pass.")
    assert sim.last_message.raw_mentions == [sim.people[BORIS].id]
    assert "Wait with a Pass" not in button_labels(sim.last_message), "the card is back in its pile"


async def test_entering_without_cards_skips_laying(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("", "monk", "", row=ROW))
    await sim.press(ANNA, sim.last_message, "Enter 3: Palace")
    assert "Žofie is the first to enter building 3, the Palace." in sim.last_message.content
    assert sim.last_message.raw_mentions == [sim.people[BORIS].id]


async def test_laying_can_be_undone_step_by_step(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk king", "monk", "", row=ROW))
    await sim.slash(ANNA, "rattus enter", building="1")
    answer = await sim.slash(ANNA, "rattus lay", cards="monk")
    undone = await sim.press(ANNA, answer.response, "Undo")
    assert "So far" not in text_of(undone)
    assert (await state_of(sim)).players[ANNA].chosen == []


# Refusals


async def test_commands_of_other_decisions_name_the_current_one(
    sim: DiscordFixture,
) -> None:
    await start_arranged_game(sim, supplying("monk", "", ""))
    for command in ("lay", "give", "discard", "done", "pass", "look"):
        said = await sim.assert_refused(sim.slash(ANNA, f"rattus {command}"))
        assert said == "First you take a supply: `/rattus supply`.", command
    for command, option in (("enter", "building"), ("lay", "cards")):
        typed = {option: "1" if command == "enter" else "monk"}
        said = await sim.assert_refused(sim.slash(ANNA, f"rattus {command}", **typed))
        assert said == "First you take a supply: `/rattus supply`.", command
    await sim.slash(ANNA, "rattus supply", building="3")
    assert "Boris" in await sim.assert_refused(sim.slash(ANNA, "rattus enter"))


async def test_missing_or_useless_pass_is_refused(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk", "", "pass", row=ROW))
    assert "You have no Pass." in await sim.assert_refused(sim.slash(ANNA, "rattus pass"))
    for who in (ANNA, BORIS):
        await sim.slash(who, "rattus enter", building="1")
        if who == ANNA:
            await sim.slash(who, "rattus done")
    said = await sim.assert_refused(sim.slash(CATHERINE, "rattus pass"))
    assert said.startswith("All others have entered")


async def test_missing_or_unusable_cards_are_refused_by_name(
    sim: DiscordFixture,
) -> None:
    await start_arranged_game(sim, table("monk gold", "", "", row=ROW))
    await sim.slash(ANNA, "rattus enter", building="1")
    for typed, word in (("King", "King without nuns"), ("monk, monk", "Monk without nuns")):
        said = await sim.assert_refused(sim.slash(ANNA, "rattus lay", cards=typed))
        assert said.startswith(f"You have too few of that card: {word}.")
    said = await sim.assert_refused(sim.slash(ANNA, "rattus lay", cards="Gold"))
    assert said.startswith("This card cannot be laid down: Gold.")
    await sim.slash(ANNA, "rattus lay", cards="monk")
    said = await sim.assert_refused(sim.slash(ANNA, "rattus lay"))
    assert said.startswith("You have no card that can be laid down.")


async def test_known_nun_card_cannot_be_looked_at_again(sim: DiscordFixture) -> None:
    state = supplying("", "", "")
    state.players[ANNA].known = 0b00010
    await start_arranged_game(sim, state)
    await sim.slash(ANNA, "rattus supply", building="2")
    assert "2" not in (await sim.autocomplete(ANNA, "rattus look", "nun")).values()
    said = await sim.assert_refused(sim.slash(ANNA, "rattus look", nun="2"))
    assert said.startswith("You know nun card 2 already.")


@pytest.mark.parametrize("typed", ["Cathedral", "4", "enter9"])
async def test_unknown_building_is_refused(sim: DiscordFixture, typed: str) -> None:
    await start_arranged_game(sim, table("monk", "", "", row=ROW))
    said = await sim.assert_refused(sim.slash(ANNA, "rattus enter", building=typed))
    assert f"no “{typed}” to choose" in said


async def test_enter_without_options_opens_the_menu(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, table("monk", "", "", row=ROW))
    answer = await sim.slash(ANNA, "rattus enter")
    asked = button_labels(answer.response)[:3]
    assert asked == ["Enter 1: Monastery", "Enter 2: Palace", "Enter 3: Palace"]


async def test_only_the_player_to_act_gets_suggestions(sim: DiscordFixture) -> None:
    await start_arranged_game(sim, all_enter(table("monk", "king", "king", row=ROW), "0"))
    for who in (ANNA, CATHERINE, STRANGER):
        for command, option in (("enter", "building"), ("supply", "building"), ("lay", "cards")):
            assert await sim.autocomplete(who, f"rattus {command}", option) == {}
