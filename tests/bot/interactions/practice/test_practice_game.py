"""Practice games: any game against AI players, which nobody else sees."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ai_seats.scheduler import AIScheduler
from bot.interactions.practice.practice_game import ROUTES
from bot.interactions.practice.practice_panel import VARIANTS_VERB, VERB
from bot.registry import GAME_UIS
from bot.storage.records import practice_channel_id, tutorial_channel_id
from bot.table.move_follow_up import MoveFollowUp
from bot.table.table import Table
from engine import codec
from tests.bot.interactions.history.reviews.review_requests import POLL_SECONDS, latest_private_text
from tests.bot.interactions.history.reviews.test_review import stop_after
from tests.bot.interactions.practice.practice_driver import PracticeDriver
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import (
    HOUR,
    DiscordFixture,
    button_labels,
    shown_text,
    text_of,
)
from tests.support.simulated_discord.forms import form_values

ZOFIE, BORIS = 0, 1

EACH_GAME = pytest.mark.parametrize("command", [ui.command_name for ui in GAME_UIS.values()])


# Playing


@EACH_GAME
async def test_game_is_played_to_its_end_in_private(
    sim: DiscordFixture, driver: PracticeDriver, command: str
) -> None:
    text = await driver.open(command)
    assert "Only you see it" in text
    assert "medium AI" in text
    await driver.press("Start")
    assert await driver.skip_to_end() > 1
    assert driver.sim.files_of(driver.message)[0].description
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
    assert "Everyone sees everyone’s rubles" in await driver.open(**options)
    await driver.press("AI players")
    await driver.press("Hard")
    await driver.press("Remove Menshikov")
    lobby = await driver.press("Back")
    assert "(hard AI)" in lobby
    assert "(medium AI)" not in lobby
    form = await sim.press(driver.who, driver.message, "Variants")
    assert form_values(form)["Open rubles"] is True
    changed = await sim.submit(driver.who, form, {"Open rubles": False, "Open hands": True})
    lobby = driver.read_reply(changed)
    assert lobby.startswith("Changed for this table:\n- Open rubles: no\n- Open hands: yes\n")
    assert "Everyone sees everyone’s rubles" not in lobby
    assert "Everyone sees everyone’s hand" in lobby
    await driver.press("Start")
    table = await driver.table()
    assert [row.ai for row in table.seats] == [None, "hard"]


async def test_form_of_another_practice_game_is_refused(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.open()
    form = await sim.press(driver.who, driver.message, "Variants")
    await driver.press("End the game")
    await driver.open()
    before = (await driver.table()).row
    said = text_of(await sim.submit(driver.who, form, {"Open hands": True}))
    assert "That private game is over" in said
    assert (await driver.table()).row == before


async def test_turn_has_hint_undo_views_and_end(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin()
    turn = list(custom_ids_of(driver.message))
    assert "My advice" in await driver.press("Hint")
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
    assert "Saint Petersburg, private: **your turn**" in text_of(games)
    reopened = await sim.people[ZOFIE].click(games.response, label="Continue in private")
    assert text_of(reopened) == shown
    others = await sim.slash(BORIS, "nevsky games")
    assert "not in a game" in text_of(others)


async def test_command_in_the_channel_leads_to_the_private_game(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin()
    await driver.move()
    shown = driver.replies[-1]
    answer = await sim.slash(ZOFIE, "stpete pass")
    assert "Play your private game of Saint Petersburg with its own buttons" in text_of(answer)
    reopened = await sim.press(ZOFIE, answer.response, "Continue Saint Petersburg")
    assert text_of(reopened) == shown


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
        for place in (practice_channel_id(user_id), tutorial_channel_id(user_id), sim.channel.id)
    ]
    assert [row and row.is_practice for row in rows] == [True, False, False]
    assert [row and row.is_tutorial for row in rows] == [False, True, False]


async def test_another_game_replaces_it_only_if_asked_for(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin()
    first = (await driver.table()).row.id
    assert "in the middle of a private game" in await driver.open("heller")
    await driver.press("Continue Saint Petersburg")
    assert (await driver.table()).row.id == first
    await driver.open("heller")
    await driver.press("Play Auf Heller und Pfennig instead")
    assert (await driver.table()).game.name == "heller_und_pfennig"
    await driver.press("Start")
    await driver.move()


@pytest.mark.poll_interval(12 * HOUR)
async def test_nobody_is_reminded_or_replaced(sim: DiscordFixture, driver: PracticeDriver) -> None:
    await driver.begin()
    before = (await driver.table()).row.ply
    await sim.env.advance_time(20 * 24 * HOUR)
    table = await driver.table()
    assert (table.row.ply, table.row.status) == (before, "running")
    assert all(seat.stand_in is None and seat.deadline_at is None for seat in table.seats)
    assert sim.public_messages == []
    await driver.move()


async def test_nothing_is_scheduled_after_a_private_move(
    sim: DiscordFixture, driver: PracticeDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No channel shows it, and its AI players move while the press is answered."""
    scheduled = list[Table]()
    for owner, name in ((MoveFollowUp, "on_ai_idle"), (AIScheduler, "schedule")):
        monkeypatch.setattr(owner, name, lambda _, table: scheduled.append(table))
    await driver.begin()
    await driver.move()
    assert scheduled == []


