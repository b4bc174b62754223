"""Component routes: handler signatures, table loads, and late presses after a new game."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.interactions.core.router import WHOLE_CUSTOM_ID, Needs
from bot.interactions.routes import FORMS, ROUTES
from bot.storage.records import SeatRow
from bot.table.repository import TableRepository
from bot.table.table import Table
from tests.support.simulated_discord.fixture import DiscordFixture, text_of

HOST, BORIS = 0, 1


@pytest.mark.parametrize("verb", [*ROUTES, *FORMS])
def test_handler_signature_matches_its_route(verb: str) -> None:
    route = ROUTES[verb] if verb in ROUTES else FORMS[verb].submit
    arguments = {
        Needs.NOTHING: ("request", "responder"),
        Needs.TABLE: ("request", "responder", "table"),
        Needs.LOCKED_TABLE: ("request", "table"),
    }[route.needs]
    signature = inspect.signature(route.handler)
    assert tuple(signature.parameters)[: len(arguments)] == arguments
    codes = ("custom_id",) if route.codes is WHOLE_CUSTOM_ID else ("code",) * route.codes
    signature.bind(*arguments, *codes)
    takes_custom_id = "custom_id" in tuple(signature.parameters)
    assert takes_custom_id == (route.codes is WHOLE_CUSTOM_ID)


@pytest.mark.parametrize(
    ("who", "verb"),
    [(HOST, "end"), (HOST, "leave"), (HOST, "start"), (HOST, "add-ai/easy"), (BORIS, "join")],
)
async def test_press_that_waited_for_the_lock_does_not_affect_a_new_game(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, who: int, verb: str
) -> None:
    await sim.slash(HOST, "stpete new")
    old_table = await sim.table()
    verb, *codes = verb.split("/")
    button = await sim.send_old_button("/".join(("1", verb, str(old_table.row.id), "0", *codes)))
    modify = TableRepository.modify

    @asynccontextmanager
    async def modify_after_replacement(
        tables: TableRepository, channel_id: int
    ) -> AsyncIterator[Table]:
        """While the press waits for the lock, its game ends and another one is opened."""
        monkeypatch.setattr(TableRepository, "modify", modify)
        host = sim.people[HOST].id
        async with modify(tables, channel_id) as table:
            await table.abandon(host, False, 1)
        await tables.open_lobby(
            sim.ui.game,
            {},
            channel_id=channel_id,
            guild_id=table.row.guild_id,
            seats=(SeatRow(seat=0, name="Žofie", user_id=host),),
            interaction_id=2,
        )
        async with modify(tables, channel_id) as table:
            yield table

    monkeypatch.setattr(TableRepository, "modify", modify_after_replacement)
    reply = text_of(await sim.press(who, button, "Old"))
    assert "belongs to an earlier game" in reply
    new_table = await sim.table()
    assert new_table.row.id != old_table.row.id
    assert (new_table.row.ply, new_table.row.status, len(new_table.seats)) == (1, "lobby", 1)


@pytest.mark.parametrize("verb", ["hand", "look", "cancel", "ask-leave", "ask-end"])
@pytest.mark.parametrize("running", [False, True])
async def test_press_loads_its_table_once(
    sim: DiscordFixture, monkeypatch: pytest.MonkeyPatch, verb: str, running: bool
) -> None:
    if running:
        table = await sim.start((HOST, BORIS), 3)
    else:
        await sim.slash(HOST, "stpete new")
        table = await sim.table()
    button = await sim.send_old_button(f"1/{verb}/{table.row.id}/{table.row.ply}")
    loads, get = [], TableRepository.get

    async def counting_get(tables: TableRepository, channel_id: int) -> Table:
        loads.append(channel_id)
        return await get(tables, channel_id)

    monkeypatch.setattr(TableRepository, "get", counting_get)
    await sim.press(HOST, button, "Old")
    assert loads == [table.row.channel_id]
