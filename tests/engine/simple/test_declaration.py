"""What a game in one file may declare, and what its rules may do."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import AnyGame, IllegalAction, apply, may_resign
from engine.simple import Move, Play, Simple, mine, pile
from engine.simple.game import SimpleGame
from engine.simple.misuse import Misuse
from engine.simple.state import RESIGN, Told


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


def test_most_points_win_and_ties_share_a_rank() -> None:
    state = GAME.new(3, 1, Coins.Options())
    for seat in range(3):
        state = apply(GAME, state, seat, ("hide", 1)).state
    result = GAME.result(apply(GAME, state, 0, ("guess", 3)).state)
    assert result is not None
    assert result.ranks == (1, 3, 1)


@pytest.mark.parametrize(("ends_round", "last"), [(True, 1), (False, 2)])
def test_game_ends_in_the_last_round_that_was_played(ends_round: bool, last: int) -> None:
    """Whether it ends with its round, or in the middle of another."""
    Play(RULES, state := after()).end_round()
    play = Play(RULES, state)
    if ends_round:
        state.round, play = 1, Play(RULES, state)
        play.end_round()
        assert play.round == 2
    play.finish([1, 0])
    assert play.round == last


def test_next_seat_is_the_next_of_those_in_the_game() -> None:
    play = Play(RULES, GAME.new(3, 1, Coins.Options()))
    assert [play.after(seat) for seat in play.seats] == [1, 2, 0]
    assert play.after(0, among=[0, 2]) == 2
    assert play.after(0, among=[0]) == 0


class Lives(Simple):
    """Who is hit is out, and the last one wins."""

    name = "lives"
    players = range(2, 5)
    phases = {"aiming": ("hit player", "miss"), "hiding": ("hide place",)}  # noqa: RUF012

    def setup(self, g: Play) -> None:
        g.ask("aiming", 0)

    def legal(self, g: Play, seat: int) -> list[Move]:
        if g.phase == "hiding":
            return [("hide", 1), ("hide", 2)]
        return [("miss",), *(("hit", other) for other in g.remaining if other != seat)]

    def hit(self, g: Play, seat: int, player: int) -> None:
        g.leave(player)
        self.go_on(g, seat)

    def miss(self, g: Play, seat: int) -> None:
        g.ask("hiding", *g.remaining)

    def hiding(self, g: Play, chosen: dict[int, Move]) -> None:
        g.tell("hidden", seats=tuple(chosen))
        g.ask("aiming", min(chosen))

    def resign(self, g: Play, seat: int) -> None:
        if len(g.remaining) == 1 or not g.asked:
            self.go_on(g, seat)

    def go_on(self, g: Play, seat: int) -> None:
        if len(g.remaining) > 1:
            g.ask("aiming", g.after(seat))
        else:
            g.finish([0] * len(g.seats))


LIVES: AnyGame = SimpleGame(Lives())


def lives(seats: int, *moves: tuple[int, Move]) -> Any:
    state = LIVES.new(seats, 1, Lives.Options())
    for seat, move in moves:
        state = apply(LIVES, state, seat, move).state
    return state


def test_seat_that_is_out_watches_on() -> None:
    state = lives(4, (0, ("hit", 1)))
    assert LIVES.view(state, None).out == (1,)
    assert LIVES.to_act(state) == (2,)
    with pytest.raises(ValueError, match="in the game"):
        Play(Lives(), state).ask("aiming", 1)
    state = lives(4, (0, ("hit", 1)), (2, ("hit", 3)), (0, ("hit", 2)))
    result = LIVES.result(state)
    assert result is not None
    assert result.ranks == (1, 4, 2, 3), "the later out, the better"


def test_those_who_are_out_at_once_share_a_rank() -> None:
    play = Play(Lives(), state := lives(3))
    play.leave(1, 2)
    play.finish([0, 5, 0])
    assert state.ranks == (1, 2, 2)


def test_of_equal_points_the_most_of_what_decides_ties_come_first() -> None:
    play = Play(Lives(), state := lives(4))
    play.finish([2, 5, 5, 5], ties=[9, 1, 3, 1])
    assert state.ranks == (4, 2, 1, 2)


def test_player_gives_up_on_turn_or_not_but_once() -> None:
    state = lives(4, (2, RESIGN))
    assert LIVES.to_act(state) == (0,), "nobody else is asked because of it"
    assert LIVES.to_act(apply(LIVES, state, 0, RESIGN).state) == (1,)
    with pytest.raises(IllegalAction, match="not-now"):
        apply(LIVES, state, 2, RESIGN)
    assert RESIGN not in LIVES.legal_actions(state, 0)


def test_decisions_of_the_others_count_when_the_last_one_gives_up() -> None:
    before = (0, ("miss",)), (0, ("hide", 1)), (1, ("hide", 2))
    state = lives(3, *before)
    assert LIVES.to_act(state) == (2,)
    transition = apply(LIVES, state, 2, RESIGN)
    assert Told("hidden", (("seats", (0, 1)),)) in transition.events
    assert LIVES.to_act(transition.state) == (0,)


def test_choice_of_a_player_who_gives_up_is_dropped() -> None:
    state = lives(3, (0, ("miss",)), (0, ("hide", 1)), (0, RESIGN))
    assert state.choices == [None] * 3
    assert LIVES.to_act(state) == (1, 2)


def test_of_two_players_the_other_wins_if_one_gives_up() -> None:
    state = after((0, ("hide", 1)), (0, RESIGN))
    result = GAME.result(state)
    assert result is not None
    assert (result.points, result.ranks) == ((0, 1), (2, 1))
    assert not may_resign(GAME, state, 1), "it is over"


def test_of_more_players_nobody_can_give_up_unless_the_file_says_what_follows() -> None:
    assert not may_resign(GAME, GAME.new(3, 1, Coins.Options()), 0)
    assert may_resign(LIVES, lives(3), 0)


@pytest.mark.parametrize("move", [("rset",), ("give_up", 1), "give_up"])
def test_move_that_no_method_can_carry_out_is_told_when_it_is_made(
    move: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = after(*NAMING)
    monkeypatch.setattr(Coins, "legal", lambda *_: [move])
    with pytest.raises(Misuse, match="give_up"):
        GAME.advance(state, 0, move)


@pytest.mark.parametrize("chosen", ["Up", "7", 1.5, True])
def test_choice_is_a_whole_number_or_a_word_of_small_letters(
    chosen: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game: Any = GAME
    state = after(*NAMING)
    monkeypatch.setattr(Coins, "legal", lambda *_: [("guess", -3), ("guess", "up-1_b")])
    game.check_moves(state, 0)
    monkeypatch.setattr(Coins, "legal", lambda *_: [("guess", chosen)])
    with pytest.raises(Misuse, match=f"the number {chosen!r} of guess is neither a whole"):
        game.check_moves(state, 0)
