"""Those who give for a Sword or a Guard Tower, or are in the Hospital, decide at the same time."""

from __future__ import annotations

import pytest

from tests.bot.play_by_buttons import codes_offered
from tests.bot.rattus_cartus.arranged import (
    ANNA,
    BORIS,
    CATHERINE,
    STRANGER,
    arranged,
    most_of,
    picked,
    state_of,
)
from tests.bot.room import Room, labels, text_of
from tests.engine.rattus_cartus.positions import all_enter, hand, rats, table

ROW = "guard_tower_1 hospital_1 palace_1"


@pytest.fixture
async def levy(room: Room) -> None:
    """Anna holds the Guard Tower; Boris and Catherine must give three of their cards."""
    hands = ("monk", "king king king flute", "witch witch_1 witch_2 witch_3 joker")
    state = table(*hands, row=ROW)
    await arranged(room, all_enter(state, "0", "2", "2"))


async def give(room: Room, who: int, cards: str) -> str:
    return await room.says(who, "rattus give", cards=cards)


@pytest.mark.usefixtures("levy")
async def test_the_turn_shows_who_is_still_thinking_and_is_not_posted_anew(room: Room) -> None:
    assert "Still choosing what to give: **Boris** and **Catherine**." in room.last.content
    shown = room.last.id
    await give(room, BORIS, "king")
    assert "**Boris** and **Catherine**" in room.last.content, "he has to choose two more"
    await give(room, BORIS, "king, flute")
    assert room.last.id == shown
    assert "Still choosing what to give: **Catherine**." in room.last.content
    said = await room.refused(room.slash(BORIS, "rattus give"))
    assert said == "You have decided. Catherine is still thinking."


@pytest.mark.usefixtures("levy")
async def test_who_has_decided_stays_so_while_others_choose_card_by_card(room: Room) -> None:
    await give(room, BORIS, "king, king, king")
    for card in ("witch with 1 nun", "joker"):
        await give(room, CATHERINE, card)
        said = await room.refused(room.slash(BORIS, "rattus give"))
        assert said == "You have decided. Catherine is still thinking."
    await room.slash(CATHERINE, "rattus undo")
    said = await room.refused(room.slash(BORIS, "rattus give"))
    assert said == "You have decided. Catherine is still thinking."
    await give(room, CATHERINE, "joker, witch with 2 nuns")
    said = await room.refused(room.slash(CATHERINE, "rattus give"))
    assert "You have decided" not in said, "all have: now it is for somebody else to act"


@pytest.mark.usefixtures("levy")
async def test_exactly_as_many_can_be_picked_as_are_asked(room: Room) -> None:
    panel = (await room.press(BORIS, room.last, "Choose cards to give")).response
    assert panel.content.startswith("Which 3 cards do you give away?")
    assert codes_offered(panel) == ["king_0", "king_0.2", "king_0.3", "flute"]
    assert most_of(panel) == 3
    again = await picked(room, BORIS, panel, "king_0", "flute")
    assert "Which card do you give away? Chosen already: King without nuns and Flute." in (
        again.content
    )
    assert most_of(again) == 1


@pytest.mark.usefixtures("levy")
async def test_what_was_given_is_told_to_giver_and_receiver_alone(room: Room) -> None:
    await give(room, BORIS, "king, king, king")
    said = await give(room, CATHERINE, "witch with 3 nuns, joker, witch with 2 nuns")
    assert "Catherine gives Žofie: Witch with 2 nuns, Witch with 3 nuns, and Joker." in said
    assert "King" not in said
    got = await room.says(ANNA, "rattus hand")
    assert "Boris gives Žofie: 3 × King without nuns." in got
    assert "Catherine gives Žofie: Witch with 2 nuns" in got
    assert "gives Žofie:" not in await room.says(ANNA, "rattus hand"), "once"
    told = "\n".join(message.content for message in room.public)
    assert "Catherine gives Žofie 3 cards." in told
    assert "Witch" not in told
    for who, knows in ((ANNA, True), (BORIS, False), (CATHERINE, True), (STRANGER, False)):
        assert ("Witch with 3 nuns" in await room.says(who, "rattus log")) == knows
    assert len(hand(await state_of(room), ANNA)) == 1 + 3 + 3


async def test_in_the_hospital_nobody_sees_what_others_choose_before_all_have(room: Room) -> None:
    state = table("monk monk king", "witch witch", "", row=ROW, rats=(9, 8, 7))
    await arranged(room, all_enter(state, "1", "1", "2"))
    assert labels(room.last) == ["My hand", "Discard cards", "That’s all"]
    panel = (await room.press(ANNA, room.last, "Discard cards")).response
    assert "You may discard up to 3" in panel.content
    assert codes_offered(panel) == ["monk_0", "monk_0.2", "king_0"]
    one = await picked(room, ANNA, panel, "monk_0", "monk_0.2")
    assert labels(one)[:2] == ["Discard cards", "That’s all"]
    said = text_of(await room.press(ANNA, one, "That’s all"))
    assert said.startswith("Your choice in the Hospital stands.")
    assert "Monk" not in "".join(message.content for message in room.public)
    told_before = len(room.public)
    await room.press(BORIS, room.last, "That’s all")
    story = room.public[told_before - 1].content
    assert "Žofie discards from the hand: 2 × Monk without nuns." in story
    assert "Žofie discards 3 rats." in story
    assert "Boris discards from the hand" not in story
    assert rats(await state_of(room)) == [9 - 3, 8, 7]
