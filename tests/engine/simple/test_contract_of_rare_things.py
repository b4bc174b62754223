"""A correct game holds the contract also if something in it is rare."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import signature
from types import ModuleType

import pytest

import engine.registry
from engine.contract import rules, secrecy
from engine.contract.adapters import ENGINE_ADAPTERS
from engine.contract.cases import Case
from engine.contract.derived import engine_adapter
from engine.core import AnyGame
from engine.simple import Move, Play, Simple, mine
from engine.simple.game import SimpleGame
from tests.examples.lifting import Lifting

ROUNDS = 3


class Rumours(Simple):
    """Hear a rumour, if you happen to find a place, and forget it."""

    name = "rumours"
    players = range(2, 6)
    phases = {"strolling": ("stroll place",), "resting": ("rest",)}  # noqa: RUF012
    chance = True

    class Player:
        rumours: list[int] = mine(dice=6)

    def setup(self, g: Play) -> None:
        g.ask("strolling", 0)

    def legal(self, g: Play, seat: int) -> list[Move]:
        if g.phase == "resting":
            return [("rest",)]
        return [("stroll", place) for place in range(20)]

    def stroll(self, g: Play, seat: int, place: int) -> None:
        player = g.players[seat]
        player.rumours.clear()
        if place == 0:
            player.rumours.append(g.roll(6))
            g.tell("heard", to=seat, number=player.rumours[0])
        if place == 1:
            g.ask("resting", seat)
        else:
            self.go_on(g, seat)

    def resting(self, g: Play, chosen: Mapping[int, Move]) -> None:
        (seat,) = chosen
        self.go_on(g, seat)

    def go_on(self, g: Play, seat: int) -> None:
        if g.after(seat) == 0:
            g.end_round()
        if g.round > ROUNDS:
            g.finish([0] * len(g.seats))
        else:
            g.ask("strolling", g.after(seat))


GAME: AnyGame = SimpleGame(Rumours())
LIFTING: AnyGame = SimpleGame(Lifting())


@pytest.fixture(autouse=True)
def register(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.registry, "GAMES", (*engine.registry.GAMES, GAME, LIFTING))


@pytest.mark.parametrize("seats", Rumours.players)
def test_round_may_end_in_whatever_phase(seats: int) -> None:
    case = Case(GAME, seats, "{}")
    rules.test_every_ended_phase_leaves_a_state_that_can_be_stored_and_viewed(case)


def test_leak_of_what_is_rarely_hidden_is_found() -> None:
    assert {leak.__name__ for leak in ENGINE_ADAPTERS[GAME.name].secrets} == {"rumours", "chance"}
    secrecy.test_event_revealing_hidden_information_is_detected(GAME)


def test_rarely_telling_one_seat_something_is_no_fault() -> None:
    secrecy.test_unredacted_event_is_detected(GAME)


@pytest.mark.parametrize("part", [rules, secrecy])
def test_game_that_hides_nothing_but_decisions_keeps_the_contract(part: ModuleType) -> None:
    for name, check in vars(part).items():
        if name.startswith("test_"):
            if "monkeypatch" in signature(check).parameters:
                continue
            takes_case = "case" in signature(check).parameters
            check(Case(LIFTING, 2, "{}") if takes_case else LIFTING)


def test_field_that_never_hides_anything_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def stroll(self: Rumours, g: Play, seat: int, place: int) -> None:
        self.go_on(g, seat)

    monkeypatch.setattr(Rumours, "stroll", stroll)
    with pytest.raises(AssertionError, match="if rumours were told, nobody would learn anything"):
        secrecy.test_event_revealing_hidden_information_is_detected(GAME)


class Endless(Simple):
    """Turn round and round."""

    name = "endless"
    players = range(2, 3)
    phases = {"turning": ("turn",)}  # noqa: RUF012

    def setup(self, g: Play) -> None:
        g.ask("turning", 0)

    def legal(self, g: Play, seat: int) -> list[Move]:
        return [("turn",)]

    def turn(self, g: Play, seat: int) -> None:
        g.ask("turning", g.after(seat))


def test_what_the_contract_asks_of_an_endless_game_is_found_in_a_while() -> None:
    assert not engine_adapter(SimpleGame(Endless())).has_hidden_information("{}")


class Vain(Endless):
    """Turn until somebody has enough, who then wins."""

    name = "vain"
    players = range(3, 4)

    def turn(self, g: Play, seat: int) -> None:
        g.finish([1] * len(g.seats))

    def resign(self, g: Play, seat: int) -> None:
        g.finish([int(each == seat) for each in g.seats], [1, 1, 1])


def test_win_of_who_has_given_up_is_named() -> None:
    with pytest.raises(AssertionError, match="seat 0 has given up, and wins"):
        rules.test_game_goes_on_or_ends_when_a_player_gives_up(Case(SimpleGame(Vain()), 3, "{}"))
