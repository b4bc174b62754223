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
from tests.support.simulated_discord.fixed_time import fixed_time
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels
from tests.support.simulated_discord.observations import (
    message_contents,
    with_normalized_ids,
    without_random_nonce,
)

pytestmark = pytest.mark.slow

PLAYERS = (0, 1, 2)
STRANGER = 4
SEED = 3


def conceal_from(state: State, viewer: Seat) -> State:
    """Replace the tiles that others keep, and the top of the pile."""
    game = HELLER_UND_PFENNIG_UI.game
    assert state.turn is not None
    for seed in range(1000):
        concealed = game.conceal(state, viewer, seed)
        assert isinstance(concealed, State)
        pairs = zip(state.players, concealed.players, strict=True)
        differs = all(
            player.kept != concealed_player.kept
            for seat, (player, concealed_player) in enumerate(pairs)
            if seat != viewer
        )
        if differs and state.pile[-1] != concealed.pile[-1]:
            return concealed
    raise AssertionError("no way to conceal this")


async def record_observations(
    database: Path, state: State, viewer: Seat, caplog: Any
) -> list[object]:
    """Return everything that a waiting player and a spectator see while another player draws."""
    bot, observations = NevskyClient(database), list[object]()
    caplog.clear()
    try:
        with fixed_time(), caplog.at_level(logging.DEBUG, "bot"):
            async with simcord.run(bot) as env:
                sim = DiscordFixture(env, bot, database, HELLER_UND_PFENNIG_UI)
                table = await sim.start(PLAYERS, SEED)
                table.stored.state = state.clone()
                await sim.store_state(table)
                who = await sim.player_to_act(PLAYERS)
                await sim.slash(who, "heller hand")
                await query_everything(sim, PLAYERS[viewer], observations)
                await sim.slash(who, "heller place", piece="kept")
                await sim.press(who, sim.last_message, "Draw a tile")
                await sim.slash(who, "heller hand")
                await query_everything(sim, PLAYERS[viewer], observations)
                observations += [
                    (request.method, request.path, without_random_nonce(request.json))
                    for request in env.http_requests
                    if request.path.startswith("/channels/")
                ]
                observations.append(
                    [r.getMessage() for r in caplog.records if r.name.startswith("bot")]
                )
                await sim.close()
    finally:
        await bot.close()
    return list(with_normalized_ids(observations))


async def query_everything(sim: DiscordFixture, viewer: int, observations: list[object]) -> None:
    """Query everything that commands and suggestions show."""
    observations += [await message_contents(sim, message) for message in sim.public_messages]
    for who in (viewer, STRANGER):
        for command in ("hand", "show log", "show board", "show tableau", "draw", "place"):
            answer = await sim.slash(who, f"heller {command}")
            observations.append((command, await message_contents(sim, answer.response.message)))
        answer = await sim.slash(who, "heller show board", text=True)
        observations.append(await message_contents(sim, answer.response.message))
        for option in ("piece", "space"):
            observations += [await sim.autocomplete(who, "heller place", option)]
        for label in button_labels(sim.last_message):
            press_answer = await sim.press(who, sim.last_message, label)
            observations.append(await message_contents(sim, press_answer.response.message))


@pytest.mark.parametrize("place", [1, 2])
async def test_kept_and_drawn_tiles_are_hidden_from_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, place: int
) -> None:
    state = HELLER_UND_PFENNIG_UI.game.new(len(PLAYERS), SEED, Options())
    viewer = (state.turn + place) % len(PLAYERS)
    concealed = conceal_from(state, viewer)
    true_observations = await record_observations(tmp_path / "one.sqlite3", state, viewer, caplog)
    concealed_observations = await record_observations(
        tmp_path / "two.sqlite3", concealed, viewer, caplog
    )
    assert len(true_observations) > 40
    assert true_observations == concealed_observations
