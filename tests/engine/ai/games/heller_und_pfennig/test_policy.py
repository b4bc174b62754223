"""The policy of Auf Heller und Pfennig, in states where one action is clearly best."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.ai.games.heller_und_pfennig.line_values import LineEvaluator, SpaceValues
from engine.ai.games.heller_und_pfennig.packed_lanes import OCCUPIED, lane_to_sous, unpack_field
from engine.ai.games.heller_und_pfennig.policy import AGENT_SPEC
from engine.ai.games.heller_und_pfennig.weights import Weights
from engine.games.heller_und_pfennig.scoring import payout_gains
from engine.games.heller_und_pfennig.state import Options, Player, State
from tests.engine.games.heller_und_pfennig.positions import (
    DRAW,
    GAME,
    LAST_STALL,
    NO_LUCK,
    all_but,
    drawn,
    face_up,
    kept,
    piece,
    player,
    position,
    stall,
    to_act,
)

SEATS = range(2, 5)
EVERY_OPTION = (
    Options(),
    NO_LUCK,
    LAST_STALL,
    Options(last_stall=True, no_luck=True, starter="left"),
)


def best(state: State) -> object:
    """The action that the policy chooses, after checking that it has the highest value."""
    seat = to_act(state)
    actions = GAME.legal_actions(state, seat)
    values = AGENT_SPEC.policy(state).values(state, seat, actions)
    chosen = AGENT_SPEC.policy(state).choose(state, seat)
    assert chosen == actions[values.index(max(values))]
    return chosen


def two_players(own: Player | None = None, **setup: Any) -> State:
    return position(own or player(), player(), **setup)


CASES: dict[str, tuple[State, object]] = {
    "a large stall among buyers": (
        two_players(player((0, 0, 0, 1)), board="+6 +5 . +4 +3 +2", round_number=3),
        stall(4, "C1"),
    ),
    "an unpleasant person among rival stalls": (
        two_players(board="4b 3b . 1b 2b 4b", drawn="-6", pile="+1"),
        drawn("C1"),
    ),
    "a buyer among own stalls": (
        two_players(board="4a 3a . 1a 2a 4a\n4b 3b . 1b 2b 4b", drawn="+6"),
        drawn("C1"),
    ),
    "the eye in a row of rival stalls": (
        two_players(board="4b 3b +6 +5 2b .", drawn="eye"),
        drawn("F1"),
    ),
    "the sack in a row of own stalls": (
        two_players(board="4a 3a +6 +5 2a .", drawn="gold"),
        drawn("F1"),
    ),
    "a fire between rival stalls and buyers": (
        two_players(board="4b 3b . +6 +5 +4\n4a 3a . +6 +5 +4", drawn="fire"),
        drawn("C1"),
    ),
    "the kept unpleasant person on the last space": (
        two_players(player(kept="-6"), board=all_but("A1", filling="4b"), pile="+1 +2 +3"),
        kept("A1"),
    ),
    "no stall where it is wasted, a tile is drawn": (
        two_players(player((0, 0, 0, 1)), board=all_but("A1", filling="-6"), pile="+1 +2 +3"),
        DRAW,
    ),
    "without luck, the best of the open tiles": (
        two_players(board="4b 3b . 1b 2b 4b", face_up="+1 +6 -1 -6", options=NO_LUCK),
        face_up("-6", "C1"),
    ),
}


@pytest.mark.parametrize(("state", "chosen"), CASES.values(), ids=CASES)
def test_piece_is_placed_where_it_does_most(state: State, chosen: object) -> None:
    assert best(state) == chosen


def keys(state: State) -> dict[object, object]:
    legal, policy = GAME.legal_actions(state, to_act(state)), AGENT_SPEC.policy(state)
    return dict(zip(legal, policy.equivalence_keys(state, to_act(state), legal), strict=True))


def test_spaces_beside_the_same_pieces_are_equivalent() -> None:
    key = keys(position(player(), player(), board=". +3 . . . .", drawn="+6"))
    assert key[drawn("A1")] == key[drawn("C1")] == key[drawn("F1")]
    assert key[drawn("A2")] == key[drawn("C2")] == key[drawn("A3")]
    assert key[drawn("B2")] != key[drawn("A2")], "its column has a buyer"


def test_spaces_are_equivalent_only_on_the_same_side_of_a_fire() -> None:
    key = keys(position(player(), player(), board="4a . fire . . .", drawn="+6"))
    assert key[drawn("D1")] == key[drawn("F1")] != key[drawn("B1")]


def test_spaces_for_a_fire_are_equivalent_only_with_the_same_pieces_on_each_side() -> None:
    key = keys(position(player(), player(), board="4a . . . . 4b", drawn="fire"))
    assert len({key[drawn(f"{column}1")] for column in "BCDE"}) == 4
    key = keys(position(player(), player(), board="4a . . . . 4a", drawn="fire"))
    assert key[drawn("B1")] == key[drawn("E1")] != key[drawn("C1")] == key[drawn("D1")]


def test_the_same_space_is_not_equivalent_for_different_pieces() -> None:
    key = keys(position(player((1, 1, 0, 0)), player(), pile="+1"))
    assert len({key[stall(1, "A1")], key[stall(2, "A1")], key[DRAW]}) == 3
    assert key[stall(1, "A1")] == key[stall(1, "F5")]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_choices_in_whole_games_have_the_highest_value(seats: int, options: Options) -> None:
    """Choices are legal, have the highest value and do not depend on hidden information."""
    rng = Random(seats)
    for seed in range(2):
        state = GAME.new(seats, seed, options)
        while not state.over:
            seat = to_act(state)
            legal = GAME.legal_actions(state, seat)
            chosen = AGENT_SPEC.policy(state).choose(state, seat)
            values = AGENT_SPEC.policy(state).values(state, seat, legal)
            assert max(values) == values[legal.index(chosen)]
            assert_equivalent_spaces_have_equal_values(state, values)
            assert min(values) > OCCUPIED / 2
            determinized = GAME.determinize(state, seat, seed)
            assert AGENT_SPEC.policy(state).values(determinized, seat, legal) == values
            GAME.advance(state, seat, chosen if rng.random() < 0.7 else rng.choice(legal))


def assert_equivalent_spaces_have_equal_values(state: State, values: list[float]) -> None:
    classes: dict[object, list[float]] = {}
    for key, value in zip(keys(state).values(), values, strict=True):
        classes.setdefault(key, []).append(value)
    assert all(max(each) - min(each) < 4 * PRECISION for each in classes.values())


@pytest.mark.parametrize("seats", SEATS)
def test_values_of_a_space_that_completes_two_lines_are_exact(seats: int) -> None:
    """The value is then the change of the own payout less the mean change of the others."""
    weights = Weights(hold_0=1.0, rivals=1.0)
    rng = Random(seats)
    for _ in range(100):
        cells = [rng.choice((*range(1, 16), *range(16, 16 + 4 * seats))) for _ in range(30)]
        space = rng.randrange(30)
        cells[space] = 0
        board = bytes(cells)
        evaluator = LineEvaluator(weights, seats, 0)
        for tile in ("+4", "-4", "gold", "eye", "fire"):
            changes = payout_gains(board, piece(tile), space, seats)
            expected = changes[0] - sum(changes[1:]) / (seats - 1)
            value = _tile_value(evaluator, board, tile, space)
            assert value == pytest.approx(expected, abs=4 * PRECISION)
        goods = payout_gains(board, piece("1a"), space, seats)[0]
        assert _space_value(evaluator.market_values(board), "good", space) == pytest.approx(
            goods, abs=PRECISION
        )


PRECISION = 1 / 1024
"""Values are added up in this fraction of a sou."""


def _space_value(market: bytes, field: str, space: int) -> float:
    return lane_to_sous(unpack_field(market, SpaceValues._fields.index(field))[space])


def _tile_value(evaluator: LineEvaluator, board: bytes, tile: str, space: int) -> float:
    if tile == "fire":
        return lane_to_sous(unpack_field(evaluator.fire_values(board))[space])
    field = {"+4": "buyer", "-4": "unpleasant"}.get(tile, tile)
    return (4 if tile in ("+4", "-4") else 1) * _space_value(
        evaluator.market_values(board), field, space
    )


def test_occupied_spaces_have_the_value_occupied() -> None:
    evaluator, rng = LineEvaluator(Weights(), 2, 0), Random(1)
    for _ in range(20):
        board = bytes(
            rng.choice((0, 0, piece("+3"), piece("fire"), piece("4a"))) for _ in range(30)
        )
        fields = [
            unpack_field(evaluator.market_values(board), field)
            for field in range(len(SpaceValues._fields))
        ]
        to_come = fields.pop(SpaceValues._fields.index("to_come"))
        for lanes in (*fields, unpack_field(evaluator.fire_values(board))):
            assert [lane_to_sous(lane) == OCCUPIED for lane in lanes] == [
                bool(piece) for piece in board
            ]
        assert not any(lane for lane, piece in zip(to_come, board, strict=True) if piece)


def test_cache_eviction_does_not_change_values(monkeypatch: pytest.MonkeyPatch) -> None:
    large = LineEvaluator(Weights(), 2, 0)
    games = [GAME.new(2, seed, Options()) for seed in range(3)]
    rng, boards = Random(1), []
    for state in games:
        while not state.over:
            seat = to_act(state)
            GAME.advance(state, seat, rng.choice(GAME.legal_actions(state, seat)))
            boards.append(bytes(state.board))
    expected = [(large.market_values(board), large.fire_values(board)) for board in boards]
    monkeypatch.setattr("engine.ai.games.heller_und_pfennig.line_values.MAX_CACHED_LINES", 5)
    small = LineEvaluator(Weights(), 2, 0)
    assert [(small.market_values(board), small.fire_values(board)) for board in boards] == expected
    assert len(small._line_cache) <= 5 < len(large._line_cache)
    assert len(small._fire_cache) <= 5 < len(large._fire_cache)


def test_game_statistics_describe_the_game() -> None:
    state = GAME.new(3, 1, Options())
    start = GAME.clone(state)
    while not state.over:
        seat = to_act(state)
        GAME.advance(state, seat, AGENT_SPEC.policy(state).choose(state, seat))
    statistics = AGENT_SPEC.game_statistics(start, state)
    result = GAME.result(state)
    assert result is not None
    assert statistics["rounds"] == 3
    assert (statistics["starter wins"] > 0) == (start.first in result.winners)
