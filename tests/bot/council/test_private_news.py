"""What one learns alone, one is told alone: in the next private answer, once, and in the log."""

from __future__ import annotations

import pytest

from bot.table.table import Table
from tests.bot.council.playing import (
    ANNA,
    BORIS,
    CATHERINE,
    PLAYERS,
    SEED,
    STRANGER,
    give,
    lay,
    state_of,
)
from tests.bot.room import Room
from tests.games.council.cards import KINDS


@pytest.fixture
async def table(room: Room) -> Table:
    return await room.start(PLAYERS, SEED)


@pytest.fixture
async def gifts(room: Room, table: Table) -> list[str]:
    """What each house was given, in words, once Catherine was the last to decide."""
    for who in (ANNA, BORIS):
        await give(room, who)
    chosen = [state_of(table).players[who].giving for who in (ANNA, BORIS)]
    chosen.append(tuple(state_of(table).players[CATHERINE].hand[:2]))
    return [
        f"{giver} gives {receiver}: {', '.join(KINDS[card].capitalize() for card in cards or ())}."
        for giver, receiver, cards in zip(
            ("Žofie", "Boris", "Catherine"), ("Boris", "Catherine", "Žofie"), chosen, strict=True
        )
    ]


BY_ANNA, BY_BORIS, BY_CATHERINE = PLAYERS


async def test_who_decides_last_is_told_what_that_showed_him(room: Room, gifts: list[str]) -> None:
    said = (await give(room, CATHERINE)).splitlines()
    assert said[0].startswith("You choose to give")
    assert said[1:3] == [gifts[BY_BORIS], gifts[BY_CATHERINE]]


async def test_the_others_are_told_in_their_next_answer_and_only_there(
    room: Room, gifts: list[str]
) -> None:
    await give(room, CATHERINE)
    said = (await lay(room, ANNA)).splitlines()
    assert said[:2] == [gifts[BY_ANNA], gifts[BY_CATHERINE]]
    assert said[2].startswith("You lay")
    again = await lay(room, ANNA)
    assert not any(gift in again for gift in gifts), "once"


async def test_a_panel_is_such_an_answer(room: Room, gifts: list[str]) -> None:
    await give(room, CATHERINE)
    said = (await room.says(BORIS, "council lay")).splitlines()
    assert said[:2] == [gifts[BY_ANNA], gifts[BY_BORIS]]
    again = await room.says(BORIS, "council lay")
    assert not any(gift in again for gift in gifts), "once"


async def test_news_outlive_a_restart(room: Room, gifts: list[str]) -> None:
    await give(room, CATHERINE)
    await room.restart()
    assert gifts[BY_ANNA] in await room.says(BORIS, "council lay")
    await room.restart()
    assert gifts[BY_ANNA] not in await room.says(BORIS, "council lay")


async def test_everybody_finds_his_own_in_the_log(room: Room, gifts: list[str]) -> None:
    await give(room, CATHERINE)
    own = {
        ANNA: {BY_ANNA, BY_CATHERINE},
        BORIS: {BY_ANNA, BY_BORIS},
        CATHERINE: {BY_BORIS, BY_CATHERINE},
        STRANGER: set[int](),
    }
    for who, known in own.items():
        for _ in range(2):
            lines = (await room.says(who, "council log")).splitlines()
            assert {place for place, gift in enumerate(gifts) if gift in lines} == known


async def test_what_is_decided_in_secret_stands_in_no_others_log(room: Room, table: Table) -> None:
    await give(room, ANNA)
    assert "You choose to give" in await room.says(ANNA, "council log")
    for who in (BORIS, CATHERINE, STRANGER):
        assert await room.says(who, "council log") == "Nothing has happened yet."
