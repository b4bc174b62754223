"""Simultaneous presses by one user or by several make one move."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.channel.pictures import PictureCache
from bot.interactions.core.router import handle_component
from bot.interactions.routes import ROUTES
from bot.ops.in_flight import PressQueues
from bot.table.move_log import MoveKind
from bot.table.table import Table
from tests.support.simulated_discord.button_driver import custom_ids_of
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels, shown_text
from tests.support.simulated_discord.saint_petersburg import CATHERINE, STRANGER


def hold_presses(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Collect presses from now on without answering them; a test then answers all at once."""
    waiting: list[Any] = []

    async def keep(interaction: Any, routes: Any) -> None:
        waiting.append(interaction)

    monkeypatch.setattr("bot.client.handle_component", keep)
    return waiting


async def press_at_once(
    sim: DiscordFixture, waiting: list[Any], *presses: tuple[int, str, Any]
) -> list[str]:
    """Send all presses before the first is answered. Returns the texts of the answers."""
    for who, custom_id, message in presses:
        await sim.people[who].click(message, custom_id=custom_id)
    await asyncio.gather(*(handle_component(interaction, ROUTES) for interaction in waiting))
    await asyncio.gather(*sim.bot.runtime.channel_updater._tasks.values())
    return [shown_text(await interaction.original_response()) for interaction in waiting]


async def test_double_press_makes_one_move(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The last button passes for the rest of the phase.
    passing = custom_ids_of(sim.last_message)[-2].encoded
    presses = [(CATHERINE, passing, sim.last_message)] * 2
    replies = await press_at_once(sim, hold_presses(monkeypatch), *presses)
    assert sorted(replies) == ["That’s already been done.", "You pass."]
    assert await sim.seats_of_moves(table, MoveKind.USER_ACTION) == [CATHERINE]
    assert "Catherine passes" in sim.last_message.content
    assert len(sim.public_messages) == 2


async def test_one_of_two_simultaneous_moves_is_made(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    menus = [
        (await sim.press(CATHERINE, sim.last_message, label)).response for label in ("Buy", "Take")
    ]
    presses = [(CATHERINE, custom_ids_of(menu)[0].encoded, menu) for menu in menus]
    replies = await press_at_once(sim, hold_presses(monkeypatch), *presses)
    assert sum(text.startswith("You ") for text in replies) == 1
    assert sum("moved on" in text for text in replies) == 1
    assert await sim.seats_of_moves(table, MoveKind.USER_ACTION) == [CATHERINE]


async def test_simultaneous_presses_by_several_users_make_one_move(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The last button passes for the rest of the phase.
    passing = custom_ids_of(sim.last_message)[-2].encoded
    presses = [(user, passing, sim.last_message) for user in (0, STRANGER, 1, CATHERINE)]
    replies = await press_at_once(sim, hold_presses(monkeypatch), *presses)
    assert await sim.seats_of_moves(table, MoveKind.USER_ACTION) == [CATHERINE]
    assert replies.count("You pass.") == 1
    assert all(text for text in replies)
    assert sum("Catherine" in text or "moved on" in text for text in replies) == 2
    assert "not at this table" in replies[1]


async def test_panel_shows_the_answer_to_the_last_press_though_the_first_takes_longer(
    sim: DiscordFixture, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Catherine opens the tableaux, which are drawn slowly, and passes meanwhile."""
    panel = (await sim.press(CATHERINE, sim.last_message, "My hand")).response
    passing = next(one.encoded for one in custom_ids_of(panel) if one.path[:1] == ("pass",))
    is_drawing, places = list[Any](), list[int]()
    pass_waits_or_is_answered, queue = asyncio.Event(), PressQueues.queue

    @contextmanager
    def watched(queues: PressQueues, message_id: int) -> Iterator[Callable[[], Awaitable[None]]]:
        places.append(message_id)
        is_pass = len(places) == 2
        with queue(queues, message_id) as wait_for_turn:

            async def wait() -> None:
                if is_pass:
                    pass_waits_or_is_answered.set()
                await wait_for_turn()

            yield wait
        if is_pass:
            pass_waits_or_is_answered.set()

    async def draw_slowly(pictures: PictureCache, key: Any, render: Any) -> None:
        """Draw nothing, and the tableaux not before the pass could have been answered."""
        is_drawing.append(key)
        if len(is_drawing) == 1:
            await pass_waits_or_is_answered.wait()

    monkeypatch.setattr(PressQueues, "queue", watched)
    monkeypatch.setattr(PictureCache, "draw", draw_slowly)
    waiting = hold_presses(monkeypatch)
    await sim.people[CATHERINE].select(panel, ["tableaux"])
    await press_at_once(sim, waiting, (CATHERINE, passing, panel))
    shown = {message.id: shown_text(message) for message in sim.messages_visible_to(CATHERINE)}
    assert is_drawing[0][0].startswith("tableau")
    assert shown[panel.id].startswith("You pass.")


async def test_simultaneous_start_and_join_are_all_answered(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.slash(0, "stpete new")
    ids = {press.verb: press.encoded for press in custom_ids_of(sim.last_message)}
    order = ((0, "start"), (1, "join"), (0, "start"))
    presses = [(who, ids[verb], sim.last_message) for who, verb in order]
    replies = await press_at_once(sim, hold_presses(monkeypatch), *presses)
    table = await sim.table()
    assert table.row.status == "running"
    assert len(table.seats) == 1
    assert sum("running" in text for text in replies) == 2
    assert [bool(button_labels(message)) for message in sim.public_messages] == [False, True]
