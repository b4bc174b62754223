"""With two players all cards are revealed at once, and each summary tells those of its building."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random

import pytest

from bot.channel.log_pages import log_pages
from bot.channel.move_narrator import MoveNarrator
from bot.channel.phase_summaries import phase_summaries
from bot.games.rattus_cartus import RATTUS_CARTUS_UI as UI
from bot.storage.records import MoveRow
from bot.table.move_log import MoveKind
from engine import codec
from engine.core import apply
from engine.games.rattus_cartus.state import Options
from render.games.rattus_cartus.names import building_name
from tests.bot.games.rattus_cartus.game_drivers import random_action
from tests.engine.games.rattus_cartus.positions import GAME

SAY = UI.texts.in_language("en")
NAMES = ("Anna", "Boris")
CARDS = re.compile(r"\*\*(.+)\*\* \(.+\)\. ")
"""The beginning of the sentence that tells the cards at a building."""


@dataclass
class LoggedGame:
    """The log of a game, and the buildings that were resolved, each with the ply of its end."""

    moves: list[MoveRow] = field(default_factory=list)
    buildings: list[tuple[int, str]] = field(default_factory=list)


def play(seed: int) -> LoggedGame:
    """Return a random game for two."""
    rng, state, game = Random(seed), GAME.new(2, seed, Options()), LoggedGame()
    for ply in range(1, 10_000):
        acting = GAME.to_act(state)
        if not acting:
            break
        seat = rng.choice(acting)
        after = apply(GAME, state, seat, random_action(rng, GAME.legal_actions(state, seat)))
        state = after.state
        events = codec.dump_events(GAME, after.events)
        game.moves.append(MoveRow(ply, seat, seat, MoveKind.USER_ACTION, None, None, events, 0))
        for end in after.phase_end_states:
            view = GAME.view(end, None)
            assert view.place is not None
            game.buildings.append((ply, building_name(view.row[view.place].building, SAY)))
    return game


@pytest.mark.parametrize("seed", range(3))
def test_each_summary_tells_the_cards_of_its_building_alone(seed: int) -> None:
    game = play(seed)
    narrator, told = MoveNarrator(UI, NAMES, game.moves, SAY), list[tuple[int, str]]()
    for summary in phase_summaries(UI, game.moves, 0):
        first, *others = narrator.phase_sentences(summary.entries)
        match = CARDS.match(first)
        assert match is not None
        told.append((summary.ply, match[1]))
        assert not any(map(CARDS.match, others))
    assert told == game.buildings


def test_summaries_are_the_same_when_earlier_ones_are_posted() -> None:
    game = play(0)
    summaries = phase_summaries(UI, game.moves, 0)
    for ply, _ in game.buildings:
        later = [summary for summary in summaries if summary.ply > ply]
        again = phase_summaries(UI, game.moves, ply)
        assert [each.events for each in again] == [each.events for each in later]


def test_log_tells_cards_under_their_building() -> None:
    game = play(0)
    lines = [line for page in log_pages(UI, NAMES, game.moves, None, SAY) for line in page.lines]
    told, cards = list[str](), list[str]()
    for line in lines:
        if match := CARDS.match(line):
            cards.append(match[1])
        elif line.startswith("**Round") and "continued" not in line and cards:
            told += [f"{len(cards)} {cards.pop()}"]
            cards.clear()
    told += [f"{len(cards)} {card}" for card in cards]
    assert told == [f"1 {name}" for _, name in game.buildings]
    assert SAY("story-nobody-acted") not in lines
