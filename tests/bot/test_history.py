"""`/nevsky history`: a person's games that are over, a page at a time, each a press away."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.interactions.history import past_games
from tests.bot.ended import begun, ended, given_up, move, packed
from tests.bot.play_by_buttons import menus
from tests.bot.room import Room, labels, text_of
from tests.bot.test_about import forget
from tests.store.sqlite import run

ZOFIE, BORIS, STRANGER = 0, 1, 4


def offered(panel: Any) -> list[str]:
    return [option["label"] for menu, _ in menus(panel.response) for option in menu["options"]]


async def test_who_has_finished_nothing_is_told_so(room: Room) -> None:
    await begun(room, "saint_petersburg")
    panel = await room.slash(ZOFIE, "nevsky history")
    assert text_of(panel) == "You have not finished a game on this server yet."
    assert labels(panel.response) == ["All servers"]


async def test_games_that_are_over_are_listed_newest_first(room: Room) -> None:
    first = await ended(room, "saint_petersburg")
    second = await begun(room, "heller_und_pfennig")
    await move(second, Random(1))
    await given_up(room, second)
    panel = await room.slash(BORIS, "nevsky history")
    title, *lines = text_of(panel).splitlines()
    assert title == "**Your finished games on this server**"
    assert [line.partition(".")[0] for line in lines] == [str(second.row.id), str(first.row.id)]
    assert "with Žofie: ended without a winner" in lines[0]
    assert "Saint Petersburg" in lines[1]
    result = (await room.bot.runtime.store.results(first.row.id))[1]
    assert f"place {result.rank}, {result.points} points" in lines[1]
    assert offered(panel)[1] == f"{first.row.id}. Saint Petersburg: Žofie and Boris"
    assert text_of(await room.slash(STRANGER, "nevsky history")).startswith("You have not")


async def test_a_game_is_opened_from_the_list(room: Room) -> None:
    table = await ended(room, "saint_petersburg", channel_id=77)
    panel = await room.slash(BORIS, "nevsky history")
    ((menu, _),) = menus(panel.response)
    opened = await room.people[BORIS].select(
        panel.response, [str(table.row.id)], custom_id=menu["custom_id"]
    )
    assert "Move 0 of" in text_of(opened)
    assert "On" in labels(opened.response)


async def test_what_does_not_fit_is_on_other_pages(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(past_games, "PAGE_SIZE", 2)
    for _ in range(3):
        await given_up(room, await begun(room, "heller_und_pfennig"))
    panel = await room.slash(ZOFIE, "nevsky history")
    assert (len(offered(panel)), labels(panel.response)) == (2, ["Older", "All servers"])
    panel = await room.press(ZOFIE, panel.response, "Older")
    assert (len(offered(panel)), labels(panel.response)) == (1, ["Newer", "All servers"])
    panel = await room.press(ZOFIE, panel.response, "Newer")
    assert len(offered(panel)) == 2


async def test_games_of_other_servers_are_listed_on_request(room: Room) -> None:
    table = await begun(room, "heller_und_pfennig")
    await given_up(room, table)
    elsewhere = "UPDATE game SET guild_id = 99"
    await run(room.bot.runtime.store, lambda connection: connection.execute(elsewhere))
    panel = await room.slash(ZOFIE, "nevsky history")
    assert offered(panel) == []
    panel = await room.press(ZOFIE, panel.response, "All servers")
    assert text_of(panel).startswith("**All your finished games**")
    assert len(offered(panel)) == 1
    panel = await room.press(ZOFIE, panel.response, "Only this server")
    assert offered(panel) == []


async def test_who_left_before_the_end_reads_so(room: Room) -> None:
    table = await begun(room, "saint_petersburg", seats=3)
    left = "UPDATE seat SET user_id = NULL, name = 'Bering', ai = 'easy' WHERE seat = 1"
    other = """INSERT INTO sitting (game_id, seat, from_ply, user_id, name, ai)
        VALUES (1, 1, 9, NULL, 'Bering', 'easy')"""
    await run(room.bot.runtime.store, lambda connection: connection.execute(left))
    await run(room.bot.runtime.store, lambda connection: connection.execute(other))
    await table.reload()
    await table.abandon(room.people[ZOFIE].id, False, 9)
    await packed(room, table)
    said = await room.says(BORIS, "nevsky history")
    assert "with Žofie, Bering, and Catherine: you left before the end" in said


async def test_who_was_forgotten_has_no_history_and_is_nameless_in_others(room: Room) -> None:
    await ended(room, "saint_petersburg")
    await forget(room, BORIS)
    assert "You have not finished" in await room.says(BORIS, "nevsky history")
    said = await room.says(ZOFIE, "nevsky history")
    assert "Boris" not in said
    assert "with ?:" in said


@pytest.mark.parametrize(
    "custom_id", ["1/history/0/0", "1/history/0/999999999999/here", "1/history/0/0/there"]
)
async def test_odd_buttons_are_answered(room: Room, custom_id: str) -> None:
    said = text_of(await room.press(ZOFIE, await room.old_button(custom_id), "Old"))
    assert "earlier game" in said or "not finished" in said


async def test_a_game_that_is_not_there_is_not_opened(room: Room) -> None:
    assert "earlier game" in text_of(
        await room.press(ZOFIE, await room.old_button("1/open-replay/0/0"), "Old")
    )
