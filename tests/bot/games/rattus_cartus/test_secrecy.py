"""Secrecy: paired states that differ only in hidden information look the same.

A player and a stranger watch while others take supplies, look at nuns, lay cards face down and
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
from tests.support.simulated_discord.fixture import DiscordFixture, button_labels
from tests.support.simulated_discord.observations import (
    message_contents,
    with_normalized_ids,
    without_random_nonce,
)

ANNA, BORIS, CATHERINE = range(3)
STRANGER = 4
ROW = "guard_tower_1 fortune_tellers_tent_1 palace_3"


def entering() -> State:
    """Anna is about to enter; Boris looks on."""
    return table("monk king_2 sword", "witch", "joker king monk_3", row=ROW, rats=(9, 4, 7))


def giving() -> State:
    """Anna holds the Guard Tower; Boris and Catherine must give."""
    hands = ("monk", "king witch_2 monk_3 joker", "witch witch_1 king_3 flute")
    return all_enter(table(*hands, row=ROW, rats=(9, 4, 7)), "0", "1", "1")


def conceal_from(state: State, viewer: Seat) -> State:
    """Replace the hands, rats and nuns that the viewer may not know."""
    for seed in range(200):
        other = RATTUS_CARTUS_UI.game.conceal(state, viewer, seed)
        assert isinstance(other, State)
        hands = [
            one.hand != two.hand for one, two in zip(state.players, other.players, strict=True)
        ]
        rats = [one.rats != two.rats for one, two in zip(state.players, other.players, strict=True)]
        hidden = [seat for seat in range(len(hands)) if seat != viewer]
        if all(hands[seat] and rats[seat] for seat in hidden) and state.nuns != other.nuns:
            return other
    raise AssertionError("no way to conceal this")


async def seen_of(database: Path, state: State, viewer: Seat, caplog: Any) -> list[object]:
    """Return all that a player and a stranger see while the others decide."""
    bot, seen = NevskyClient(database), list[object]()
    caplog.clear()
    try:
        with caplog.at_level(logging.DEBUG, "bot"):
            async with simcord.run(bot) as env:
                sim = DiscordFixture(env, bot, database, RATTUS_CARTUS_UI)
                await start_arranged_game(sim, state.clone())
                await query_everything(sim, viewer, seen)
                await decide(sim, viewer)
                await query_everything(sim, viewer, seen)
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


async def decide(sim: DiscordFixture, viewer: Seat) -> None:
    """Have the others decide as far as they can without the viewer, with any of their cards."""
    state = await state_of(sim)
    if state.step.value == "enter":
        await sim.slash(ANNA, "rattus enter", building="2")
        for card in state.players[ANNA].hand[:2]:
            await sim.slash(ANNA, "rattus lay", cards=card_id(card))
        await sim.slash(ANNA, "rattus hand")
        return
    (giver,) = {BORIS, CATHERINE} - {viewer}
    chosen = Random(3).sample(state.players[giver].hand, 3)
    await sim.slash(giver, "rattus give", cards=",".join(map(card_id, chosen)))


async def query_everything(sim: DiscordFixture, viewer: int, seen: list[object]) -> None:
    """Query everything that commands, suggestions and buttons show."""
    seen += [await message_contents(message) for message in sim.public_messages]
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
            seen.append((command, await message_contents(answer.response.message)))
        answer = await sim.slash(who, "rattus show board", text=True)
        seen.append(await message_contents(answer.response.message))
        for command, option in (("give", "cards"), ("lay", "cards"), ("enter", "building")):
            seen += [await sim.autocomplete(who, f"rattus {command}", option)]
        for label in button_labels(sim.last_message):
            pressed = await sim.press(who, sim.last_message, label)
            seen.append(await message_contents(pressed.response.message))


@pytest.mark.parametrize(
    ("state", "viewer"), [(entering(), BORIS), (giving(), BORIS), (giving(), CATHERINE)]
)
async def test_hidden_information_is_not_revealed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, state: State, viewer: Seat
) -> None:
    other = conceal_from(state, viewer)
    one = await seen_of(tmp_path / "one.sqlite3", state, viewer, caplog)
    two = await seen_of(tmp_path / "two.sqlite3", other, viewer, caplog)
    assert len(one) > 40
    assert one == two
