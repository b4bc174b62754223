"""Predicted effects of actions agree with what the engine does, over whole games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import Seat, apply
from engine.games.saint_petersburg.action_effects import ActionEffects, action_effects
from engine.games.saint_petersburg.actions import Pass
from engine.games.saint_petersburg.cards import Colour, Phase
from engine.games.saint_petersburg.events import FinalScore
from engine.games.saint_petersburg.legal import (
    discounts,
    guild_hall_gain,
    has_unused_observatory,
    has_unused_prison,
    pub_limit,
    trading_house_limit,
)
from engine.games.saint_petersburg.remaining_scorings import Gain
from engine.games.saint_petersburg.scoring import final_scores
from engine.games.saint_petersburg.state import Player, State, hand_limit
from tests.engine.games.saint_petersburg.positions import (
    GAME,
    PASS,
    all_pass,
    effect_of,
    player,
    position,
)
from tests.engine.games.saint_petersburg.sampled_games import (
    SEATS_AND_SKILL,
    play_idle_until,
    sampled_decisions,
    with_extra_rubles,
)


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_immediate_effects_are_predicted(seats: int, skilled: bool) -> None:
    compared = 0
    for state, seat in sampled_decisions(seats, skilled, 0.3):
        view = GAME.view(state, seat)
        for action in GAME.legal_actions(state, seat):
            if not isinstance(action, Pass):
                effects = action_effects(view, action)
                after = apply(GAME, state, seat, action).state
                compared += 1
                assert_immediate_effects(effects, state, after, seat)
    assert compared > 200


def assert_immediate_effects(
    effects: ActionEffects, before: State, after: State, seat: Seat
) -> None:
    table, old, new = before.table, before.players[seat], after.players[seat]
    assert (effects.cost, effects.rubles) == (old.rubles - new.rubles, new.rubles)
    assert effects.points == new.points - old.points
    old_score, new_score = final_score(before, seat), final_score(after, seat)
    assert effects.different_aristocrats == new_score.different_aristocrats
    assert effects.for_aristocrats == new_score.for_aristocrats - old_score.for_aristocrats
    assert effects.for_hand == new_score.for_hand - old_score.for_hand
    assert effects.free_hand_slots == max(0, hand_limit(table, new.in_play) - len(new.hand))
    assert effects.hand_limit == hand_limit(table, new.in_play) - hand_limit(table, old.in_play)
    old_discounts, new_discounts = discounts(table, old.in_play), discounts(table, new.in_play)
    assert effects.discounts == tuple(
        new_discounts[colour] - old_discounts[colour] for colour in Colour
    )
    assert effects.pub_points == pub_limit(table, new) - pub_limit(table, old)
    assert effects.trading_house_points == trading_house_limit(table, new) - trading_house_limit(
        table, old
    )
    assert effects.guild_hall_gain == guild_hall_gain(table, new) - guild_hall_gain(table, old)
    assert effects.observatories == usable_observatories(before, new) - usable_observatories(
        before, old
    )
    assert effects.prisons == has_unused_prison(table, new) - has_unused_prison(table, old)


def final_score(state: State, seat: Seat) -> FinalScore:
    return final_scores(state)[seat]


def usable_observatories(state: State, owner: Player) -> int:
    """How many Observatories the player could use, one after another."""
    owner, count = owner.clone(), 0
    while has_unused_observatory(state.table, owner):
        owner.used_observatories += 1
        count += 1
    return count


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_gain_in_the_rest_of_the_round_is_predicted(seats: int, skilled: bool) -> None:
    """All seats pass until the end of the round, once after the action and once without it."""
    compared = 0
    for state, seat in sampled_decisions(seats, skilled, 0.1):
        view = GAME.view(state, seat)
        without = play_idle_until(with_extra_rubles(state, seat), state.round)
        for action in GAME.legal_actions(state, seat):
            effects = action_effects(view, action)
            after = with_extra_rubles(apply(GAME, state, seat, action).state, seat)
            gained = gain(play_idle_until(after, state.round), seat, without)
            compared += 1
            assert gained.rubles == effects.total_this_round.rubles - effects.cost
            assert gained.points == effects.total_this_round.points + effects.points
    assert compared > 40


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_gain_per_later_round_is_predicted(seats: int, skilled: bool) -> None:
    compared = 0
    for state, seat in sampled_decisions(seats, skilled, 0.1):
        without = play_idle_until(with_extra_rubles(state, seat), state.round)
        if without.over:
            continue
        for action in GAME.legal_actions(state, seat):
            effects = action_effects(GAME.view(state, seat), action)
            after = apply(GAME, state, seat, action).state
            with_action = play_idle_until(with_extra_rubles(after, seat), state.round)
            if not with_action.over:
                this_round = gain(with_action, seat, without)
                later_with, later_without = (
                    play_idle_until(each, state.round + 1) for each in (with_action, without)
                )
                if later_with.over != later_without.over:
                    continue  # Only one of the games goes on, and pays for the gold disc.
                both_rounds = gain(later_with, seat, later_without)
                compared += 1
                assert (
                    effects.total_per_later_round.rubles == both_rounds.rubles - this_round.rubles
                )
                assert (
                    effects.total_per_later_round.points == both_rounds.points - this_round.points
                )
    assert compared > 40


def gain(state: State, seat: Seat, before: State) -> Gain:
    old, new = before.players[seat], state.players[seat]
    return Gain(new.rubles - old.rubles, new.points - old.points)


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_change_of_the_final_score_is_predicted_in_the_last_round(
    seats: int, skilled: bool
) -> None:
    compared = 0
    for state, seat in sampled_decisions(seats, skilled, 0.6):
        if not state.last_round:
            continue
        view, without = (
            GAME.view(state, seat),
            final_score(play_idle_until(state, state.round), seat),
        )
        for action in GAME.legal_actions(state, seat):
            effects = action_effects(view, action)
            after = apply(GAME, state, seat, action).state
            final = final_score(play_idle_until(after, state.round), seat)
            compared += 1
            assert final.before - without.before == effects.points + effects.total_this_round.points
            assert final.for_aristocrats - without.for_aristocrats == effects.for_aristocrats
            assert final.for_hand - without.for_hand == effects.for_hand
            assert effects.total_per_later_round == Gain()
    assert compared > 15


def test_public_view_gives_the_same_effects_except_rubles() -> None:
    for state, seat in sampled_decisions(3, True, 0.1):
        for action in GAME.legal_actions(state, seat):
            public = action_effects(GAME.view(state, None), action)
            assert public.rubles is None
            assert public == replace(effect_of(state, action), rubles=None)


def test_ended_game_has_no_effects() -> None:
    state = all_pass(position(player(), player(), phase=Phase.TRADING, last_round=True))
    with pytest.raises(ValueError, match="there are no offers"):
        action_effects(GAME.view(state, None), PASS)
