"""Whole games of three by taps alone and by commands alone, compared with the rules all along."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.channel.composer import MAX_NARRATION_LENGTH
from engine.core import Result
from engine.games.heller_und_pfennig.events import LinePaid, RoundBegan
from tests.bot.evening import Evening
from tests.bot.heller_und_pfennig.market_evening import (
    MOST_TAPS,
    MarketEvening,
    TappedEvening,
    some_action,
)
from tests.bot.play_by_buttons import presses
from tests.bot.room import Room

PLAYERS = (2, 0, 1)


async def played(evening: Evening, seed: int, **options: Any) -> Evening:
    rng = Random(seed)
    await evening.begin(seed, **options)
    game = evening.ui.game
    while acting := game.to_act(evening.state):
        legal = game.legal_actions(evening.state, acting[0])
        await evening.move(acting[0], some_action(rng, evening.state, legal))
    return evening


def assert_result_told(evening: Evening) -> None:
    """Who has won, then everybody with his money, the richest first."""
    result = evening.ui.game.result(evening.state)
    assert isinstance(result, Result)
    told = evening.room.last.content.splitlines()
    title = next(number for number, line in enumerate(told) if "win" in line)
    assert all(evening.names[seat] in told[title] for seat in result.winners)
    order = sorted(range(len(result.points)), key=lambda seat: (result.ranks[seat], seat))
    for line, seat in zip(told[title + 1 :], order, strict=True):
        assert line.startswith(f"{result.ranks[seat]}. **{evening.names[seat]}**: ")
        assert f" {result.points[seat]} sou" in line


async def test_a_whole_game_by_buttons_alone(room: Room) -> None:
    evening = TappedEvening(room, PLAYERS)
    await played(evening, 5)
    assert evening.most_taps == MOST_TAPS
    assert evening.stories == 3
    assert [press.verb for press in presses(room.last)] == ["rematch", "replay", "review"]
    assert_result_told(evening)


async def test_a_whole_game_by_commands_alone(room: Room) -> None:
    evening = await played(MarketEvening(room, PLAYERS), 6)
    assert evening.stories == 3
    assert_result_told(evening)


async def test_a_whole_game_without_luck_and_to_the_last_stall(room: Room) -> None:
    evening = await played(TappedEvening(room, (0, 1)), 7, no_luck=True, last_stall=True)
    assert evening.stories >= 1
    assert_result_told(evening)


@pytest.mark.parametrize("seed", [8])
async def test_the_story_of_a_round_names_each_line_that_pays_once(room: Room, seed: int) -> None:
    evening = MarketEvening(room, PLAYERS)
    rng = Random(seed)
    await evening.begin(seed)
    game = evening.ui.game
    while not any(isinstance(event, RoundBegan) for event in evening.events):
        (seat,) = game.to_act(evening.state)
        action = some_action(rng, evening.state, game.legal_actions(evening.state, seat))
        await evening.move(seat, action)
    story = room.public[1].content
    title, *lines, ending = story.splitlines()
    assert title == "**Round 1 · what the lines pay**"
    assert ending == "The other lines pay nothing."
    paid = [event for event in evening.events if isinstance(event, LinePaid)]
    assert len(paid) == 11
    assert len(lines) == sum(any(event.amounts) for event in paid)
    assert len(story) < MAX_NARRATION_LENGTH
    assert "Round 2 begins" in room.last.content
