"""What the AI players of every game must hold: they play by the rules, and know no secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engine.ai.agents import RANDOM, Player, levels_of, make_player
from engine.ai.information_state import InformationState, information_state
from engine.ai.registry import has_agents
from engine.contract.cases import Case, seat_range
from engine.core import AnyGame
from engine.rng import Rng

FEW_PLAYOUTS = 12
"""The playouts of searching players."""


def cases(games: Sequence[AnyGame]) -> list[Case]:
    """Return each game that has AI players, with its smallest and its largest number of seats."""
    return [
        Case(game, seats, "{}")
        for game in games
        if has_agents(game.name)
        for seats in sorted({seat_range(game)[0], seat_range(game)[-1]})
    ]


def players_of_every_level(game: AnyGame, playouts: int) -> Iterator[Player]:
    """Yield a player of every level, and one that moves at random."""
    for level in (RANDOM, *levels_of(game.name)):
        yield make_player(game.name, level, playouts=playouts)


def positions(case: Case, seed: int, every: int) -> list[tuple[Any, InformationState]]:
    """Return decisions of a game between Easy players, each with the true state."""
    game, easy = case.game, make_player(case.game.name, "easy")
    state, decisions, count = case.new(seed), list[tuple[Any, InformationState]](), 0
    while acting := game.to_act(state):
        info = information_state(game, state, acting[0], count)
        if len(info.legal) > 1:
            count += 1
            if count % every == 0:
                decisions.append((game.clone(state), info))
        game.advance(state, acting[0], easy.choose(info))
    return decisions


def test_players_of_every_level_play_whole_legal_games(case: Case) -> None:
    """Which of them decides is drawn each time, for any seat."""
    players = list(players_of_every_level(case.game, playouts=2))
    for seed in range(2):
        state, seeds, rng = case.new(seed), Rng(seed), Random(seed)
        while acting := case.game.to_act(state):
            info = information_state(case.game, state, acting[0], seeds.next_u64())
            action = rng.choice(players).choose(info)
            assert action in info.legal
            case.game.advance(state, acting[0], action)
        assert case.game.result(state) is not None


def test_choice_depends_only_on_the_information_state(case: Case) -> None:
    """Dealing hidden things anew never changes the choice of any level."""
    game = case.game
    for player in players_of_every_level(game, FEW_PLAYOUTS):
        for state, info in positions(case, 2, 20):
            chosen = player.choose(info)
            assert chosen in info.legal
            assert player.choose(info) == chosen
            for seed in range(2):
                dealt = game.determinize(state, info.seat, seed)
                other = information_state(game, dealt, info.seat, info.seed)
                assert player.choose(other) == chosen
