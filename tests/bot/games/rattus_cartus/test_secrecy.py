"""Secrecy: paired states that differ only in hidden information look the same.

A player and a spectator watch while others take supplies, look at nuns, lay cards face down and
give cards away.
"""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest
import simcord

from bot.client import NevskyClient
from bot.games.rattus_cartus import RATTUS_CARTUS_UI
from engine.core import Seat
from engine.games.rattus_cartus.cards import card_id
from engine.games.rattus_cartus.state import State
from tests.bot.games.rattus_cartus.arranged_games import start_arranged_game, state_of
from tests.engine.games.rattus_cartus.positions import all_enter, table
from tests.support.simulated_discord.fixed_time import fixed_time
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels
from tests.support.simulated_discord.observations import (
    message_contents,
    with_normalized_ids,
    without_random_nonce,
)

pytestmark = pytest.mark.slow

ANNA, BORIS, CATHERINE = range(3)
STRANGER = 4
ROW = "guard_tower_1 fortune_tellers_tent_1 palace_3"


def entering_state() -> State:
    """Anna is about to enter; Boris watches."""
    return table("monk king_2 sword", "witch", "joker king monk_3", row=ROW, rats=(9, 4, 7))


def giving_state() -> State:
    """Anna holds the Guard Tower; Boris and Catherine must give."""
    hands = ("monk", "king witch_2 monk_3 joker", "witch witch_1 king_3 flute")
    return all_enter(table(*hands, row=ROW, rats=(9, 4, 7)), "0", "1", "1")


def conceal_from(state: State, viewer: Seat) -> State:
    """Replace the hands, rats and nuns that the viewer may not know."""
    for seed in range(200):
        concealed = RATTUS_CARTUS_UI.game.conceal(state, viewer, seed)
        assert isinstance(concealed, State)
        hand_differs = [
            player.hand != concealed_player.hand
            for player, concealed_player in zip(state.players, concealed.players, strict=True)
        ]
        rats_differ = [
            player.rats != concealed_player.rats
            for player, concealed_player in zip(state.players, concealed.players, strict=True)
        ]
        other_seats = [seat for seat in range(len(hand_differs)) if seat != viewer]
        if (
            all(hand_differs[seat] and rats_differ[seat] for seat in other_seats)
            and state.nuns != concealed.nuns
        ):
            return concealed
    raise AssertionError("no way to conceal this")


async def record_observations(
    database: Path, state: State, viewer: Seat, caplog: Any
) -> list[object]:
    """Return everything that a player and a spectator see while the others decide."""
    bot, observations = NevskyClient(database), list[object]()
    caplog.clear()
    try:
        with fixed_time(), caplog.at_level(logging.DEBUG, "bot"):
            async with simcord.run(bot) as env:
                sim = DiscordFixture(env, bot, database, RATTUS_CARTUS_UI)
                await start_arranged_game(sim, state.clone())
                await query_everything(sim, viewer, observations)
                await decide(sim, viewer)
                await query_everything(sim, viewer, observations)
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


async def decide(sim: DiscordFixture, viewer: Seat) -> None:
    """Make the decisions of the other players that do not need the viewer, with any cards."""
    state = await state_of(sim)
    if state.step.value == "enter":
        await sim.slash(ANNA, "rattus enter", building="2")
        for card in state.players[ANNA].hand[:2]:
            await sim.slash(ANNA, "rattus lay", cards=card_id(card))
        await sim.slash(ANNA, "rattus hand")
        return
    (giver,) = {BORIS, CATHERINE} - {viewer}
    cards = Random(3).sample(state.players[giver].hand, 3)
    await sim.slash(giver, "rattus give", cards=",".join(map(card_id, cards)))


async def query_everything(sim: DiscordFixture, viewer: int, observations: list[object]) -> None:
    """Query everything that commands, suggestions and buttons show."""
    observations += [await message_contents(sim, message) for message in sim.public_messages]
    for who in (viewer, STRANGER):
        for command in (
            "hand",
            "show log",
            "show board",
            "show tableau",
            "lay",
            "give",
            "discard",
            "done",
            "pass",
        ):
            if who == viewer and command in ("done", "pass"):
                continue
            answer = await sim.slash(who, f"rattus {command}")
            observations.append((command, await message_contents(sim, answer.response.message)))
        answer = await sim.slash(who, "rattus show board", text=True)
        observations.append(await message_contents(sim, answer.response.message))
        for command, option in (("give", "cards"), ("lay", "cards"), ("enter", "building")):
            observations += [await sim.autocomplete(who, f"rattus {command}", option)]
        for label in button_labels(sim.last_message):
            press_answer = await sim.press(who, sim.last_message, label)
            observations.append(await message_contents(sim, press_answer.response.message))


@pytest.mark.parametrize(
    ("state", "viewer"),
    [(entering_state(), BORIS), (giving_state(), BORIS), (giving_state(), CATHERINE)],
)
async def test_hidden_information_is_not_revealed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, state: State, viewer: Seat
) -> None:
    concealed = conceal_from(state, viewer)
    true_observations = await record_observations(tmp_path / "one.sqlite3", state, viewer, caplog)
    concealed_observations = await record_observations(
        tmp_path / "two.sqlite3", concealed, viewer, caplog
    )
    assert len(true_observations) > 40
    assert true_observations == concealed_observations
