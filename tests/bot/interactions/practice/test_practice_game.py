"""Practice games: any game against AI players, which nobody else sees."""

from __future__ import annotations

import json
import secrets
from typing import Any

import pytest

from bot.channel.custom_id import CustomId
from bot.registry import GAME_UIS
from bot.storage.records import GameRow, practice_channel_id, tutorial_channel_id
from bot.table.export import export_user_data
from engine import codec
from tests.bot.interactions.practice.practice_driver import PracticeDriver
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.storage.sqlite import overwrite_state

ZOFIE, BORIS, EVE = 0, 1, 4

EACH_GAME = pytest.mark.parametrize("command", [ui.command_name for ui in GAME_UIS.values()])


@pytest.fixture(autouse=True)
def same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda bits: 7)


@pytest.fixture
def driver(sim: DiscordFixture) -> PracticeDriver:
    return PracticeDriver(sim, ZOFIE)


async def ended_row(sim: DiscordFixture, who: int = ZOFIE) -> GameRow:
    """Return the latest ended game of a person."""
    (row,) = await sim.bot.runtime.store.ended_games_of(
        sim.people[who].id, sim.guild.id, offset=0, limit=1
    )
    return row


# Playing


@EACH_GAME
async def test_whole_game_can_be_played_in_private(
    sim: DiscordFixture, driver: PracticeDriver, command: str
) -> None:
    text = await driver.open(command)
    assert "Only you see it" in text
    assert "medium AI" in text
    await driver.press("Start")
    assert await driver.play_to_end() > 5
    assert driver.message.attachments[0].description
    labels = button_labels(driver.message)
    assert "Replay" in labels
    assert "New private game" in labels
    assert sim.public_messages == [], "nothing is ever posted"
    assert all(
        not entry.path.endswith(f"/channels/{sim.channel.id}/messages")
        for entry in sim.env.http_requests
        if entry.method == "POST"
    )


