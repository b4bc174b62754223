"""What a player has seen of hidden cards counts for whoever imagines the game as that player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

import engine.registry
from engine.contract import secrecy
from engine.contract.cases import Case
from engine.contract.secrecy import (
    assert_independent_of_hidden_information,
    assert_independent_of_true_order,
)
from engine.core import AnyGame
from engine.simple import Move, Play, Simple, mine, pile, shown
from engine.simple.game import SimpleGame
from tests.examples.passing import HAND, Passing

GAME: AnyGame = SimpleGame(Passing())


def after_turns(turns: int, seats: int = 4) -> Any:
    """A state in which the hands have been passed on so often."""
    rng, state = Random(1), GAME.new(seats, 1, Passing.Options())
    for _ in range(turns):
        for seat in GAME.to_act(state):
            GAME.advance(state, seat, rng.choice(GAME.legal_actions(state, seat)))
    return state


@pytest.mark.parametrize("turns", range(HAND))
def test_passed_hands_are_imagined_as_they_were_seen(turns: int) -> None:
    state = after_turns(turns)
    worlds = [GAME.determinize(state, 0, seed) for seed in range(20)]
    always_true = [
        seat
        for seat in range(1, 4)
        if all(world.players[seat].hand == state.players[seat].hand for world in worlds)
    ]
    assert always_true == list(range(1, turns + 1)), "a hand a turn has been through seat 0"


def test_who_only_watches_knows_no_hand() -> None:
    state = after_turns(2)
    worlds = [GAME.conceal(state, None, seed) for seed in range(20)]
    for seat in range(4):
        assert len({tuple(world.players[seat].hand) for world in worlds}) > 1


def test_game_with_known_hands_keeps_the_contract_of_secrets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine.registry, "GAMES", (*engine.registry.GAMES, GAME))
    case = Case(GAME, 4, "{}")
    assert_independent_of_hidden_information(case, GAME.view, 1)
    assert_independent_of_true_order(case, GAME.determinize)


class Burying(Passing):
    """Keep a card, or bury one in secret, and pass on the rest."""

    name = "burying"
    phases = {"choosing": ("keep card", "bury card")}  # noqa: RUF012

    class Table:
        deck: list[str] = pile("cards")

    class Player:
        hand: list[str] = mine(pool="cards")
        buried: list[str] = mine(pool="cards")
        kept: list[str] = shown()
        passes: int = 0

    def legal(self, g: Play, seat: int) -> Iterator[Move]:
        for card in g.players[seat].hand:
            yield "keep", card
            yield "bury", card

    def choosing(self, g: Play, chosen: Mapping[int, Move]) -> None:
        for seat, (name, card) in chosen.items():
            player = g.players[seat]
            player.hand.remove(card)
            (player.buried if name == "bury" else player.kept).append(str(card))
            player.passes = 0 if name == "bury" else player.passes
        hands = [(player.hand, player.passes + 1) for player in g.players]
        for seat, (hand, passes) in enumerate(hands):
            g.players[g.after(seat)].hand, g.players[g.after(seat)].passes = hand, passes
        if hands[0][0]:
            g.ask("choosing", *g.seats)
        else:
            g.end_round()
            g.finish([len(player.kept) for player in g.players])

    def knows(self, g: Play, seat: int) -> Iterator[list[Any]]:
        for other in g.seats:
            if 0 < (other - seat) % len(g.seats) <= g.players[other].passes:
                yield g.players[other].hand


def all_hands(_: Simple, g: Play, seat: int) -> Iterator[list[Any]]:
    return (g.players[other].hand for other in g.seats if other != seat)


def hands_that_were_held_once(_: Simple, g: Play, seat: int) -> Iterator[list[Any]]:
    for passes in range(1, 1 + HAND - len(g.players[seat].hand)):
        yield g.players[(seat + passes) % len(g.seats)].hand


def what_is_buried(_: Simple, g: Play, seat: int) -> Iterator[list[Any]]:
    yield g.players[g.after(seat)].buried


KNOWLEDGE_CHECKS = (
    secrecy.test_nobody_knows_what_was_dealt_to_others,
    secrecy.test_nobody_knows_a_list_that_secret_decisions_of_others_have_changed,
)


@pytest.mark.parametrize("rules", [Passing, Burying])
def test_hands_that_were_held_may_be_known(rules: type[Passing]) -> None:
    for check in KNOWLEDGE_CHECKS:
        for seats in rules.players:
            check(Case(SimpleGame(rules()), seats, "{}"))


@pytest.mark.parametrize(
    ("knows", "check", "named"),
    [
        (all_hands, KNOWLEDGE_CHECKS[0], "hand of seat 1 for seat 0 when nothing has happened"),
        (hands_that_were_held_once, KNOWLEDGE_CHECKS[1], "hand of seat . for seat ., which cannot"),
        (what_is_buried, KNOWLEDGE_CHECKS[1], "buried of seat . for seat ., which cannot"),
    ],
)
def test_list_that_nobody_can_know_is_named(
    knows: Any, check: Any, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Burying, "knows", knows)
    with pytest.raises(AssertionError, match=named):
        check(Case(SimpleGame(Burying()), 4, "{}"))
