"""What is said of an action is what the engine does when it is carried out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import Seat, apply
from engine.games.saint_petersburg.action_effects import (
    ActionEffects,
    action_effects,
    effects_if_played,
)
from engine.games.saint_petersburg.actions import Action, BuyPoints, Pass
from engine.games.saint_petersburg.cards import Colour, Phase, card_number
from engine.games.saint_petersburg.events import FinalScore
from engine.games.saint_petersburg.legal import (
    discounts,
    guild_hall_gain,
    has_unused_observatory,
    has_unused_prison,
    pub_limit,
    trading_house_limit,
)
from engine.games.saint_petersburg.remaining_scorings import Gain, remaining_scorings
from engine.games.saint_petersburg.scoring import final_scores
from engine.games.saint_petersburg.state import Player, State, hand_limit
from tests.engine.games.saint_petersburg.positions import (
    DISCARD,
    GAME,
    PASS,
    after,
    all_pass,
    buy,
    draw,
    play,
    player,
    points,
    position,
    take,
    to_act,
)
from tests.engine.games.saint_petersburg.sampled_games import (
    SEATS_AND_SKILL,
    play_idle_until,
    sampled_decisions,
    with_extra_rubles,
)

GREEN, BLUE, RED = Colour
NONE = (Gain(), Gain(), Gain())


def effect_of(state: State, action: Action) -> ActionEffects:
    """What the action changes, as the seat to act can see."""
    return action_effects(GAME.view(state, to_act(state)), action)


def net(green: Gain = NONE[0], blue: Gain = NONE[0], red: Gain = NONE[0]) -> tuple[Gain, ...]:
    return green, blue, red


# Against the engine, over whole games


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_everything_that_changes_at_once_is_said(seats: int, skilled: bool) -> None:
    compared = 0
    for state, seat in sampled_decisions(seats, skilled, 0.3):
        view = GAME.view(state, seat)
        for action in GAME.legal_actions(state, seat):
            if not isinstance(action, Pass):
                found = action_effects(view, action)
                carried_out = apply(GAME, state, seat, action).state
                compared += 1
                assert_changed(found, state, carried_out, seat)
    assert compared > 200


def assert_changed(found: ActionEffects, state: State, later: State, seat: Seat) -> None:
    table, old, new = state.table, state.players[seat], later.players[seat]
    assert (found.cost, found.rubles) == (old.rubles - new.rubles, new.rubles)
    assert found.points == new.points - old.points
    was, will = scores(state, seat), scores(later, seat)
    assert found.different_aristocrats == will.different_aristocrats
    assert found.for_aristocrats == will.for_aristocrats - was.for_aristocrats
    assert found.for_hand == will.for_hand - was.for_hand
    assert found.free_hand_slots == max(0, hand_limit(table, new.in_play) - len(new.hand))
    assert found.hand_limit == hand_limit(table, new.in_play) - hand_limit(table, old.in_play)
    was_off, off = discounts(table, old.in_play), discounts(table, new.in_play)
    assert found.discounts == tuple(off[colour] - was_off[colour] for colour in Colour)
    assert found.pub_points == pub_limit(table, new) - pub_limit(table, old)
    assert found.trading_house_points == trading_house_limit(table, new) - trading_house_limit(
        table, old
    )
    assert found.guild_hall_gain == guild_hall_gain(table, new) - guild_hall_gain(table, old)
    assert found.observatories == face_up(state, new) - face_up(state, old)
    assert found.prisons == has_unused_prison(table, new) - has_unused_prison(table, old)


def scores(state: State, seat: Seat) -> FinalScore:
    return final_scores(state)[seat]


def face_up(state: State, owner: Player) -> int:
    """How often the player could draw, one Observatory after the other."""
    owner, times = owner.clone(), 0
    while has_unused_observatory(state.table, owner):
        owner.used_observatories += 1
        times += 1
    return times


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_the_rest_of_the_round_pays_what_is_said(seats: int, skilled: bool) -> None:
    """The round is played out without anybody doing more, once with the action, once without."""
    compared = 0
    for state, seat in sampled_decisions(seats, skilled, 0.1):
        view, without = (
            GAME.view(state, seat),
            play_idle_until(with_extra_rubles(state, seat), state.round),
        )
        for action in GAME.legal_actions(state, seat):
            found = action_effects(view, action)
            carried_out = apply(GAME, state, seat, action).state
            gained = gain(
                play_idle_until(with_extra_rubles(carried_out, seat), state.round), seat, without
            )
            compared += 1
            assert gained.rubles == found.total_this_round.rubles - found.cost
            assert gained.points == found.total_this_round.points + found.points
    assert compared > 40


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_each_round_after_it_pays_what_is_said(seats: int, skilled: bool) -> None:
    compared = 0
    for state, seat in sampled_decisions(seats, skilled, 0.1):
        without = play_idle_until(with_extra_rubles(state, seat), state.round)
        if without.over:
            continue
        for action in GAME.legal_actions(state, seat):
            found = action_effects(GAME.view(state, seat), action)
            carried_out = apply(GAME, state, seat, action).state
            with_it = play_idle_until(with_extra_rubles(carried_out, seat), state.round)
            if not with_it.over:
                before = gain(with_it, seat, without)
                then, otherwise = (
                    play_idle_until(one, state.round + 1) for one in (with_it, without)
                )
                if then.over != otherwise.over:
                    continue  # One of them goes on, and the gold disc pays there.
                now = gain(then, seat, otherwise)
                compared += 1
                assert found.total_per_later_round.rubles == now.rubles - before.rubles
                assert found.total_per_later_round.points == now.points - before.points
    assert compared > 40


def gain(state: State, seat: Seat, before: State) -> Gain:
    old, new = before.players[seat], state.players[seat]
    return Gain(new.rubles - old.rubles, new.points - old.points)


@pytest.mark.parametrize(("seats", "skilled"), SEATS_AND_SKILL)
def test_in_the_last_round_the_final_points_change_as_is_said(seats: int, skilled: bool) -> None:
    compared = 0
    for state, seat in sampled_decisions(seats, skilled, 0.6):
        if not state.last_round:
            continue
        view, without = GAME.view(state, seat), scores(play_idle_until(state, state.round), seat)
        for action in GAME.legal_actions(state, seat):
            found = action_effects(view, action)
            final = scores(
                play_idle_until(apply(GAME, state, seat, action).state, state.round), seat
            )
            compared += 1
            assert final.before - without.before == found.points + found.total_this_round.points
            assert final.for_aristocrats - without.for_aristocrats == found.for_aristocrats
            assert final.for_hand - without.for_hand == found.for_hand
            assert found.total_per_later_round == Gain()
    assert compared > 15


def test_nothing_is_said_that_the_seat_may_not_know() -> None:
    for state, seat in sampled_decisions(3, True, 0.1):
        hidden = GAME.conceal(state, seat, 11)
        for action in GAME.legal_actions(state, seat):
            assert effect_of(hidden, action) == effect_of(state, action)


def test_everybody_can_tell_the_same_of_who_is_on_turn_but_for_his_rubles() -> None:
    for state, seat in sampled_decisions(3, True, 0.1):
        for action in GAME.legal_actions(state, seat):
            public = action_effects(GAME.view(state, None), action)
            assert public.rubles is None
            assert public == replace(effect_of(state, action), rubles=None)


def test_when_the_game_is_over_nobody_can_do_anything() -> None:
    state = all_pass(position(player(), player(), phase=Phase.TRADING, last_round=True))
    with pytest.raises(ValueError, match="nothing is offered"):
        action_effects(GAME.view(state, None), PASS)


# Card by card


def test_a_market_pays_in_this_round_and_later() -> None:
    state = position(player(), player(), phase=Phase.BUILDING, upper="market author")
    market = effect_of(state, buy("market"))
    assert market.this_round == market.per_later_round == net(blue=Gain(0, 1))
    assert (market.cost, market.rubles, market.saved) == (5, 20, 0)


def test_after_its_scoring_a_card_pays_from_the_next_round_on() -> None:
    state = position(player(), player(), phase=Phase.ARISTOCRAT, upper="market")
    assert effect_of(state, buy("market")).this_round == NONE
    assert effect_of(state, buy("market")).per_later_round == net(blue=Gain(0, 1))


def test_after_its_last_scoring_a_card_pays_nothing_any_more() -> None:
    state = position(
        player(), player(), phase=Phase.ARISTOCRAT, upper="market author", last_round=True
    )
    assert (
        effect_of(state, buy("market")).this_round
        == effect_of(state, buy("market")).per_later_round
        == NONE
    )
    assert effect_of(state, buy("author")).this_round == net(red=Gain(1, 0))


def test_a_trading_card_pays_its_own_less_what_the_displaced_one_paid() -> None:
    state = position(player("judge ship_builder"), player(), upper="czar wharf")
    assert effect_of(state, buy("czar", over="judge")).per_later_round == net(red=Gain(-5, 4))
    assert effect_of(state, buy("wharf", over="ship_builder")).per_later_round == net(
        green=Gain(3, 1)
    )


def test_the_price_is_what_is_paid_and_what_it_saves_is_told() -> None:
    state = position(player("3*market carpenter_workshop"), player(), upper="bank", lower="market")
    market = effect_of(state, buy("market", "lower"))
    assert (market.cost, market.saved) == (1, 4)
    bank = effect_of(state, buy("bank", over="market"))
    assert (bank.cost, bank.saved) == (7, 1)


def test_what_was_cut_off_at_one_ruble_is_not_saved() -> None:
    state = position(player("library"), player(), upper="bank")
    assert effect_of(state, buy("bank", over="library")).saved == 0


def test_a_new_kind_of_aristocrat_counts_one_more() -> None:
    state = position(player("author judge"), player(), upper="controller author")
    controller = effect_of(state, buy("controller"))
    assert (controller.different_aristocrats, controller.for_aristocrats) == (3, 3)
    assert effect_of(state, buy("author")).for_aristocrats == 0


def test_displacing_the_only_one_of_a_kind_keeps_the_count() -> None:
    state = position(player("author judge"), player(), upper="czar")
    czar = effect_of(state, buy("czar", over="author"))
    assert (czar.different_aristocrats, czar.for_aristocrats) == (2, 0)


def test_displacing_one_of_several_of_a_kind_adds_one() -> None:
    state = position(player("2*author judge"), player(), upper="czar")
    assert effect_of(state, buy("czar", over="author")).for_aristocrats == 3
    assert effect_of(state, buy("czar", over="judge")).for_aristocrats == 0


def test_displacing_the_only_one_of_a_kind_by_one_that_is_there_loses_one() -> None:
    state = position(player("author czar"), player(), upper="czar")
    assert effect_of(state, buy("czar", over="author")).for_aristocrats == -2


def test_the_eleventh_kind_adds_nothing() -> None:
    ten = (
        "author administrator warehouse_manager secretary controller judge "
        "mistress_of_ceremonies pope senator czar"
    )
    state = position(player(ten, rubles=90), player("author"), upper="2*builder admiral")
    admiral = effect_of(state, buy("builder", over="author"))
    assert (admiral.different_aristocrats, admiral.for_aristocrats) == (10, 0)
    state = position(player(f"{ten} author"), player(), upper="builder")
    builder = effect_of(state, buy("builder", over="author"))
    assert (builder.different_aristocrats, builder.for_aristocrats) == (11, 0)


@pytest.mark.parametrize(("phase", "now"), [(Phase.BUILDING, 3), (Phase.ARISTOCRAT, 0)])
def test_the_mariinskij_theater_pays_by_the_red_cards_that_are_there(
    phase: Phase, now: int
) -> None:
    owner = player("market 2*author judge")
    state = position(owner, player(), phase=phase, upper="mariinskij_theater")
    theater = effect_of(state, buy("mariinskij_theater", over="market"))
    assert theater.this_round == net(blue=Gain(now, -1 if now else 0))
    assert theater.per_later_round == net(blue=Gain(3, -1))


def test_with_the_mariinskij_theater_each_red_card_pays_one_ruble_more() -> None:
    state = position(player("mariinskij_theater"), player(), upper="author")
    assert effect_of(state, buy("author")).per_later_round == net(blue=Gain(1, 0), red=Gain(1, 0))
    state.phase = Phase.ARISTOCRAT
    assert effect_of(state, buy("author")).total_this_round == Gain(1, 0)
    assert effect_of(state, buy("author")).total_per_later_round == Gain(2, 0)


def test_the_tax_man_pays_by_the_green_cards_that_are_there() -> None:
    owner = player("4*lumberjack wharf author", rubles=30)
    state = position(owner, player(), upper="tax_man fur_trapper")
    assert effect_of(state, buy("tax_man", over="author")).per_later_round == net(
        red=Gain(5 - 1, 0)
    )
    state = after(state, buy("tax_man", over="author"), PASS)
    assert effect_of(state, buy("fur_trapper")).per_later_round == net(
        green=Gain(3, 0), red=Gain(1, 0)
    )


def test_a_pub_pays_nothing_and_sells_points() -> None:
    pub = effect_of(position(player(), player(), upper="pub"), buy("pub"))
    assert (pub.per_later_round, pub.pub_points) == (NONE, 5)
    state = position(player("pub"), player(), upper="bank")
    assert effect_of(state, buy("bank", over="pub")).pub_points == -5


def test_buying_points_costs_rubles_and_no_scoring() -> None:
    state = after(position(player("pub", rubles=9), phase=Phase.BUILDING), PASS)
    bought = effect_of(state, points(3))
    assert (bought.points, bought.cost, bought.rubles) == (3, 6, 3)
    assert bought.this_round == bought.per_later_round == NONE


def test_the_warehouse_makes_room() -> None:
    state = position(player(hand="3*author"), player(), upper="warehouse bank")
    warehouse = effect_of(state, buy("warehouse"))
    assert (warehouse.hand_limit, warehouse.free_hand_slots, warehouse.per_later_round) == (
        1,
        1,
        NONE,
    )
    state = position(player("warehouse", hand="4*author"), player(), upper="bank")
    bank = effect_of(state, buy("bank", over="warehouse"))
    assert (bank.hand_limit, bank.free_hand_slots) == (-1, 0)


def test_potemkins_village_pays_nothing_and_is_worth_six_when_displaced() -> None:
    state = position(player(), player(), upper="potemkin_village")
    assert effect_of(state, buy("potemkin_village")).per_later_round == NONE
    state = position(player("potemkin_village"), player(), upper="bank")
    assert effect_of(state, buy("bank", over="potemkin_village")).cost == 7


def test_workshop_and_smelter_take_one_off_their_colour() -> None:
    owner = player("lumberjack gold_miner")
    state = position(owner, player(), upper="carpenter_workshop gold_smelter")
    workshop = effect_of(state, buy("carpenter_workshop", over="lumberjack"))
    smelter = effect_of(state, buy("gold_smelter", over="gold_miner"))
    assert (workshop.discounts, smelter.discounts) == ((0, 1, 0), (0, 0, 1))
    assert workshop.per_later_round == smelter.per_later_round == NONE


def test_drawing_costs_the_point_of_this_round_only() -> None:
    state = position(player("observatory"), player(), phase=Phase.BUILDING)
    drawing = effect_of(state, draw(Phase.WORKER))
    assert drawing.this_round == net(blue=Gain(0, -1))
    assert (drawing.per_later_round, drawing.cost, drawing.observatories) == (NONE, 0, -1)


def test_discarding_and_passing_change_nothing() -> None:
    state = position(player("observatory"), player(), phase=Phase.BUILDING)
    for found in (effect_of(after(state, draw(Phase.WORKER)), DISCARD), effect_of(state, PASS)):
        assert found.this_round == found.per_later_round == NONE
        assert (found.cost, found.points, found.for_hand, found.denies) == (0, 0, 0, False)


def test_a_card_in_the_hand_costs_five_points_until_it_is_played() -> None:
    state = position(player(hand="author"), player(), upper="bank")
    assert (
        effect_of(state, take("bank")).for_hand,
        effect_of(state, take("bank")).free_hand_slots,
    ) == (-5, 1)
    assert (
        effect_of(state, play("author")).for_hand,
        effect_of(state, play("author")).free_hand_slots,
    ) == (5, 3)


def test_what_one_has_the_others_have_not() -> None:
    state = position(player(hand="market"), player(), upper="author 2*judge", lower="judge")
    assert effect_of(state, buy("author")).denies
    assert effect_of(state, take("author")).denies
    assert not effect_of(state, play("market")).denies


def test_nothing_is_denied_while_another_copy_lies_there() -> None:
    state = position(player(), player(), upper="author 2*judge", lower="author")
    assert not effect_of(state, take("author")).denies
    assert not effect_of(state, take("judge")).denies


def test_what_was_drawn_nobody_else_could_have() -> None:
    state = position(player("observatory"), player(), phase=Phase.BUILDING)
    state = after(state, draw(Phase.ARISTOCRAT))
    name = GAME.view(state, 0).offers[0].card
    (taken,) = [one for one in GAME.legal_actions(state, 0) if one.kind == "take"]
    assert name == state.drawn
    assert not effect_of(state, taken).denies


def test_alone_nobody_is_denied_anything() -> None:
    state = position(player(), upper="author market")
    assert not effect_of(state, take("author")).denies
    assert not effect_of(state, buy("market")).denies


def test_a_card_to_take_is_judged_by_what_playing_it_would_change() -> None:
    state = position(player("author judge", rubles=2), player(), lower="czar market")
    seen = GAME.view(state, 0)
    instead_of_author, instead_of_judge = effects_if_played(seen, card_number("czar"))
    assert (instead_of_author.cost, instead_of_judge.cost) == (20, 8)
    assert instead_of_author.per_later_round == net(red=Gain(-1, 6))
    (market,) = effects_if_played(seen, card_number("market"))
    # From the hand the lower row saves nothing, and the place in it is free again.
    assert (market.cost, market.for_hand) == (5, 5)


def test_a_trading_card_with_nothing_to_displace_cannot_be_played() -> None:
    state = position(player("bank"), player(), upper="harbor")
    assert effects_if_played(GAME.view(state, 0), card_number("harbor")) == ()


def test_in_the_pub_this_rounds_buildings_have_paid() -> None:
    state = after(position(player("pub market"), phase=Phase.BUILDING), PASS)
    assert remaining_scorings(GAME.view(state, 0)).this_round_colours == (RED,)
    assert isinstance(GAME.legal_actions(state, 0)[0], BuyPoints)
    assert effect_of(state, points(1)).total_this_round == Gain()
