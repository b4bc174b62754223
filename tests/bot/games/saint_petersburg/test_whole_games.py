"""A whole random game by buttons alone, and one by commands until each kind of move was made.

The driver compares every stored state with a replay by the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import codec
from engine.core import apply
from engine.games.saint_petersburg.state import Options
from tests.support.simulated_discord.button_driver import ButtonGameDriver, buttons_of
from tests.support.simulated_discord.fixture import HOUR, DiscordFixture, button_labels
from tests.support.simulated_discord.game_driver import GameDriver
from tests.support.simulated_discord.request_log import RequestLog

LONG_GAME_SEED = 293
"""The seed of the game that takes several days."""

VARIED_GAME_SEED = 2046
"""The seed of a game in which everything to be covered happens early, found by trying."""

EVENTS_TO_COVER = {
    *("took", "played", "drew", "discarded", "points-bought"),
    *("bought from lower", "bought from drawn", "took from drawn"),
    *("bought displacing", "played displacing"),
}


@pytest.mark.poll_interval(12 * HOUR)
async def test_whole_random_game_by_buttons_over_several_days(sim: DiscordFixture) -> None:
    """Phase summaries remain, no old message is edited, and no other channel is used."""
    sim.guild.create_text_channel("another")
    driver, rng, requests = ButtonGameDriver(sim, (0, 1)), Random(LONG_GAME_SEED), RequestLog(sim)
    await driver.begin(LONG_GAME_SEED)
    requests.check_new_requests()
    game = driver.ui.game
    moves = 0
    while acting := game.to_act(driver.state):
        if moves % 12 == 0:
            await sim.env.advance_time(2 * HOUR)
        legal = game.legal_actions(driver.state, acting[0])
        phase_summaries = driver.phase_summary_count
        await driver.move(acting[0], rng.choice(legal))
        methods = requests.check_new_requests()
        assert methods.count("POST") == 1 + driver.phase_summary_count - phase_summaries, (
            "one message per turn and per phase"
        )
        assert methods.count("DELETE") == 1
        assert methods.count("PATCH") == 0, "a turn message is posted, not edited"
        moves += 1
    assert len(sim.public_messages) == 1 + driver.phase_summary_count + 1
    assert [len(buttons_of(message)) for message in sim.public_messages[:-1]] == [0] * (
        driver.phase_summary_count + 1
    )
    assert button_labels(sim.last_message) == ["Rematch", "Replay", "Review", "Picture to share"]
    await assert_replayed(driver, LONG_GAME_SEED)


async def test_every_kind_of_move_by_commands(sim: DiscordFixture) -> None:
    driver, rng = GameDriver(sim, (0, 1)), Random(VARIED_GAME_SEED)
    await driver.begin(VARIED_GAME_SEED)
    while not {kind for event in driver.events for kind in kinds_of(event)} >= EVENTS_TO_COVER:
        (seat,) = driver.ui.game.to_act(driver.state)
        legal = driver.ui.game.legal_actions(driver.state, seat)
        kind = rng.choice(sorted({action.kind for action in legal}))
        await driver.move(seat, rng.choice([action for action in legal if action.kind == kind]))


def kinds_of(event: Any) -> Iterator[str]:
    yield event.kind
    if getattr(event, "displaced", None) is not None:
        yield f"{event.kind} displacing"
    if (source := getattr(event, "source", None)) is not None:
        yield f"{event.kind} from {source}"


async def assert_replayed(driver: GameDriver, seed: int) -> None:
    """Check that replaying the stored actions by the rules gives the stored final state."""
    game, row = driver.ui.game, await driver.row()
    state = game.new(len(driver.players), seed, Options())
    moves = [move for move in await driver.sim.bot.runtime.store.moves(row.id, 0) if move.action]
    for move in moves:
        assert move.seat is not None
        assert move.action is not None
        action = codec.load_action(game, move.action)
        state = apply(game, state, move.seat, action).state
    assert codec.dump_state(game, state) == row.state
    assert len(moves) > 20
