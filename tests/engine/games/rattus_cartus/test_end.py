"""The last round, the plague, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core import PhaseEnded
from engine.games.rattus_cartus.events import (
    CardsDemanded,
    FinalScore,
    GameEnded,
    InfluenceScored,
    PrivilegeScored,
)
from engine.games.rattus_cartus.scoring import majority_points
from engine.games.rattus_cartus.state import State
from tests.engine.games.rattus_cartus.positions import (
    GAME,
    after_with_events,
    all_enter,
    all_enter_with_events,
    class_number,
    gives,
    heights,
    last_round,
    of_kind,
    rats,
    table,
)

ROW = "monastery_1 palace_1 castle_1"
TEN_NUNS = "monk_4 monk_4 monk_2 monk_0 monk_0"


def start_of_last_round(*hands: str, rats: Sequence[int] = ()) -> State:
    """The last round before any seat has entered; the nun row shows ten nuns."""
    return last_round(table(*hands, row=ROW, nuns=TEN_NUNS, rats=rats))


def test_privilege_of_the_last_round_is_one_influence_and_no_action() -> None:
    state, events = all_enter_with_events(
        start_of_last_round("monk", "monk monk", "king"), "0 monk", "0 monk monk", "2"
    )
    assert heights(state, "church") == [1, 3, 0]
    assert heights(state, "chivalry") == [0, 0, 1]
    assert rats(state) == [10, 10, 10]
    assert [event.seat for event in of_kind(events, PrivilegeScored)] == [1, 2]
    scored = of_kind(events, InfluenceScored)
    assert scored[2] == InfluenceScored(1, class_number("church"), 1, 3)
    assert state.over


def test_swords_and_flutes_still_work_in_the_last_round() -> None:
    state = start_of_last_round("sword flute", "king king", "")
    state, events = all_enter_with_events(state, "0 sword flute", "0", "1")
    assert of_kind(events, CardsDemanded)[0].of == ((1, 1),)
    state, _ = after_with_events(state, *gives("king"))
    assert (state.over, rats(state)) == (True, [9, 11, 10])


def test_game_ends_with_the_last_building_and_the_plague() -> None:
    state, events = all_enter_with_events(start_of_last_round("", "", ""), "0", "0", "1")
    assert [type(event) for event in events[-2:]] == [PhaseEnded, GameEnded]
    assert events[-1].nuns == 10
    view = GAME.view(state, None)
    assert (view.over, view.plague, view.to_act) == (True, 10, ())
    assert view.nuns == tuple(state.nuns)
    assert [player.rats for player in view.players] == [10, 10, 10]


def final_scores(state: State) -> tuple[FinalScore, ...]:
    """The final scores after all seats enter the Castle without cards."""
    over = all_enter(state, *["2"] * len(state.players))
    return GAME.view(over, None).final_scores


def with_track(state: State, name: str, discs: Sequence[int], order: Sequence[int]) -> State:
    state.heights[class_number(name)], state.orders[class_number(name)] = list(discs), list(order)
    return state


def tracks_of(state: State, name: str) -> list[int]:
    return [score.tracks[class_number(name)] for score in final_scores(state)]


def test_track_scores_ten_five_and_two() -> None:
    state = with_track(start_of_last_round("", "", "", ""), "magic", [4, 9, 1, 6], [1, 3, 0, 2])
    assert tracks_of(state, "magic") == [2, 10, 0, 5]


def test_upper_disc_is_ahead_at_equal_height() -> None:
    state = with_track(start_of_last_round("", "", ""), "magic", [3, 3, 3], [2, 0, 1])
    assert tracks_of(state, "magic") == [5, 2, 10]


def test_disc_that_reaches_an_occupied_space_goes_on_top() -> None:
    state = table("monk monk", "monk monk monk", "monk monk", row=ROW)
    state = all_enter(state, "0 monk monk", "0 monk monk monk", "0 monk monk")
    assert heights(state, "church") == [2, 3, 2]
    assert state.orders[class_number("church")] == [1, 2, 0]
    state = table("monk monk", "monk monk", "monk monk", row=ROW)
    state = all_enter(state, "0 monk monk", "0 monk monk", "0 monk monk")
    assert state.orders[class_number("church")] == [2, 1, 0]


def test_disc_on_the_start_space_scores_nothing() -> None:
    state = with_track(start_of_last_round("", "", ""), "magic", [0, 2, 0], [1, 0, 2])
    assert tracks_of(state, "magic") == [0, 10, 0]


def test_track_scores_ten_and_five_with_two_players() -> None:
    state = with_track(start_of_last_round("", ""), "magic", [2, 3], [1, 0])
    assert tracks_of(state, "magic") == [5, 10]


def test_gold_scores_as_a_seventh_track_and_hands_score_five_and_two() -> None:
    state = start_of_last_round(
        "gold monk", "gold gold joker king", "gold gold gold pass sword", "monk king"
    )
    scores = final_scores(state)
    assert [score.gold for score in scores] == [2, 5, 10, 0]
    assert [score.people for score in scores] == [1, 2, 0, 2]
    assert [score.hand for score in scores] == [0, 5, 0, 5]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 3, 1], [10, 10, 2]),
        ([3, 1, 1, 1], [10, 5, 5, 5]),
        ([2, 2, 2, 1], [10, 10, 10, 0]),
        ([0, 0, 1], [0, 0, 10]),
        ([0, 0, 0], [0, 0, 0]),
        ([5, 4, 3, 2, 2], [10, 5, 2, 0, 0]),
    ],
)
def test_ties_share_the_best_place_and_use_up_the_next_ones(
    counts: list[int], points: list[int]
) -> None:
    assert majority_points(counts, (10, 5, 2)) == points


def test_total_adds_up_tracks_gold_hand_and_victory_tokens() -> None:
    state = with_track(start_of_last_round("gold", "monk", ""), "magic", [2, 3, 0], [1, 0, 2])
    state.players[0].tokens = 4
    first, second, third = final_scores(state)
    # The first to enter scores an influence in chivalry, too.
    assert (first.tokens, first.points) == (4, 4 + 10 + 5 + 10)
    assert (second.points, third.points) == (10 + 5, 0)


def test_player_with_more_rats_than_nuns_dies_but_keeps_points() -> None:
    state = with_track(
        start_of_last_round("", "", "", rats=(11, 10, 9)), "magic", [9, 1, 0], [0, 1, 2]
    )
    first, second, third = final_scores(state)
    assert [score.alive for score in (first, second, third)] == [False, True, True]
    assert (first.points, first.rank) == (20, None)
    assert (second.tracks[class_number("magic")], second.rank, third.rank) == (5, 1, 2)


def test_ties_are_broken_by_fewest_rats_and_then_shared() -> None:
    state = start_of_last_round("", "", "", "", rats=(12, 9, 8, 8))
    scores = final_scores(state)
    assert [score.points for score in scores] == [10, 0, 0, 0]
    assert [score.rank for score in scores] == [None, 3, 1, 1]


def test_nobody_wins_if_all_players_die() -> None:
    state = all_enter(start_of_last_round("", "", "", rats=(11, 12, 13)), "2", "2", "2")
    result = GAME.result(state)
    assert result is not None
    assert (result.ranks, result.winners) == ((None, None, None), ())
    assert result.points == (10, 0, 0)
