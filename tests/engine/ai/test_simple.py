"""AI players of games in one file."""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random
from typing import Any

import pytest

from engine.ai.agents import SearchPlayer
from engine.ai.information_state import information_state
from engine.ai.search.config import SearchBudget
from engine.ai.search.sequential_halving import search
from engine.ai.simple import TRUST, RandomizedPolicy, agent_spec
from engine.core import Seat
from engine.simple import Move, Play, Simple
from engine.simple.game import SimpleGame
from engine.simple.state import Event, State
from engine.simple.time_limit import EndlessRules
from tests.contract.adapters import SIMPLE_EXAMPLES

OPEN_GAME = next(game for game in SIMPLE_EXAMPLES if game.name == "tic_tac_toe")


class Doors(Simple):
    """One of many doors, or the way out."""

    name = "doors"
    players = range(2, 3)
    phases = {"choosing": ("door number", "quit")}  # noqa: RUF012

    def setup(self, g: Play) -> None:
        g.ask("choosing", 0)

    def legal(self, g: Play, seat: int) -> list[Move]:
        return [*(("door", number) for number in range(50)), ("quit",)]

    def door(self, g: Play, seat: int, number: int) -> None:
        g.finish([0, 1])

    def quit(self, g: Play, seat: int) -> None:
        g.finish([1, 0])


class ValuedDoors(Doors):
    """The same with a preference."""

    def value(self, g: Play, seat: int, move: Move) -> float:
        return float(move == ("door", 7))


class Circle(Doors):
    """Go round, as long as you like, or quit."""

    name = "circle"
    phases = {"choosing": ("go", "quit")}  # noqa: RUF012

    def legal(self, g: Play, seat: int) -> list[Move]:
        return [("quit",), ("go",)]

    def go(self, g: Play, seat: int) -> None:
        g.ask("choosing", g.after(seat))

    def value(self, g: Play, seat: int, move: Move) -> float:
        return float(move == ("go",))


def choices(rules: Simple) -> Counter[str | int]:
    """Count the last part of what is chosen in 200 imagined courses of the game."""
    game = SimpleGame(rules)
    start = game.new(2, 1, rules.Options())
    policy = RandomizedPolicy(rules)
    return Counter(policy.choose(game.determinize(start, 0, seed), 0)[-1] for seed in range(200))


def test_random_playouts_choose_the_kind_of_move_first() -> None:
    assert 70 < choices(Doors())["quit"] < 130
    assert len(choices(Doors())) > 20


def test_playouts_follow_what_the_file_values() -> None:
    assert choices(ValuedDoors()) == {7: 200}


