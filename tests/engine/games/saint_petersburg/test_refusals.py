"""Each rejected action gets a reason and its parameters."""

from __future__ import annotations

import pytest

from engine.core import ReasonParam
from engine.games.saint_petersburg.actions import Action
from engine.games.saint_petersburg.cards import Phase
from engine.games.saint_petersburg.state import State
from tests.engine.games.saint_petersburg.adapter import REASONS
from tests.engine.games.saint_petersburg.positions import (
    DISCARD,
    NEW_SOCIETY,
    PASS,
    after,
    all_pass,
    buy,
    divide,
    draw,
    play,
    player,
    points,
    position,
    rejection_of,
    release,
    take,
    trade,
)

TURN = position(player("market", hand="3*judge bank", rubles=4), upper="author bank library")
ROOM = position(player(rubles=4), upper="library bank")
RICH = position(player("market library", rubles=1), upper="bank")
BUILDING = position(player("observatory", used=1), phase=Phase.BUILDING, upper="author")
DRAWN = after(
    position(player("observatory"), phase=Phase.BUILDING, stacks={Phase.WORKER: "2*shepherd"}),
    draw(Phase.WORKER),
)


def drawn(stack: Phase, hand: str = "", rubles: int = 25) -> State:
    """A Hospital or a Bank, drawn with an Observatory."""
    stacks = {Phase.BUILDING: "2*hospital", Phase.TRADING: "2*bank"}
    owner = player("observatory", hand=hand, rubles=rubles)
    return after(position(owner, phase=Phase.BUILDING, stacks=stacks), draw(stack))


FULL, POOR = drawn(Phase.BUILDING, hand="3*author"), drawn(Phase.BUILDING, rubles=13)
BANK = drawn(Phase.TRADING)
PUB = after(position(player("pub", rubles=3), phase=Phase.BUILDING), PASS)
OVER = all_pass(position(player(), phase=Phase.TRADING, last_round=True))
EMPTY = position(player("observatory"), phase=Phase.BUILDING, stacks={Phase.WORKER: ""})

HALL = after(position(player("guild_hall"), phase=Phase.BUILDING, options=NEW_SOCIETY), PASS)
HOUSE = after(
    position(player("trading_house", rubles=2), phase=Phase.BUILDING, options=NEW_SOCIETY), PASS
)
PRISON = position(player("debtors_prison"), phase=Phase.BUILDING, pile="judge", options=NEW_SOCIETY)
CLOSED = position(
    player("debtors_prison", used_prisons=1), phase=Phase.BUILDING, options=NEW_SOCIETY
)


def too_expensive(card: str, need: int, instead: str) -> dict[str, ReasonParam]:
    """The parameters of the error for a card that costs more than 4 rubles."""
    return {"card": card, "need": need, "have": 4, "instead": instead}


CASES: tuple[tuple[State, Action, str, dict[str, ReasonParam]], ...] = (
    (OVER, PASS, "game-over", {}),
    (TURN, points(1), "no-pub-now", {}),
    (TURN, DISCARD, "nothing-drawn", {}),
    (TURN, buy("author", "drawn"), "nothing-drawn", {}),
    (TURN, take("author", "drawn"), "nothing-drawn", {}),
    (TURN, play("author"), "not-in-hand", {"card": "author"}),
    (TURN, buy("author", "lower"), "not-in-row", {"card": "author", "source": "lower"}),
    (TURN, take("judge"), "not-in-row", {"card": "judge", "source": "upper"}),
    (TURN, take("author"), "hand-full", {"limit": 3, "instead": "nothing"}),
    (TURN, buy("library"), "too-expensive", too_expensive("library", 17, "nothing")),
    (TURN, play("judge"), "too-expensive", too_expensive("judge", 16, "keep")),
    (ROOM, buy("library"), "too-expensive", too_expensive("library", 17, "take")),
    (ROOM, buy("bank"), "nothing-to-displace", {"card": "bank", "instead": "take"}),
    (RICH, buy("bank"), "must-displace", {"card": "bank", "may": ("market", "library")}),
    (TURN, buy("bank"), "too-expensive", too_expensive("bank", 8, "nothing")),
    (
        TURN,
        play("bank", over="library"),
        "cannot-displace",
        {"card": "bank", "displaced": "library", "may": ("market",)},
    ),
    (
        TURN,
        buy("author", over="market"),
        "cannot-displace",
        {"card": "author", "displaced": "market", "may": ()},
    ),
    (TURN, draw(Phase.WORKER), "not-building-phase", {}),
    (BUILDING, draw(Phase.WORKER), "observatory-used", {}),
    (PRISON, draw(Phase.WORKER), "no-observatory", {}),
    (EMPTY, draw(Phase.WORKER), "stack-too-small", {"stack": "worker", "size": 0}),
    (DRAWN, PASS, "drawn-first", {"card": "shepherd"}),
    (DRAWN, buy("judge", "drawn"), "drawn-first", {"card": "shepherd"}),
    (FULL, take("hospital", "drawn"), "hand-full", {"limit": 3, "instead": "buy-or-discard"}),
    (
        POOR,
        buy("hospital", "drawn"),
        "too-expensive",
        {"card": "hospital", "need": 14, "have": 13, "instead": "take-or-discard"},
    ),
    (
        BANK,
        buy("bank", "drawn"),
        "nothing-to-displace",
        {"card": "bank", "instead": "take-or-discard"},
    ),
    (PUB, PASS, "pub-first", {}),
    (PUB, points(6), "pub-limit", {"most": 5}),
    (PUB, points(-1), "pub-limit", {"most": 5}),
    (PUB, points(2), "pub-too-expensive", {"need": 4, "have": 3}),
    (PUB, divide(0), "pub-first", {}),
    (TURN, divide(0), "no-guild-hall-now", {}),
    (TURN, trade(0), "no-trading-house-now", {}),
    (HALL, PASS, "guild-hall-first", {}),
    (HALL, trade(0), "guild-hall-first", {}),
    (HALL, divide(5), "guild-hall-limit", {"most": 4}),
    (HALL, divide(-1), "guild-hall-limit", {"most": 4}),
    (HOUSE, points(0), "trading-house-first", {}),
    (HOUSE, trade(1), "trading-house-limit", {"most": 2}),
    (HOUSE, trade(4), "trading-house-limit", {"most": 2}),
    (HOUSE, trade(2), "trading-house-too-expensive", {"need": 3, "have": 2}),
    (TURN, release("judge"), "not-building-phase", {}),
    (BUILDING, release("judge"), "no-prison", {}),
    (CLOSED, release("judge"), "prison-used", {}),
    (PRISON, release("author"), "not-in-discard-pile", {"card": "author"}),
)


@pytest.mark.parametrize(("state", "move", "reason", "params"), CASES)
def test_rejection_contains_reason_and_params(
    state: State, move: Action, reason: str, params: dict[str, ReasonParam]
) -> None:
    error = rejection_of(state, move, seat=0)
    assert (error.reason, error.params) == (reason, params)


def test_rejection_out_of_turn_names_the_seat_to_act() -> None:
    state = position(player(), player(), turn=1, upper="author")
    error = rejection_of(state, buy("author"), seat=0)
    assert (error.reason, error.params) == ("not-your-turn", {"seat": 1})


def test_every_rejection_reason_is_tested() -> None:
    assert {reason for _, _, reason, _ in CASES} | {"not-your-turn"} == set(REASONS)