@EACH_GAME
async def test_every_button_leads_to_the_private_game(
    sim: DiscordFixture, driver: PracticeDriver, command: str
) -> None:
    """None is forgotten when the buttons of a channel's table are led here."""
    await driver.open(command)
    lobby = custom_ids_of(driver.message)
    seen = {custom_id.path[0] for custom_id in lobby if custom_id.verb != VARIANTS_VERB}
    await driver.press("Start")
    for _ in range(12):
        for custom_id in custom_ids_of(driver.message):
            assert custom_id.verb == VERB, custom_id
            seen.add(custom_id.path[0])
        await driver.move()
        if (await driver.row()) is None:
            break
    assert seen <= ROUTES.keys()


# After the end


async def test_ended_game_is_compressed_replayed_reviewed_and_in_no_statistics(
    sim: DiscordFixture, driver: PracticeDriver
) -> None:
    await driver.begin("heller")
    await driver.skip_to_end()
    assert "Menshikov (AI)" in shown_text(driver.message)
    row = await driver.ended_row()
    assert row.is_practice
    await sim.env.settle()
    assert row.announced_ply == row.ply
    assert await sim.bot.runtime.store.uncompressed_games(10) == ()
    replay = await sim.press(ZOFIE, driver.message, "Replay")
    assert sim.files_of(replay.response)
    labels = button_labels(replay.response)
    assert "Review" in labels
    assert not any("nimation" in label for label in labels), "it would be posted in the channel"
    gate = stop_after(sim, 0)
    await sim.press(ZOFIE, replay.response, "Review")
    await sim.env.advance_time(POLL_SECONDS)
    assert "I’m going over your decisions" in await latest_private_text(sim, ZOFIE)
    assert gate.requests
    assert (await sim.bot.runtime.store.review(row.id, sim.people[ZOFIE].id)) is not None
    assert f"{row.id}." in await sim.private_reply(ZOFIE, "nevsky history")
    assert "Heller" not in await sim.private_reply(ZOFIE, "nevsky profile")
    assert sim.public_messages == []


async def test_ended_game_has_no_buttons_left(sim: DiscordFixture, driver: PracticeDriver) -> None:
    await driver.begin()
    old = driver.message
    await driver.open()
    await driver.press("More …")
    await driver.press("End the game")
    assert "Nobody else saw it" in await driver.press("Yes, end the game")
    answer = await sim.people[ZOFIE].click(old, custom_id=custom_ids_of(old)[0].encoded)
    assert "private game is over" in text_of(answer)
    assert "Only you see it" in await driver.press("New private game")