@pytest.mark.parametrize("unit", [1e-9, 1.0, 1e9])
def test_order_alone_counts_of_what_the_file_values(
    unit: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the unit: the best is ahead of the worst by as much, and equal ones stay equal."""
    rules = ValuedDoors()
    state = SimpleGame(rules).new(2, 1, rules.Options())
    legal: list[Move] = [("door", 1), ("door", 2), ("door", 3), ("door", 3)]
    monkeypatch.setattr(ValuedDoors, "value", lambda _self, _g, _seat, move: unit * move[1] ** 3)
    values = RandomizedPolicy(rules).values(state, 0, legal)
    assert values == pytest.approx([0, TRUST / 2, TRUST, TRUST], abs=0.01)


def test_claims_of_a_bluffer_count_for_what_it_may_have() -> None:
    """A face is imagined more often with who claimed it than with another."""
    claims = next(game for game in SIMPLE_EXAMPLES if game.name == "rogues")
    state = claims.new(3, 1, claims.rules.Options())
    for seat in range(3):
        claims.advance(state, seat, ("hold",))
    (claimant,) = claims.to_act(state)
    viewer, other = (seat for seat in range(3) if seat != claimant)
    claims.advance(state, claimant, ("claim", 2, 6))
    worlds = [claims.determinize(state, viewer, seed) for seed in range(100)]
    claimed, rolled = (
        sum(world.players[seat].dice.count(6) for world in worlds) for seat in (claimant, other)
    )
    assert claimed > 1.4 * rolled


def test_player_who_did_not_follow_is_hardly_imagined_with_that_suit() -> None:
    tricks = next(game for game in SIMPLE_EXAMPLES if game.name == "four_winds")
    rng, state = Random(1), tricks.new(3, 1, tricks.rules.Options())
    impossible = {"believed": 0, "dealt": 0}
    while acting := tricks.to_act(state):
        (seat,) = acting
        for number in range(3 * bool(state.table.without)):
            impossible["believed"] += holds_what_it_lacks(
                tricks.determinize(state, seat, number), seat
            )
            impossible["dealt"] += holds_what_it_lacks(tricks.conceal(state, seat, number), seat)
        tricks.advance(state, seat, rng.choice(tricks.legal_actions(state, seat)))
    assert impossible["dealt"] > 20
    assert impossible["believed"] < impossible["dealt"] / 5


def holds_what_it_lacks(world: Any, viewer: int) -> bool:
    return any(
        f"{card[0]}{seat}" in world.table.without
        for seat, player in enumerate(world.players)
        if seat != viewer
        for card in player.hand
    )


def test_search_takes_the_win_and_always_in_the_same_way() -> None:
    state = OPEN_GAME.new(2, 1, OPEN_GAME.rules.Options())
    for seat, cell in ((0, 1), (1, 4), (0, 2), (1, 5)):
        OPEN_GAME.advance(state, seat, ("place", cell))
    spec = agent_spec(OPEN_GAME)
    player = SearchPlayer(spec.policy, spec.search_config, SearchBudget(60, 8))
    found = {player.choose(information_state(OPEN_GAME, state, 0, seed=3)) for _ in range(2)}
    assert found == {("place", 3)}


def test_playout_without_end_stops_when_the_time_is_up() -> None:
    """Players who value going on never quit; the player then follows what the file values."""
    game, ticks = SimpleGame(Circle()), count()
    spec, start = agent_spec(game), game.new(2, 1, Circle.Options())
    candidates = search(
        information_state(game, start, 0, seed=1),
        spec.policy(start),
        spec.search_config,
        SearchBudget(60, 8, seconds=50.0),
        clock=lambda: float(next(ticks)),
    )
    assert [(each.action, each.utilities) for each in candidates] == [
        (("go",), []),
        (("quit",), []),
    ]


def test_playout_without_end_is_given_up_even_if_there_is_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Such as in the review of a game, which takes as long as it takes."""
    monkeypatch.setattr("engine.ai.simple.MOST_MOVES", 200)
    game = SimpleGame(Circle())
    spec, start = agent_spec(game), game.new(2, 1, Circle.Options())
    info = information_state(game, start, 0, seed=1)
    with pytest.raises(EndlessRules, match="circle has no end"):
        search(info, spec.policy(start), spec.search_config, SearchBudget(60, 8))


class LegalOnlyGame(SimpleGame):
    """Fails at a move that is not legal, as the rules of a game need not.

    All of its imagined courses look the same to whoever compares no more than their noise.
    """

    def advance(
        self, state: State, seat: Seat, action: Move, events: list[Event] | None = None
    ) -> None:
        assert action in self.legal_actions(state, seat)
        super().advance(state, seat, action, events)
        state.noise = 0


@pytest.mark.parametrize("rules", [game.rules for game in SIMPLE_EXAMPLES], ids=lambda r: r.name)
def test_search_remembers_no_move_for_a_situation_where_it_is_illegal(rules: Simple) -> None:
    """Such as the claim that followed another claim in another imagined course of the game."""
    game = LegalOnlyGame(rules)
    spec, rng = agent_spec(game), Random(1)
    player = SearchPlayer(spec.policy, spec.search_config, SearchBudget(24, 8))
    state = game.new(min(rules.players), 1, rules.Options())
    for number in range(8):
        if not (acting := game.to_act(state)):
            break
        player.choose(information_state(game, state, acting[0], number))
        game.advance(state, acting[0], rng.choice(game.legal_actions(state, acting[0])))
