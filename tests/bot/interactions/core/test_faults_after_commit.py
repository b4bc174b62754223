"""A fault after something was changed: the answer never claims that nothing was."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest

from bot.ai_seats.review_queue import ReviewQueue
from bot.i18n.texts import shared_texts
from bot.interactions.core.responder import Responder
from bot.storage.errors import LeaseLost, StoreUnavailable
from bot.storage.records import tutorial_channel_id
from bot.storage.store import Store
from bot.table.preferences import GuildSettings, UserSettings
from bot.table.repository import TableRepository
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, text_of
from tests.support.simulated_discord.quick_games import play_whole_game

OWNER, BORIS, CATHERINE = 0, 1, 2
SAY = shared_texts().in_language("en")
DONE_IN_CHANNEL = SAY("done-but-our-fault", place="channel")
DONE_IN_PRIVATE = SAY("done-but-our-fault", place="private")


@pytest.fixture(autouse=True)
def expect_errors(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, "bot.interactions.core.errors")


def fail_once(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, error: Exception) -> None:
    """Let the next call of an asynchronous method fail."""
    real, errors = getattr(owner, name), [error]

    async def fail_at_first(*arguments: Any, **options: Any) -> Any:
        if errors:
            raise errors.pop()
        return await real(*arguments, **options)

    monkeypatch.setattr(owner, name, fail_at_first)


def fail_next_response(monkeypatch: pytest.MonkeyPatch) -> None:
    fail_once(monkeypatch, Responder, "respond", RuntimeError("a fault of ours"))


def fail_next_load(monkeypatch: pytest.MonkeyPatch) -> None:
    fail_once(monkeypatch, TableRepository, "get", StoreUnavailable("database is locked"))


Fail = Callable[[pytest.MonkeyPatch], None]

AFTERWARDS = pytest.mark.parametrize("fail_afterwards", [fail_next_response, fail_next_load])


async def test_changed_user_setting(sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = await sim.slash(BORIS, "nevsky settings")
    fail_next_response(monkeypatch)
    answer = await sim.press(BORIS, shown.response, button_labels(shown.response)[0])
    assert text_of(answer) == DONE_IN_PRIVATE
    stored = await sim.bot.runtime.store.user_settings(sim.people[BORIS].id)
    assert not UserSettings.model_validate_json(stored).pings


async def test_changed_server_setting(sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_next_response(monkeypatch)
    assert await sim.private_reply(OWNER, "nevsky server", language="de") == DONE_IN_PRIVATE
    stored = await sim.bot.runtime.store.guild_settings(sim.guild.id)
    assert GuildSettings.model_validate_json(stored).language == "de"


@AFTERWARDS
async def test_opened_table(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, fail_afterwards: Fail
) -> None:
    fail_afterwards(monkeypatch)
    assert await sim.private_reply(BORIS, "stpete new") == DONE_IN_CHANNEL
    assert await sim.bot.runtime.store.open_game(sim.channel.id) is not None


async def test_opened_tutorial(sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_next_response(monkeypatch)
    answer = await sim.private_reply(BORIS, "nevsky learn", game="saint_petersburg")
    assert answer == DONE_IN_PRIVATE
    place = tutorial_channel_id(sim.people[BORIS].id)
    assert await sim.bot.runtime.store.open_game(place) is not None


async def test_cancelled_automatic_pass(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await sim.start((0, 1, 2), 70)
    await sim.slash(CATHERINE, "stpete pass", **{"rest-of-phase": True})
    seat = table.seat_of(sim.people[CATHERINE].id)
    assert seat is not None
    assert table.seats[seat].intent is not None
    fail_next_response(monkeypatch)
    answer = await sim.private_reply(CATHERINE, "stpete pass", **{"rest-of-phase": False})
    assert table.seats[seat].intent is None
    assert answer in (DONE_IN_PRIVATE, DONE_IN_CHANNEL)


async def test_requested_review(sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await play_whole_game(sim, "heller_und_pfennig")
    monkeypatch.setattr(ReviewQueue, "_enqueue", lambda *_: None)
    button = await sim.send_old_button(f"1/review/{table.row.id}/0")
    fail_next_response(monkeypatch)
    assert text_of(await sim.press(BORIS, button, "Old")) == DONE_IN_PRIVATE
    assert await sim.bot.runtime.store.review(table.row.id, sim.people[BORIS].id) is not None


@AFTERWARDS
async def test_game_moved_to_another_channel(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, fail_afterwards: Fail
) -> None:
    game_id, new_channel, button = await _game_without_a_channel(sim)
    fail_afterwards(monkeypatch)
    assert text_of(await sim.press(BORIS, button, "Old")) == DONE_IN_CHANNEL
    await _assert_continued(sim, game_id, new_channel)


async def test_game_that_could_not_be_moved(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id, new_channel, button = await _game_without_a_channel(sim)
    fail_once(monkeypatch, Store, "move_game", StoreUnavailable("database is locked"))
    assert text_of(await sim.press(BORIS, button, "Old")) == SAY("refused-our-fault")
    assert await sim.bot.runtime.store.open_game(new_channel) is None
    assert text_of(await sim.press(BORIS, button, "Old")) == SAY("continued")
    await _assert_continued(sim, game_id, new_channel)


async def _game_without_a_channel(sim: DiscordFixture) -> tuple[int, int, Any]:
    """Return a game whose channel is hidden, another channel, and a button there to move it."""
    table = await sim.start((OWNER, BORIS))
    sim.hide(sim.channel)
    sim.channel = sim.guild.create_text_channel("new")
    await sim.env.settle()
    button = await sim.send_old_button(f"1/continue/{table.row.id}/0")
    return table.row.id, sim.channel.id, button


async def _assert_continued(sim: DiscordFixture, game_id: int, channel_id: int) -> None:
    row = await sim.bot.runtime.store.open_game(channel_id)
    assert row is not None
    assert row.id == game_id


@AFTERWARDS
async def test_opened_rematch(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, fail_afterwards: Fail
) -> None:
    table = await play_whole_game(sim, "heller_und_pfennig")
    button = await sim.send_old_button(f"1/rematch/{table.row.id}/0")
    fail_afterwards(monkeypatch)
    assert text_of(await sim.press(BORIS, button, "Old")) == DONE_IN_CHANNEL
    row = await sim.bot.runtime.store.open_game(sim.channel.id)
    assert row is not None
    assert row.status == "lobby"


async def test_deleted_data(sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = await sim.ask_to_forget(BORIS)
    fail_next_response(monkeypatch)
    answer = await sim.press(BORIS, asked.response, "Yes, delete it")
    assert text_of(answer) == DONE_IN_PRIVATE


@pytest.mark.parametrize("error", [StoreUnavailable("database is locked"), LeaseLost()])
async def test_data_that_was_deleted_in_part(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """It is deleted game by game, so nobody knows how far it got."""
    asked = await sim.ask_to_forget(BORIS)
    fail_once(monkeypatch, Store, "forget_user", error)
    answer = await sim.press(BORIS, asked.response, "Yes, delete it")
    assert text_of(answer) == SAY("refused-forget-unfinished")
    assert sim.bot.is_superseded() is isinstance(error, LeaseLost)


async def test_fault_before_a_change(sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_once(monkeypatch, Store, "set_guild_settings", StoreUnavailable("database is locked"))
    answer = await sim.private_reply(OWNER, "nevsky server", language="de")
    assert answer == SAY("refused-our-fault")
