"""What others learn of a private game, and what becomes of its data."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.channel.custom_id import CustomId
from bot.registry import GAME_UIS
from bot.storage.records import GameRow
from bot.table.export import export_user_data
from tests.bot.interactions.practice.practice_driver import PracticeDriver
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture, text_of

ZOFIE, EVE = 0, 4

EACH_GAME = pytest.mark.parametrize("command", [ui.command_name for ui in GAME_UIS.values()])


def presses_on(row: GameRow) -> list[str]:
    """Return custom ids of every kind for a game."""
    inner = ("look", "hand", "hint", "log", "standings", "tableaux", "more", "end", "start")
    return [
        *(CustomId("own", row.id, row.ply, (verb,)).encoded for verb in inner),
        CustomId("own", row.id, row.ply, ("do", "pass")).encoded,
        *(
            CustomId(verb, row.id, row.ply).encoded
            for verb in ("look", "hand", "board", "log", "join", "end", "continue", "rematch")
        ),
        *(
            CustomId(verb, row.id).encoded
            for verb in ("replay", "review", "charted", "share", "export", "film", "practise")
        ),
    ]


@pytest.mark.parametrize("over", [False, True])
async def test_nobody_else_sees_or_presses(
    sim: DiscordFixture, driver: PracticeDriver, over: bool
) -> None:
    await driver.begin("heller")
    if over:
        await driver.skip_to_end()
        row = await driver.ended_row()
    else:
        row = (await driver.table()).row
    store = sim.bot.runtime.store

    async def stored() -> tuple[Any, ...]:
        return (await store.game(row.id), await store.moves(row.id, 0), await store.seats(row.id))

    before = await stored()
    unknown = 999_999
    for custom_id in presses_on(row):
        other_id = custom_id.replace(f"/{row.id}/", f"/{unknown}/", 1)
        answers = []
        for pressed in (custom_id, other_id):
            message = await sim.send_old_button(pressed)
            answer = await sim.press(EVE, message, "Old")
            assert answer.ephemeral
            assert sim.files_of(answer.response) == []
            answers.append(text_of(answer))
        assert answers[0] == answers[1], "the game might as well not exist"
        assert "Žofie" not in answers[0]
    assert await stored() == before
    others = await store.ended_games_of(sim.people[EVE].id, None, offset=0, limit=9)
    assert others == ()


# Stored data


async def test_exported_and_deleted_with_the_rest(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin("heller")
    await driver.skip_to_end()
    await driver.press("New private game")
    await driver.press("Start")
    store, user_id = sim.bot.runtime.store, sim.people[ZOFIE].id
    rows = await store.games_involving(user_id)
    assert [row.is_practice for row in rows] == [True, True]
    exported = json.loads(await export_user_data(store, user_id))
    assert [(game["id"], game["channel"]) for game in exported["games"]] == [
        (row.id, None) for row in rows
    ]
    assert "all deleted" in await sim.forget(ZOFIE)
    assert await store.games_involving(user_id) == ()
    for row in rows:
        assert await store.game(row.id) is None
        assert await store.results(row.id) == ()
        assert await store.moves(row.id, 0) == ()


async def test_buttons_of_a_deleted_game_bring_nothing_back(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin()
    row = (await driver.table()).row
    await sim.forget(ZOFIE)
    store = sim.bot.runtime.store
    assert await store.game(row.id) is None
    for custom_id in custom_ids_of(driver.message):
        message = await sim.send_old_button(custom_id.encoded)
        answer = await sim.press(ZOFIE, message, "Old")
        assert "private game is over" in text_of(answer), custom_id
    assert await store.games_involving(sim.people[ZOFIE].id) == ()
    assert "Only you see it" in await driver.open()
