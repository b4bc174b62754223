"""Secrecy: paired states that differ only in hidden tiles look the same to other players."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.client import NevskyClient
from bot.games.heller_und_pfennig import HELLER_UND_PFENNIG_UI
from engine.core import Seat
from engine.games.heller_und_pfennig.state import Options, State
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels
from tests.support.simulated_discord.observations import (
    message_contents,
    with_normalized_ids,
    without_random_nonce,
)

PLAYERS = (0, 1, 2)
STRANGER = 4
SEED = 3


def conceal_from(state: State, viewer: Seat) -> State:
    """Replace the tiles that others keep, and the top of the pile."""
    game = HELLER_UND_PFENNIG_UI.game
    assert state.turn is not None
    for seed in range(1000):
        other = game.conceal(state, viewer, seed)
        assert isinstance(other, State)
        pairs = zip(state.players, other.players, strict=True)
        differs = all(
            one.kept != two.kept for seat, (one, two) in enumerate(pairs) if seat != viewer
        )
        if differs and state.pile[-1] != other.pile[-1]:
            return other
    raise AssertionError("no way to conceal this")


async def seen_of(database: Path, state: State, viewer: Seat, caplog: Any) -> list[object]:
    """Return all that a waiting player and a stranger see while another player draws."""
    bot, seen = NevskyClient(database), list[object]()
    caplog.clear()
    try:
        with caplog.at_level(logging.DEBUG, "bot"):
            async with simcord.run(bot) as env:
                sim = DiscordFixture(env, bot, database, HELLER_UND_PFENNIG_UI)
                table = await sim.start(PLAYERS, SEED)
                table.stored.state = state.clone()
                await sim.store_state(table)
                who = await sim.player_to_act(PLAYERS)
                await sim.slash(who, "heller hand")
                await query_everything(sim, PLAYERS[viewer], seen)
                await sim.slash(who, "heller place", piece="kept")
                await sim.press(who, sim.last_message, "Draw a tile")
                await sim.slash(who, "heller hand")
                await query_everything(sim, PLAYERS[viewer], seen)
                seen += [
                    (request.method, request.path, without_random_nonce(request.json))
                    for request in env.http_requests
                    if request.path.startswith("/channels/")
                ]
                seen.append([r.getMessage() for r in caplog.records if r.name.startswith("bot")])
                await sim.close()
    finally:
        await bot.close()
    return list(with_normalized_ids(seen))


async def query_everything(sim: DiscordFixture, viewer: int, seen: list[object]) -> None:
    """Query everything that commands and suggestions show."""
    seen += [await message_contents(message) for message in sim.public_messages]
    for who in (viewer, STRANGER):
        for command in ("hand", "show log", "show board", "show tableau", "draw", "place"):
            answer = await sim.slash(who, f"heller {command}")
            seen.append((command, await message_contents(answer.response.message)))
        answer = await sim.slash(who, "heller show board", text=True)
        seen.append(await message_contents(answer.response.message))
        for option in ("piece", "space"):
            seen += [await sim.autocomplete(who, "heller place", option)]
        for label in button_labels(sim.last_message):
            pressed = await sim.press(who, sim.last_message, label)
            seen.append(await message_contents(pressed.response.message))


@pytest.mark.parametrize("place", [1, 2])
async def test_kept_and_drawn_tiles_are_hidden_from_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, place: int
) -> None:
    state = HELLER_UND_PFENNIG_UI.game.new(len(PLAYERS), SEED, Options())
    viewer = (state.turn + place) % len(PLAYERS)
    other = conceal_from(state, viewer)
    one = await seen_of(tmp_path / "one.sqlite3", state, viewer, caplog)
    two = await seen_of(tmp_path / "two.sqlite3", other, viewer, caplog)
    assert len(one) > 40
    assert one == two
