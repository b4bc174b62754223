"""Remaining scorings and standings, computed from public information."""

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


def public_scorings(state: State) -> RemainingScorings:
    return remaining_scorings(GAME.view(state, None))


def scored_when_all_pass(state: State) -> tuple[Colour, ...]:
    """The colours that score until the round is over."""
    start, colours = state.round, list[Colour]()
    while not state.over and state.round == start:
        move = idle_action(state)
        transition = apply(GAME, state, GAME.to_act(state)[0], move)
        state, events = transition.state, transition.events
        colours += [scoring_colour(event.phase) for event in events if isinstance(event, Scored)]
    return tuple(colours)


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_remaining_scorings_of_a_round_take_place(seats: int, skilled: bool) -> None:
    statuses: dict[int, set[str]] = {}
    for state, _ in sampled_decisions(seats, skilled, seeds=(5,)):
        remaining = public_scorings(state)
        statuses.setdefault(state.round, set()).add(remaining.next_round_status)
        assert remaining.this_round_colours == scored_when_all_pass(state)
    last = max(statuses)
    assert {number for number in statuses if "none" in statuses[number]} == {last}
    assert "sure" not in statuses[last]


def test_seat_views_give_the_same_scorings_as_the_public_view() -> None:
    for state, seat in sampled_decisions(3, True, 0.1):
        assert remaining_scorings(GAME.view(state, seat)) == public_scorings(state)
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
    remaining = public_scorings(position(player(), player(), phase=phase))
    assert (remaining.this_round_colours, remaining.next_round_colours) == (this_round, next_round)
    last = public_scorings(position(player(), player(), phase=phase, last_round=True))
    assert (last.this_round_colours, last.next_round_colours) == (this_round, ())


def test_building_scoring_is_over_while_the_pub_is_open() -> None:
    state = after(position(player("pub market"), phase=Phase.BUILDING), PASS)
    assert state.phase is Phase.BUILDING
    assert public_scorings(state).this_round_colours == (RED,)
    assert public_scorings(state).next_round_colours == (GREEN, BLUE)


def test_no_scorings_remain_after_the_game() -> None:
    state = all_pass(position(player("market"), phase=Phase.TRADING, last_round=True))
    assert public_scorings(state) == RemainingScorings((), "none")
    assert not public_scorings(state).may_score(BLUE)


@pytest.mark.parametrize(
    ("phase", "stack", "size", "another"),
    [
        (Phase.BUILDING, Phase.TRADING, 8, "open"),
        # Both Observatories may draw from the stack before the next deal.
        (Phase.BUILDING, Phase.TRADING, 10, "open"),
        (Phase.BUILDING, Phase.TRADING, 11, "sure"),
        (Phase.ARISTOCRAT, Phase.TRADING, 8, "open"),
        (Phase.ARISTOCRAT, Phase.TRADING, 9, "sure"),
        # These stacks have been dealt from, or are dealt from in the next round only.
        (Phase.BUILDING, Phase.BUILDING, 1, "sure"),
        (Phase.BUILDING, Phase.WORKER, 1, "sure"),
        (Phase.TRADING, Phase.TRADING, 1, "sure"),
    ],
)
def test_next_round_is_sure_if_no_deal_can_exhaust_a_stack(
    phase: Phase, stack: Phase, size: int, another: str
) -> None:
    state = position(player(), player(), phase=phase, stacks={stack: f"{size}*market"})
    assert public_scorings(state).next_round_status == another


def test_observatory_scores_its_point_again_in_the_next_round() -> None:
    state = position(player("observatory market"), player(), phase=Phase.BUILDING)
    state = after(state, draw(Phase.WORKER), DISCARD)
    assert standings(GAME.view(state, None))[0].next_income[BLUE] == Gain(0, 1)
    state = all_pass(state)
    assert state.phase is Phase.ARISTOCRAT
    assert standings(GAME.view(state, None))[0].next_income[BLUE] == Gain(0, 2)
    assert GAME.view(state, None).players[0].income[Phase.BUILDING] == (0, 2)


def test_standing_adds_up_current_and_certain_points() -> None:
    """13 points, 6 for three different aristocrats and 3 from the last aristocrat scoring."""
    seat = player("2*author judge controller observatory market", points=13)
    state = position(player(), seat, phase=Phase.ARISTOCRAT, last_round=True)
    standing = standings(GAME.view(state, None))[1]
    assert (standing.points, standing.different_aristocrats, standing.for_aristocrats) == (13, 3, 6)
    assert standing.next_income == (Gain(), Gain(), Gain(11, 3))
    assert (standing.remaining_points, standing.projected_points) == (3, 22)
    # Another round pays the same again, and a point for each of the two buildings.
    state.last_round = False
    state.stacks[Phase.TRADING] = state.stacks[Phase.TRADING][:9]
    assert standings(GAME.view(state, None))[1].remaining_points == 3 + 3 + 2


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_projected_points_of_the_last_round_assume_no_actions(seats: int, skilled: bool) -> None:
    compared = 0
    for state, _ in sampled_decisions(seats, skilled):
        if state.last_round:
            compared += 1
            expected = [
                score.before + score.for_aristocrats
                for score in final_scores(play_idle_until(state, state.round))
            ]
            all_standings = standings(GAME.view(state, None))
            assert [standing.projected_points for standing in all_standings] == expected
    assert compared
