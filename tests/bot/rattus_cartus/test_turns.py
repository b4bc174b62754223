"""Single moves: supplies, looks, a turn in four taps, cards typed by hand, and every refusal."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.rattus_cartus.state import Phase, State, Step
from tests.bot.play_by_buttons import codes_offered
from tests.bot.rattus_cartus.arranged import (
    ANNA,
    BORIS,
    CATHERINE,
    STRANGER,
    arranged,
    laid_by,
    most_of,
    picked,
    state_of,
)
from tests.bot.room import Room, labels, text_of
from tests.engine.rattus_cartus.positions import all_enter, table

ROW = "monastery_1 palace_5 palace_2"


def supplying(*hands: str, **more: Any) -> State:
    """A table at which all have still to take a supply."""
    state = table(*hands, row=ROW, **more)
    state.phase, state.step = Phase.SUPPLIES, Step.SUPPLY
    return state


# Supplies and looks


async def test_a_supply_says_what_lies_in_it_and_then_what_was_drawn(room: Room) -> None:
    await arranged(room, supplying("", "", "", deck="king_3 monk_1 witch"))
    panel = (await room.press(ANNA, room.last, "Take a supply")).response
    assert labels(panel)[:3] == [
        "1. Monastery: 3 cards",
        "2. Palace: 1 card, 1 rat off, a look at 1 nun card",
        "3. Palace: 2 cards, 1 rat off",
    ]
    said = text_of(await room.press(ANNA, panel, labels(panel)[0])).splitlines()
    assert said == [
        "You take the supply of building 1, the Monastery: 3 cards.",
        "You draw: Monk with 1 nun, Witch without nuns, and King with 3 nuns.",
    ]
    assert "Žofie takes the supply of building 1, the Monastery: 3 cards." in room.last.content
    assert "Monk" not in room.last.content


async def test_a_look_is_private_and_stays_readable(room: Room) -> None:
    await arranged(room, supplying("", "", "", nuns="king_4 monk_1 witch monk monk"))
    offered = await room.suggestions(ANNA, "rattus supply", "building", "look at")
    answer = await room.slash(ANNA, "rattus supply", building=next(iter(offered.values())))
    assert labels(answer.response)[:5] == [f"Nun card {number}" for number in range(1, 6)]
    assert await room.says(ANNA, "rattus look", nun="2") == "Nun card 2 is a Monk with 1 nun."
    assert "Žofie looks at nun card 2." in room.last.content
    for _ in range(2):
        said = await room.says(ANNA, "rattus hand")
        assert "Nun cards you know: no. 2 (Monk with 1 nun)." in said
        assert "They show 1 nun; with the 4 unknown there are 1 to 17." in said
    assert "You know none of the 5 nun cards" in await room.says(BORIS, "rattus hand")
    assert "Nun card 2 is a Monk with 1 nun." in await room.says(ANNA, "rattus log")
    for other in (BORIS, STRANGER):
        assert "Monk" not in await room.says(other, "rattus log")


# Entering and laying cards down


async def test_a_turn_with_several_cards_is_four_taps(room: Room) -> None:
    await arranged(room, table("monk witch witch joker gold", "", "", row=ROW))
    assert labels(room.last) == [
        "My hand",
        "Enter 1: Monastery",
        "Enter 2: Palace",
        "Enter 3: Palace",
    ]
    one = (await room.press(ANNA, room.last, "Enter 1: Monastery")).response
    assert labels(one)[:2] == ["Lay cards down", "Lay no cards"]
    two = (await room.press(ANNA, one, "Lay cards down")).response
    assert codes_offered(two) == ["monk_0", "witch_0", "witch_0.2", "joker"], "no Gold"
    assert most_of(two) == 4
    three = await picked(room, ANNA, two, "witch_0.2", "joker", "witch_0")
    assert "So far in the Monastery (Church): 2 × Witch without nuns and Joker." in three.content
    four = await room.press(ANNA, three, "That’s all")
    assert text_of(four) == "You have laid down 3 cards here, face down."
    assert await laid_by(room, ANNA) == ["witch_0", "witch_0", "joker"]
    assert "Žofie lays down 3 cards, face down." in room.last.content
    assert "Witch" not in room.last.content


async def test_each_card_says_what_it_brings_there(room: Room) -> None:
    await arranged(room, table("monk king_1 joker sword flute", "", "", row=ROW))
    await room.slash(ANNA, "rattus enter", building="1")
    assert list(await room.suggestions(ANNA, "rattus lay", "cards")) == [
        "Monk without nuns: 1 influence",
        "King with 1 nun: 1 influence and 1 rat",
        "Joker: 1 influence",
        "Sword: half of the others’ cards",
        "Flute: a rat to each other player",
    ]


async def test_cards_typed_by_hand_are_found_each_once(room: Room) -> None:
    await arranged(room, table("monk monk_2 monk_2 joker joker", "", "", row=ROW))
    await room.slash(ANNA, "rattus enter", building="palace")
    said = await room.says(ANNA, "rattus lay", cards="Joker, monk, MONK with 2 nuns, joker, monk")
    assert "You lay down" not in said, "the question tells it"
    assert said.startswith(
        "So far in the Palace (Royalty): Monk without nuns, 2 × Monk with 2 nuns, and 2 × Joker."
    )
    await room.slash(ANNA, "rattus done")
    laid = ["monk_0", "monk_2", "monk_2", "joker", "joker"]
    assert await laid_by(room, ANNA) == laid
    assert (await state_of(room)).players[ANNA].place == 1, "the first of two Palaces"


async def test_a_pass_is_offered_where_somebody_may_have_one(room: Room) -> None:
    state = table("pass", "monk", "", row=ROW)
    state.piles[3] -= 1
    await arranged(room, state)
    assert labels(room.last)[-1] == "Wait with a Pass"
    said = text_of(await room.press(ANNA, room.last, "Wait with a Pass"))
    assert said.startswith("You return a Pass.")
    assert room.last.raw_mentions == [room.people[BORIS].id]
    assert "Wait with a Pass" not in labels(room.last), "it is back in its pile"


async def test_who_enters_without_cards_lays_none_of_himself(room: Room) -> None:
    await arranged(room, table("", "monk", "", row=ROW))
    await room.press(ANNA, room.last, "Enter 3: Palace")
    assert "Žofie is the first to enter building 3, the Palace." in room.last.content
    assert room.last.raw_mentions == [room.people[BORIS].id]


async def test_laying_can_be_taken_back_step_by_step(room: Room) -> None:
    await arranged(room, table("monk king", "monk", "", row=ROW))
    await room.slash(ANNA, "rattus enter", building="1")
    answer = await room.slash(ANNA, "rattus lay", cards="monk")
    undone = await room.press(ANNA, answer.response, "Undo")
    assert "So far" not in text_of(undone)
    assert (await state_of(room)).players[ANNA].chosen == []


# Refusals


async def test_what_is_not_asked_now_is_refused_with_what_is(room: Room) -> None:
    await arranged(room, supplying("monk", "", ""))
    for command in ("lay", "give", "discard", "done", "pass", "look"):
        said = await room.refused(room.slash(ANNA, f"rattus {command}"))
        assert said == "First you take a supply: `/rattus supply`.", command
    for command, option in (("enter", "building"), ("lay", "cards")):
        typed = {option: "1" if command == "enter" else "monk"}
        said = await room.refused(room.slash(ANNA, f"rattus {command}", **typed))
        assert said == "First you take a supply: `/rattus supply`.", command
    await room.slash(ANNA, "rattus supply", building="3")
    assert "Boris" in await room.refused(room.slash(ANNA, "rattus enter"))


async def test_a_pass_that_one_has_not_or_that_is_no_use_is_refused(room: Room) -> None:
    await arranged(room, table("monk", "", "pass", row=ROW))
    assert "You have no Pass." in await room.refused(room.slash(ANNA, "rattus pass"))
    for who in (ANNA, BORIS):
        await room.slash(who, "rattus enter", building="1")
        if who == ANNA:
            await room.slash(who, "rattus done")
    said = await room.refused(room.slash(CATHERINE, "rattus pass"))
    assert said.startswith("All others have entered")


async def test_cards_that_one_has_not_or_cannot_lay_are_refused_by_name(room: Room) -> None:
    await arranged(room, table("monk gold", "", "", row=ROW))
    await room.slash(ANNA, "rattus enter", building="1")
    for typed, word in (("King", "King without nuns"), ("monk, monk", "Monk without nuns")):
        said = await room.refused(room.slash(ANNA, "rattus lay", cards=typed))
        assert said.startswith(f"You have too few of that card: {word}.")
    said = await room.refused(room.slash(ANNA, "rattus lay", cards="Gold"))
    assert said.startswith("This card cannot be laid down: Gold.")
    await room.slash(ANNA, "rattus lay", cards="monk")
    said = await room.refused(room.slash(ANNA, "rattus lay"))
    assert said.startswith("You have no card that can be laid down.")


async def test_a_nun_card_that_one_knows_is_not_looked_at_again(room: Room) -> None:
    state = supplying("", "", "")
    state.players[ANNA].known = 0b00010
    await arranged(room, state)
    await room.slash(ANNA, "rattus supply", building="2")
    assert "2" not in (await room.suggestions(ANNA, "rattus look", "nun")).values()
    said = await room.refused(room.slash(ANNA, "rattus look", nun="2"))
    assert said.startswith("You know nun card 2 already.")


@pytest.mark.parametrize("typed", ["Cathedral", "4", "enter9"])
async def test_a_building_that_is_not_there_is_refused(room: Room, typed: str) -> None:
    await arranged(room, table("monk", "", "", row=ROW))
    said = await room.refused(room.slash(ANNA, "rattus enter", building=typed))
    assert f"no “{typed}” to choose" in said


async def test_without_an_option_the_command_asks(room: Room) -> None:
    await arranged(room, table("monk", "", "", row=ROW))
    answer = await room.slash(ANNA, "rattus enter")
    asked = labels(answer.response)[:3]
    assert asked == ["Enter 1: Monastery", "Enter 2: Palace", "Enter 3: Palace"]


async def test_who_watches_is_suggested_nothing(room: Room) -> None:
    await arranged(room, all_enter(table("monk", "king", "king", row=ROW), "0"))
    for who in (ANNA, CATHERINE, STRANGER):
        for command, option in (("enter", "building"), ("supply", "building"), ("lay", "cards")):
            assert await room.suggestions(who, f"rattus {command}", option) == {}
