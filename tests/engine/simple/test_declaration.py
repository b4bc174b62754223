"""What a game in one file may declare, and what its rules may do."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from engine.core import AnyGame, IllegalAction, apply
from engine.simple import Move, Play, Simple, mine, pile
from engine.simple.game import SimpleGame
from engine.simple.options import choices_of


class Coins(Simple):
    """Everybody hides coins, and the first names a number."""

    name = "coins"
    players = range(2, 4)
    phases = {"hiding": ("hide coins",), "naming": ("guess number", "give_up")}  # noqa: RUF012
    texts = {"en": "illegal-too-many = There are not so many coins.\n"}  # noqa: RUF012

    class Player:
        bag: list[int] = mine(pool="coins")

    class Table:
        rest: list[int] = pile("coins")

    def setup(self, g: Play) -> None:
        g.table.rest += range(9)
        g.shuffle(g.table.rest)
        for player in g.players:
            player.bag = g.draw(g.table.rest, 2)
        g.ask("hiding", *g.seats)

    def legal(self, g: Play, seat: int) -> list[Move]:
        if g.phase == "hiding":
            return [("hide", 1), ("hide", 2), ("hide", 2)]
        return [("guess", 3), ("give_up",)]

    def why(self, g: Play, seat: int, move: Move) -> str | None:
        return "too-many" if move[1:] > (9,) else None

    def hiding(self, g: Play, chosen: dict[int, Move]) -> None:
        g.tell("hidden", total=sum(int(coins) for _, coins in chosen.values()))
        g.ask("naming", 0)

    def guess(self, g: Play, seat: int, number: int) -> None:
        g.finish([number, 1, number][: len(g.seats)])

    def give_up(self, g: Play, seat: int) -> None:
        """Forget to ask anybody."""


RULES = Coins()
GAME: AnyGame = SimpleGame(RULES)


def after(*moves: tuple[int, Move]) -> Any:
    state = GAME.new(2, 1, Coins.Options())
    for seat, move in moves:
        state = apply(GAME, state, seat, move).state
    return state


NAMING = ((0, ("hide", 1)), (1, ("hide", 2)))


def test_own_pieces_are_seen_and_others_are_counted() -> None:
    state = after()
    own, public = GAME.view(state, 0), GAME.view(state, None)
    assert own.players[0].bag == tuple(state.players[0].bag)
    assert own.players[1].bag == public.players[0].bag == (None, None)
    assert own.table.rest == (None,) * 5


def test_decision_is_secret_until_all_have_decided() -> None:
    state = after((0, ("hide", 1)))
    assert GAME.to_act(state) == (1,)
    assert GAME.view(state, 0).choice == ("hide", 1)
    assert GAME.view(state, None).decided == (True, False)
    secret, told, revealed = apply(GAME, state, 1, ("hide", 2)).events
    assert GAME.redact(secret, 0) != secret == GAME.redact(secret, 1)
    assert told.facts == (("total", 3),)
    assert GAME.reveals(revealed)


def test_move_is_offered_once() -> None:
    assert GAME.legal_actions(after(), 0) == [("hide", 1), ("hide", 2)]


@pytest.mark.parametrize(
    ("before", "seat", "move", "reason"),
    [
        ((), 0, ("give_up",), "not-now"),
        (NAMING[:1], 0, ("hide", 1), "decided-already"),
        (NAMING, 1, ("give_up",), "not-your-turn"),
        (NAMING, 0, ("guess", 10), "too-many"),
        (NAMING, 0, ("guess", 4), "not-allowed"),
        ((*NAMING, (0, ("guess", 3))), 0, ("give_up",), "game-over"),
    ],
)
def test_illegal_move_is_refused_with_a_reason(
    before: tuple[tuple[int, Move], ...], seat: int, move: Move, reason: str
) -> None:
    with pytest.raises(IllegalAction) as error:
        apply(GAME, after(*before), seat, move)
    assert error.value.reason == reason


def test_reasons_of_a_file_are_those_with_a_text() -> None:
    assert list(Coins.reasons()) == ["too-many"]


def test_most_points_win_and_ties_share_a_rank() -> None:
    state = GAME.new(3, 1, Coins.Options())
    for seat in range(3):
        state = apply(GAME, state, seat, ("hide", 1)).state
    result = GAME.result(apply(GAME, state, 0, ("guess", 3)).state)
    assert result is not None
    assert result.ranks == (1, 3, 1)


def test_rules_that_ask_nobody_are_reported() -> None:
    with pytest.raises(RuntimeError, match="nobody is asked"):
        apply(GAME, after(*NAMING), 0, ("give_up",))


def test_chance_in_play_must_be_declared() -> None:
    state = after()
    with pytest.raises(RuntimeError, match="chance = True"):
        Play(RULES, state).roll(6)
    with pytest.raises(ValueError, match="no_phase"):
        Play(RULES, state).ask("no_phase", 0)


def test_next_seat_is_the_next_of_those_in_the_game() -> None:
    play = Play(RULES, GAME.new(3, 1, Coins.Options()))
    assert [play.after(seat) for seat in play.seats] == [1, 2, 0]
    assert play.after(0, among=[0, 2]) == 2
    assert play.after(0, among=[0]) == 0


def test_hidden_list_says_what_it_might_hold() -> None:
    with pytest.raises(TypeError, match="either"):
        mine()
    with pytest.raises(TypeError, match="either"):
        mine(pool="coins", dice=6)


def test_move_without_a_method_is_reported() -> None:
    with pytest.raises(TypeError, match=r"neither a method rest\(self, g, seat\) nor"):
        type("Idle", (Simple,), {"name": "idle", "phases": {"resting": ("rest",)}})


def test_name_that_commands_cannot_have_is_reported() -> None:
    with pytest.raises(TypeError, match="'Two words' is no name"):
        type("Idle", (Simple,), {"name": "idle", "phases": {"Two words": ()}})


class Choices:
    fast: bool = False
    kind: Literal["short", "long"] = "long"


def test_option_is_a_truth_value_or_one_of_several_words() -> None:
    declared: Any = type("Odd", (Simple,), {"name": "odd", "phases": {}, "Options": Choices})
    assert choices_of(declared.Options) == {"fast": (False, True), "kind": ("short", "long")}
    number = type("Number", (), {"__annotations__": {"size": int}, "size": 1})
    with pytest.raises(TypeError, match="size is neither bool nor"):
        type("Odd", (Simple,), {"name": "odd", "phases": {}, "Options": number})
