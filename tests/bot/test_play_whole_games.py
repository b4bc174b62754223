"""Whole random games by taps alone and by slash commands alone.

The rules see the same actions, and every stored state is theirs to the byte.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from engine import codec
from engine.core import apply_as_tuple
from engine.games.saint_petersburg.state import Options
from tests.bot.clock import HOUR, look_seldom
from tests.bot.evening import Evening
from tests.bot.play_by_buttons import ButtonEvening, buttons_of, presses
from tests.bot.requests import Requests
from tests.bot.room import Room, labels

GAMES: tuple[tuple[type[Evening], Sequence[int], int], ...] = (
    (ButtonEvening, (3,), 235),
    (Evening, (2, 0), 28),
)
"""With these seeds the games are short, and everything is drawn, displaced, played and sold."""

DAYS = 293
"""The same for the game that takes days."""


@pytest.mark.parametrize(("way", "players", "seed"), GAMES)
async def test_a_whole_random_game(
    room: Room, way: type[Evening], players: Sequence[int], seed: int
) -> None:
    evening, rng = way(room, players), Random(seed)
    await evening.begin(seed)
    game = evening.ui.game
    while acting := game.to_act(evening.state):
        legal = game.legal_actions(evening.state, acting[0])
        await evening.move(acting[0], rng.choice(legal))
    row = await evening.row()
    assert row.status == "over"
    assert [press.verb for press in presses(room.last)] == ["rematch", "replay", "review"]
    await assert_replayed(evening, seed)


async def test_a_whole_random_game_by_buttons_with_hours_between_the_moves(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Left behind are its stories; no old message is edited, nothing is posted elsewhere."""
    look_seldom(monkeypatch, 12 * HOUR)
    room.guild.create_text_channel("another")
    evening, rng, requests = ButtonEvening(room, (0, 1)), Random(DAYS), Requests(room)
    await evening.begin(DAYS)
    requests.check()
    game = evening.ui.game
    moves = 0
    while acting := game.to_act(evening.state):
        if moves % 12 == 0:
            await room.env.advance_time(2 * HOUR)
        legal = game.legal_actions(evening.state, acting[0])
        stories = evening.stories
        await evening.move(acting[0], rng.choice(legal))
        kinds = requests.check()
        assert kinds.count("POST") == 1 + evening.stories - stories, "one post a turn and a phase"
        assert kinds.count("DELETE") == 1
        assert kinds.count("PATCH") == 0, "a turn is new, not an edit"
        moves += 1
    assert len(room.public) == 1 + evening.stories + 1
    assert [len(buttons_of(message)) for message in room.public[:-1]] == [0] * (evening.stories + 1)
    assert labels(room.last) == ["Rematch", "Replay", "Review"]
    await assert_replayed(evening, DAYS)


async def assert_replayed(evening: Evening, seed: int) -> None:
    """The logged actions, replayed by the rules alone, end where the stored game has ended."""
    game, row = evening.ui.game, await evening.row()
    state = game.new(len(evening.players), seed, Options())
    moves = [one for one in await evening.room.bot.runtime.store.moves(row.id, 0) if one.action]
    for move in moves:
        assert move.seat is not None
        assert move.action is not None
        action = codec.load_action(game, move.action)
        state, _ = apply_as_tuple(game, state, move.seat, action)
    assert codec.dump_state(game, state) == row.state
    assert len(moves) > 20
