"""Components and set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest
from pydantic import ValidationError

from engine.games.heller_und_pfennig.market import LINES, space_name
from engine.games.heller_und_pfennig.phases import max_rounds, set_up_with
from engine.games.heller_und_pfennig.state import Options
from engine.games.heller_und_pfennig.tiles import (
    MARKET_FILE,
    TILE_SET,
    MarketFile,
    TileFacts,
    tile_id,
    tile_number,
)
from tests.engine.games.heller_und_pfennig.positions import GAME, LAST_STALL, NO_LUCK, money, tiles


def test_two_to_four_players_are_allowed() -> None:
    for options in (Options(), LAST_STALL, NO_LUCK, Options(starter="left")):
        assert list(GAME.seat_counts(options)) == [2, 3, 4]


def test_each_of_5_rows_crosses_each_of_6_columns_once() -> None:
    rows, columns = LINES[:5], LINES[5:]
    assert [space_name(space) for space in rows[1]] == ["A2", "B2", "C2", "D2", "E2", "F2"]
    assert [space_name(space) for space in columns[5]] == ["F1", "F2", "F3", "F4", "F5"]
    assert len(columns) == 6
    for first, second in combinations(LINES, 2):
        assert len(set(first) & set(second)) == ((first in rows) != (second in rows))


def test_game_has_22_tiles() -> None:
    counts = Counter(map(tile_id, TILE_SET))
    assert counts == Counter(
        {f"+{number}": 2 for number in range(1, 7)}
        | {f"-{number}": 1 for number in range(1, 7)}
        | {"gold": 1, "fire": 2, "eye": 1}
    )
    assert sum(counts.values()) == 22


@pytest.mark.parametrize(("seats", "ones"), [(2, 4), (3, 3), (4, 2)])
def test_stalls_of_1_good_are_fewer_with_more_players(seats: int, ones: int) -> None:
    state = GAME.new(seats, 1, Options())
    assert [player.stalls for player in state.players] == [[ones, 3, 2, 1]] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_start_with_50_sous_and_one_tile(seats: int) -> None:
    state = GAME.new(seats, 1, Options())
    assert money(state) == [50] * seats
    kept = [player.kept for player in state.players]
    assert len(state.pile) == 22 - seats
    assert sorted([*(tile for tile in kept if tile), *state.pile]) == list(TILE_SET)
    assert not any(state.board)
    assert state.round == 1


def test_starting_player_is_random() -> None:
    assert {GAME.new(4, seed, Options()).first for seed in range(40)} == {0, 1, 2, 3}
    state = GAME.new(4, 2, Options())
    assert GAME.to_act(state) == (state.first,)


TILE_ORDER = tiles("+1 -1 gold eye +2 +3 +4 +5 +6 -2 -3 -4 -5 -6 +1 +2 +3 +4 +5 +6 fire fire")


def test_game_can_start_with_given_tile_orders() -> None:
    """Each seat keeps one of the first tiles of a round; the others are drawn in order."""
    later = [TILE_ORDER[::-1], sorted(TILE_ORDER)]
    state = set_up_with(3, [TILE_ORDER, *later], 2, Options())
    assert [player.kept for player in state.players] == tiles("+1 -1 gold")
    assert [state.pile.pop() for _ in range(4)] == tiles("eye +2 +3 +4")
    assert (state.first, state.turn) == (2, 2)
    assert state.orders == [later[1][::-1], later[0][::-1]]


@pytest.mark.parametrize(
    ("orders", "options"),
    [
        ([], Options()),
        ([TILE_ORDER, TILE_ORDER], Options()),
        ([TILE_ORDER, TILE_ORDER, TILE_ORDER[1:]], Options()),
        ([TILE_ORDER, TILE_ORDER, [*TILE_ORDER[1:], tile_number("eye")]], Options()),
        ([TILE_ORDER, TILE_ORDER, TILE_ORDER], LAST_STALL),
        ([TILE_ORDER, TILE_ORDER, TILE_ORDER], NO_LUCK),
    ],
    ids=["none", "two", "a tile short", "another tile", "last stall", "no luck"],
)
def test_invalid_tile_orders_are_rejected(
    orders: Sequence[Sequence[int]], options: Options
) -> None:
    with pytest.raises(ValueError, match="order"):
        set_up_with(3, orders, 0, options)


def test_rounds_are_three_or_depend_on_seats_with_the_last_stall() -> None:
    assert [max_rounds(seats, Options()) for seats in (2, 3, 4)] == [3, 3, 3]
    assert [max_rounds(seats, LAST_STALL) for seats in (2, 3, 4)] == [3, 4, 5]


def test_tile_id_must_match_kind_and_value() -> None:
    with pytest.raises(ValidationError, match="buyer of 3"):
        TileFacts(id="+3", kind="buyer", value=4, count=1)
    with pytest.raises(ValidationError, match="fire of 0"):
        TileFacts(id="fire", kind="gold", value=0, count=1)


def test_market_file_without_all_tiles_is_rejected() -> None:
    with pytest.raises(ValidationError, match="22 tiles"):
        MarketFile.model_validate(MARKET_FILE.model_dump() | {"tiles": MARKET_FILE.tiles[:-1]})
