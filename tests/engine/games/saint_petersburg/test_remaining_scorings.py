"""Scorings to come, and how everybody stands, from what all may see."""

from __future__ import annotations

import pytest

from engine.core import apply
from engine.games.saint_petersburg.cards import Colour, Phase, scoring_colour
from engine.games.saint_petersburg.events import Scored
from engine.games.saint_petersburg.remaining_scorings import (
    Gain,
    RemainingScorings,
    remaining_scorings,
    standings,
)
from engine.games.saint_petersburg.scoring import final_scores
from engine.games.saint_petersburg.state import State
from tests.engine.games.saint_petersburg.positions import (
    DISCARD,
    GAME,
    PASS,
    after,
    all_pass,
    draw,
    player,
    position,
)
from tests.engine.games.saint_petersburg.sampled_games import (
    SEATS_AND_SKILL,
    idle_action,
    play_idle_until,
    sampled_decisions,
)

GREEN, BLUE, RED = Colour


def seen(state: State) -> RemainingScorings:
    return remaining_scorings(GAME.view(state, None))


def scored_when_all_pass(state: State) -> tuple[Colour, ...]:
    """The colours that score until the round is over."""
    begun, found = state.round, []
    while not state.over and state.round == begun:
        move = idle_action(state)
        transition = apply(GAME, state, GAME.to_act(state)[0], move)
        state, events = transition.state, transition.events
        found += [scoring_colour(event.phase) for event in events if isinstance(event, Scored)]
    return tuple(found)


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_what_is_said_of_a_round_comes_true(seats: int, skilled: bool) -> None:
    said: dict[int, set[str]] = {}
    for state, _ in sampled_decisions(seats, skilled, seeds=(5,)):
        coming = seen(state)
        said.setdefault(state.round, set()).add(coming.next_round_status)
        assert coming.this_round_colours == scored_when_all_pass(state)
    last = max(said)
    assert {number for number in said if "none" in said[number]} == {last}
    assert "sure" not in said[last]


def test_no_view_knows_more_of_the_scorings_to_come() -> None:
    for state, seat in sampled_decisions(3, True, 0.1):
        assert remaining_scorings(GAME.view(state, seat)) == seen(state)
        assert standings(GAME.view(state, seat)) == standings(GAME.view(state, None))


@pytest.mark.parametrize(
    ("phase", "this_round", "next_round"),
    [
        (Phase.WORKER, (GREEN, BLUE, RED), ()),
        (Phase.BUILDING, (BLUE, RED), (GREEN,)),
        (Phase.ARISTOCRAT, (RED,), (GREEN, BLUE)),
        (Phase.TRADING, (), (GREEN, BLUE, RED)),
    ],
)
def test_each_colour_scores_next_in_this_round_or_the_next(
    phase: Phase, this_round: tuple[Colour, ...], next_round: tuple[Colour, ...]
) -> None:
    coming = seen(position(player(), player(), phase=phase))
    assert (coming.this_round_colours, coming.next_round_colours) == (this_round, next_round)
    last = seen(position(player(), player(), phase=phase, last_round=True))
    assert (last.this_round_colours, last.next_round_colours) == (this_round, ())


def test_in_the_pub_the_building_scoring_is_over() -> None:
    state = after(position(player("pub market"), phase=Phase.BUILDING), PASS)
    assert state.phase is Phase.BUILDING
    assert seen(state).this_round_colours == (RED,)
    assert seen(state).next_round_colours == (GREEN, BLUE)


def test_when_the_game_is_over_nothing_comes() -> None:
    state = all_pass(position(player("market"), phase=Phase.TRADING, last_round=True))
    assert seen(state) == RemainingScorings((), "none")
    assert not seen(state).may_score(BLUE)


@pytest.mark.parametrize(
    ("phase", "stack", "size", "another"),
    [
        (Phase.BUILDING, Phase.TRADING, 8, "open"),
        # Both Observatories may draw from it before it is dealt from.
        (Phase.BUILDING, Phase.TRADING, 10, "open"),
        (Phase.BUILDING, Phase.TRADING, 11, "sure"),
        (Phase.ARISTOCRAT, Phase.TRADING, 8, "open"),
        (Phase.ARISTOCRAT, Phase.TRADING, 9, "sure"),
        # These were dealt from already, or are so in the next round only.
        (Phase.BUILDING, Phase.BUILDING, 1, "sure"),
        (Phase.BUILDING, Phase.WORKER, 1, "sure"),
        (Phase.TRADING, Phase.TRADING, 1, "sure"),
    ],
)
def test_another_round_is_sure_when_no_deal_can_reach_the_end_of_a_stack(
    phase: Phase, stack: Phase, size: int, another: str
) -> None:
    state = position(player(), player(), phase=phase, stacks={stack: f"{size}*market"})
    assert seen(state).next_round_status == another


def test_an_observatory_pays_its_point_again_in_the_next_round() -> None:
    state = position(player("observatory market"), player(), phase=Phase.BUILDING)
    state = after(state, draw(Phase.WORKER), DISCARD)
    assert standings(GAME.view(state, None))[0].next_income[BLUE] == Gain(0, 1)
    state = all_pass(state)
    assert state.phase is Phase.ARISTOCRAT
    assert standings(GAME.view(state, None))[0].next_income[BLUE] == Gain(0, 2)
    assert GAME.view(state, None).players[0].income[Phase.BUILDING] == (0, 2)


def test_a_standing_adds_up_what_is_sure() -> None:
    """13 points, 6 for three kinds, and the aristocrats' one point of the last round."""
    seat = player("2*author judge controller observatory market", points=13)
    state = position(player(), seat, phase=Phase.ARISTOCRAT, last_round=True)
    standing = standings(GAME.view(state, None))[1]
    assert (standing.points, standing.different_aristocrats, standing.for_aristocrats) == (13, 3, 6)
    assert standing.next_income == (Gain(), Gain(), Gain(11, 3))
    assert (standing.remaining_points, standing.projected_points) == (3, 22)
    # With another round all of them pay once more, and two buildings do.
    state.last_round = False
    state.stacks[Phase.TRADING] = state.stacks[Phase.TRADING][:9]
    assert standings(GAME.view(state, None))[1].remaining_points == 3 + 3 + 2


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_in_the_last_round_the_projected_end_is_what_comes_if_nobody_acts(
    seats: int, skilled: bool
) -> None:
    compared = 0
    for state, _ in sampled_decisions(seats, skilled):
        if state.last_round:
            compared += 1
            expected = [
                score.before + score.for_aristocrats
                for score in final_scores(play_idle_until(state, state.round))
            ]
            found = standings(GAME.view(state, None))
            assert [standing.projected_points for standing in found] == expected
    assert compared