async def test_options_and_ai_players_are_chosen_before_the_start(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    options: dict[str, Any] = {"open-rubles": True}
    assert "Rubles are open" in await driver.open(**options)
    await driver.press("AI players")
    await driver.press("Hard")
    await driver.press("Send Menshikov away")
    lobby = await driver.press("Back")
    assert "(hard AI)" in lobby
    assert "(medium AI)" not in lobby
    option = next(label for label in button_labels(driver.message) if "ubles" in label)
    assert "Rubles are open" not in await driver.press(option)
    await driver.press("Start")
    table = await driver.table()
    assert [row.ai for row in table.seats] == [None, "hard"]


async def test_turn_has_hint_undo_views_and_end(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin()
    turn = list(custom_ids_of(driver.message))
    assert "I would" in await driver.press("Hint")
    await driver.press("Back")
    assert custom_ids_of(driver.message) == turn, "a view changes nothing"
    await driver.press("My hand")
    await driver.press("Back")
    await driver.press("More …")
    views = button_labels(driver.message)
    for view in ("Standings", "Log", "Players", "Rules", "Cards"):
        assert view in views
        await driver.press(view)
        await driver.press("Back")
        await driver.press("More …")
    assert "rings you right back here" in await driver.press("End the game")
    await driver.press("Back")
    assert custom_ids_of(driver.message) == turn


async def test_move_is_undone(sim: DiscordFixture, driver: PracticeDriver) -> None:
    await driver.begin()
    table = await driver.table()
    before = codec.dump_state(table.game, table.state)
    for _ in range(20):
        await driver.move()
        if "Undo" in button_labels(driver.message):
            break
        table = await driver.table()
        before = codec.dump_state(table.game, table.state)
    assert "taken back" in await driver.press("Undo")
    table = await driver.table()
    assert codec.dump_state(table.game, table.state) == before


async def test_game_is_found_again_from_any_channel(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin()
    await driver.move()
    shown = driver.replies[-1]
    elsewhere = sim.guild.create_text_channel("elsewhere")
    await sim.env.settle()
    again = await sim.people[ZOFIE].slash(elsewhere, "stpete new", where="private")
    assert again.ephemeral
    assert text_of(again) == shown
    games = await sim.people[ZOFIE].slash(elsewhere, "nevsky games")
    assert "Saint Petersburg, in private: **it is your turn**" in text_of(games)
    reopened = await sim.people[ZOFIE].click(games.response, label="Go on in private")
    assert text_of(reopened) == shown
    others = await sim.slash(BORIS, "nevsky games")
    assert "not in a game" in text_of(others)


async def test_game_survives_a_restart(sim: DiscordFixture, driver: PracticeDriver) -> None:
    await driver.begin()
    await driver.move()
    shown, ply = driver.replies[-1], (await driver.table()).row.ply
    await sim.restart()
    assert await driver.open() == shown
    await driver.move()
    assert (await driver.table()).row.ply > ply


async def test_channels_and_guided_games_go_on_beside_it(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin()
    await sim.slash(ZOFIE, "nevsky learn", game="saint_petersburg")
    await sim.slash(ZOFIE, "stpete new")
    await driver.move()
    store, user_id = sim.bot.runtime.store, sim.people[ZOFIE].id
    rows = [
        await store.open_game(place)
        for place in (
            practice_channel_id(user_id),
            tutorial_channel_id(user_id),
            sim.channel.id,
        )
    ]
    assert [row and row.is_practice for row in rows] == [True, False, False]
    assert [row and row.is_tutorial for row in rows] == [False, True, False]


async def test_another_game_replaces_it_only_if_asked_for(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin()
    first = (await driver.table()).row.id
    assert "under way" in await driver.open("heller")
    await driver.press("Go on with Saint Petersburg")
    assert (await driver.table()).row.id == first
    await driver.open("heller")
    await driver.press("Play Auf Heller und Pfennig instead")
    assert (await driver.table()).game.name == "heller_und_pfennig"
    await driver.press("Start")
    await driver.move()


# After the end


async def test_ended_game_is_replayed_reviewed_and_in_no_statistics(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin("heller")
    await driver.play_to_end()
    row = await ended_row(sim)
    assert row.is_practice
    history = await sim.slash(ZOFIE, "nevsky history")
    assert f"{row.id}." in text_of(history)
    replay = await sim.press(ZOFIE, driver.message, "Replay")
    assert replay.response.attachments
    labels = button_labels(replay.response)
    assert "Review" in labels
    assert not any("nimation" in label for label in labels), "it would be posted in the channel"
    profile = await sim.private_reply(ZOFIE, "nevsky profile")
    assert "Heller" not in profile
    assert sim.public_messages == []


async def test_history_is_compressed_after_the_end(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin("heller")
    await driver.play_to_end()
    row = await ended_row(sim)
    await sim.env.settle()
    assert row.announced_ply == row.ply
    assert await sim.bot.runtime.store.uncompressed_games(10) == ()


async def test_ended_game_has_no_buttons_left(sim: DiscordFixture, driver: PracticeDriver) -> None:
    await driver.begin()
    old = driver.message
    await driver.open()
    await driver.press("More …")
    await driver.press("End the game")
    assert "Nobody else knew of it" in await driver.press("Yes, end the game")
    answer = await sim.people[ZOFIE].click(old, custom_id=custom_ids_of(old)[0].encoded)
    assert "private game is over" in text_of(answer)
    assert "Only you see it" in await driver.press("New private game")


# Secrecy


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
            for verb in ("replay", "review", "charted", "export", "film", "practise")
        ),
    ]


@pytest.mark.parametrize("over", [False, True])
async def test_nobody_else_sees_or_presses(
    sim: DiscordFixture, driver: PracticeDriver, over: bool
) -> None:
    await driver.begin("heller")
    if over:
        await driver.play_to_end()
        row = await ended_row(sim)
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
            assert answer.response.attachments == []
            answers.append(text_of(answer))
        assert answers[0] == answers[1], "the game might as well not exist"
        assert "Žofie" not in answers[0]
    assert await stored() == before
    others = await store.ended_games_of(sim.people[EVE].id, None, offset=0, limit=9)
    assert others == ()


@EACH_GAME
async def test_panel_depends_on_nothing_that_its_user_may_not_know(
    sim: DiscordFixture, driver: PracticeDriver, command: str
) -> None:
    await driver.begin(command)
    for _ in range(3):
        await driver.move()
    seen = []
    table = await driver.table()
    game, state = table.game, table.state
    for shown in (state, game.conceal(state, 0, 1)):
        text = codec.dump_state(game, shown)
        await overwrite_state(sim.bot.runtime.store, table.row.id, text)
        sim.bot.runtime.tables.evict(driver.place)
        sim.bot.pictures._cache.clear()
        await driver.open(command)
        files = [await file.read() for file in driver.message.attachments]
        alts = [file.description for file in driver.message.attachments]
        seen.append((driver.replies[-1], custom_ids_of(driver.message), files, alts))
    assert seen[0] == seen[1]


# Stored data


async def test_exported_and_deleted_with_the_rest(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin("heller")
    await driver.play_to_end()
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
