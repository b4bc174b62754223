"""Over random games, what everybody reads of the moves is made of what everybody may know."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from bot.channel.recap import Recap
from bot.registry import GAME_UIS
from bot.storage.records import SeatRow
from bot.storage.store import Store
from bot.table.repository import TableRepository
from engine import codec

STEPS = 110


@pytest.mark.slow
@pytest.mark.parametrize("name", ["heller_und_pfennig", "rattus_cartus"])
async def test_recap_is_made_of_what_everybody_may_know(
    store: Store, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the sentences of a game may say of an event that is not redacted."""
    ui, game, rng, press = GAME_UIS[name], GAME_UIS[name].game, Random(21), count(3)
    seats = tuple(SeatRow(seat, f"P{seat}", seat + 1) for seat in range(3))
    tables = TableRepository(store, lambda _: None)
    table = await tables.open_lobby(
        game, {}, channel_id=1, guild_id=1, seats=seats, interaction_id=1
    )
    await table.lobby.start(1, 2, seed=21)
    for _ in range(STEPS):
        seat = rng.choice(table.acting_seats)
        action = rng.choice(game.legal_actions(table.state, seat))
        await table.play.submit(seat + 1, [action], None, next(press))
        if table.row.status != "running":
            break
    log, told, public = await table.stored.moves(0), list[Any](), set[str]()
    monkeypatch.setattr(ui.narration, "narrate", lambda event, *_: told.append(repr(event)))
    recap = Recap(ui, table.snapshot, log, ui.texts.in_language("en"))
    recap.sentences(first_ply=0, phase_ply=0)
    for move in log:
        seen = [game.redact(event, None) for event in codec.load_events(game, move.events)]
        public.update(map(repr, ui.coalesce([event for event in seen if event is not None])))
    assert len(told) > STEPS / 2
    assert set(told) <= public
