"""Hints name whole choices, and of equally good ones the plainer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ai.agents import ActionValue, make_hint_player
from engine.ai.hint_values import (
    evaluate_choices,
    prefer_harmless,
    prefer_leading,
    prefer_passing,
    rest_of_choice,
    with_continuations,
)
from engine.ai.information_state import InformationState, information_state
from engine.ai.registry import find_agent_spec
from engine.ai.search.tree import LINE_VISITS, Edge, Node, Root, preferred_line
from engine.ai.worker import WorkerRequest, _encode_response, decode_response
from engine.games.heller_und_pfennig.actions import PlaceStall
from engine.games.rattus_cartus.actions import DONE, ENTER_AT, LAY, SUPPLY_AT, Action, Lay
from engine.games.rattus_cartus.state import Phase as RattusPhase
from engine.games.rattus_cartus.state import State, Step
from engine.games.saint_petersburg.cards import Phase
from engine.registry import find_game
from tests.engine.games.heller_und_pfennig import positions as heller
from tests.engine.games.rattus_cartus import positions as rattus
from tests.engine.games.saint_petersburg import positions as petersburg


def last_trading_turn(in_play: str) -> InformationState:
    """The last turn of a game, on which an author can be bought beside what is in play."""
    own, rival = petersburg.player(in_play), petersburg.player()
    state = petersburg.position(own, rival, phase=Phase.TRADING, upper="author", last_round=True)
    return information_state(find_game("saint_petersburg"), state, 0, 1)


@pytest.mark.parametrize(
    ("in_play", "win_share_lost", "points_lost", "is_first"),
    [
        ("author", 0.0, 0.2, True),
        ("author", 0.0, -0.8, True),
        ("author", 0.0, 2.0, False),
        ("author", 0.2, 0.0, False),
        pytest.param("judge", 0.0, 0.0, False, id="paying brings points"),
    ],
)
def test_hint_passes_rather_than_paying_for_nothing_if_that_is_as_good(
    in_play: str, win_share_lost: float, points_lost: float, is_first: bool
) -> None:
    info = last_trading_turn(in_play)
    values = [
        ActionValue(petersburg.buy("author"), 40, 0.5, 1.0, 0.0, 0.0),
        ActionValue(petersburg.PASS, 40, 0.5, 1.0, win_share_lost, points_lost),
    ]
    best, *_ = prefer_passing(info, values)
    assert (best.action == petersburg.PASS) == is_first
    assert (best.win_share_lost, best.points_lost) == (0.0, 0.0)


def laying(hand: str, **setup: object) -> State:
    """The first seat lays down cards at the Monastery, before all others."""
    state = rattus.table(hand, "", "", row="monastery_1 castle_1 farm_1", **setup)  # type: ignore[arg-type]
    return rattus.after(state, *rattus.entering(0)[:1])


def choices(state: State, *values: ActionValue, seat: int = 0) -> list[ActionValue]:
    return with_continuations(information_state(rattus.GAME, state, seat, 1), values)


def value(action: Action, points_lost: float = 0.0, win_share_lost: float = 0.0) -> ActionValue:
    return ActionValue(action, 40, 0.5, 1.0, win_share_lost, points_lost)


def lay(word: str) -> Action:
    return LAY[rattus.card(word)]


@pytest.mark.parametrize(
    ("done", "left"),
    [
        ("", "knight peasant"),
        ("knight", "peasant"),
        ("peasant", "knight"),
        ("knight peasant", ""),
        ("king", None),
    ],
)
def test_choice_of_a_hint_stays_the_same_while_it_is_made(done: str, left: str | None) -> None:
    """In whatever order, and whatever is hidden; another choice is searched anew."""
    state = rattus.table("knight peasant king", "monk", "")
    asked = information_state(rattus.GAME, state, 0, 1)
    planned = lay("knight"), lay("peasant"), DONE
    best = replace(value(ENTER_AT[1]), continuation=planned)
    now = rattus.after(state, ENTER_AT[1], *map(lay, done.split()))
    rest = rest_of_choice(asked, best, information_state(rattus.GAME, now, 0, 2))
    if left is None:
        assert rest is None
    else:
        assert rest is not None
        assert [rest.action, *rest.continuation] == [*map(lay, left.split()), DONE]


def test_choice_of_a_hint_says_nothing_of_another_position() -> None:
    state = rattus.table("knight peasant king", "monk", "")
    asked = information_state(rattus.GAME, state, 0, 1)
    best = replace(value(ENTER_AT[1]), continuation=(DONE,))
    for action in (ENTER_AT[0], ENTER_AT[2]):
        now = information_state(rattus.GAME, rattus.after(state, action), 0, 1)
        assert rest_of_choice(asked, best, now) is None
    assert rest_of_choice(asked, best, last_trading_turn("author")) is None


def test_hint_names_all_cards_that_the_policy_lays_down() -> None:
    (hint,) = choices(laying("monk monk_2 monk_4 king"), value(lay("monk")))
    assert hint.continuation[-1] == DONE
    assert {hint.action, *hint.continuation} >= {lay("monk"), lay("monk_2"), lay("monk_4")}
    (nothing,) = choices(laying("monk"), value(DONE))
    assert nothing.continuation == ()


def test_hint_to_enter_a_building_names_the_cards_to_lay_down_there() -> None:
    state = rattus.table("monk monk_2 king", "", "", row="monastery_1 castle_1 farm_1")
    (hint,) = choices(state, value(ENTER_AT[0]))
    assert hint.continuation[-1] == DONE
    assert {lay("monk"), lay("monk_2")} <= {*hint.continuation}


def test_cards_that_the_search_prefers_are_named_instead_of_those_of_the_policy() -> None:
    state = laying("monk monk_2 king")
    (alone,) = choices(state, replace(value(lay("monk")), continuation=(DONE,)))
    assert alone.continuation == (DONE,)
    (opened,) = choices(state, replace(value(lay("king")), continuation=(lay("monk"),)))
    assert opened.continuation[0] == lay("monk")
    assert opened.continuation[-1] == DONE


def test_search_prefers_a_single_card_though_the_policy_would_lay_more() -> None:
    """The policy overrates what the Guard Tower takes: it would lay down foreign people as well."""
    row = "guard_tower_1 hospital_1 guard_tower_2"
    hand = "knight peasant witch king king_1 king_4"
    state = rattus.table(hand, "monk monk monk monk monk monk", "", row=row)
    state = rattus.after(state, *rattus.entering(0)[:1])
    info = information_state(rattus.GAME, state, 0, 1)
    knight = Root(visits=40)
    first = rattus.after(state, lay("knight"))
    node = Node(0, [Edge(DONE, 0.1, visits=30), Edge(lay("peasant"), 0.9, visits=10)], visits=40)
    spec = find_agent_spec(rattus.GAME.name)
    knight.children[0, spec.search_config.information_set_key(first, 0)] = node

    def line() -> tuple[Action, ...]:
        assert spec.has_begun_choice is not None
        start, key_of = (info.state, 0, lay("knight")), spec.search_config.information_set_key
        return preferred_line(rattus.GAME, start, knight, key_of, spec.has_begun_choice)

    assert line() == (DONE,)
    node.visits = LINE_VISITS - 1
    assert line() == (), "too few visits: the policy decides"


def test_hint_names_all_cards_to_give_away() -> None:
    row = "guard_tower_1 hospital_1 palace_1"
    state = rattus.all_enter(
        rattus.table("", "monk monk king king gold", "", row=row), "0", "2", "2"
    )
    assert state.step is Step.GIVE
    first = rattus.legal(state, 1)[0]
    (hint,) = choices(state, value(first), seat=1)
    assert len(hint.continuation) == 2
    assert {action.kind for action in hint.continuation} == {"give"}


def test_the_same_cards_in_another_order_are_no_alternative() -> None:
    cards, state = ("monk", "joker"), laying("monk joker")
    both = choices(state, *[value(lay(word)) for word in cards])
    (first, *others) = both
    assert {first.action, *first.continuation} == {*map(lay, cards), DONE}
    assert others == []


def test_choice_of_single_actions_has_no_continuation() -> None:
    info = last_trading_turn("judge")
    values = [ActionValue(petersburg.buy("author"), 40, 0.5, 1.0, 0.0, 0.0)]
    assert with_continuations(info, values) == values


@pytest.mark.parametrize(
    ("win_share_lost", "points_lost", "is_first"),
    [(0.0, 0.2, True), (0.0, 1.0, False), (0.2, 0.0, False)],
)
def test_hint_prefers_cards_that_bring_no_rat_if_they_are_as_good(
    win_share_lost: float, points_lost: float, is_first: bool
) -> None:
    info = information_state(rattus.GAME, laying("monk king"), 0, 1)
    stranger, fitting = value(lay("king")), value(lay("monk"), points_lost, win_share_lost)
    best, *_ = prefer_harmless(info, [stranger, fitting])
    assert (best.action == lay("monk")) == is_first
    assert (best.win_share_lost, best.points_lost) == (0.0, 0.0)


def test_hint_keeps_the_better_of_two_cards_without_a_rat() -> None:
    info = information_state(rattus.GAME, laying("monk joker"), 0, 1)
    values = [value(lay("joker")), value(lay("monk"))]
    assert prefer_harmless(info, values) == values


def test_hint_prefers_of_equal_supplies_one_that_has_more_of_all() -> None:
    """A look is worth nothing to whoever knows all nun cards."""
    state = rattus.table("monk", "", "", row="hospital_5 treasury_4 farm_1")
    state.phase, state.step = RattusPhase.SUPPLIES, Step.SUPPLY
    info = information_state(rattus.GAME, state, 0, 1)
    values = [value(SUPPLY_AT[0]), value(SUPPLY_AT[1])]
    assert prefer_harmless(info, values)[0].action == SUPPLY_AT[0], "a look against a rat"
    state.players[0].known = 0b11111
    info = information_state(rattus.GAME, state, 0, 1)
    assert prefer_harmless(info, values)[0].action == SUPPLY_AT[1]
    clearly_worse = [values[0], value(SUPPLY_AT[1], 1.0)]
    assert prefer_harmless(info, clearly_worse)[0].action == SUPPLY_AT[0]


@pytest.mark.parametrize(("points_lost", "is_first"), [(0.4, True), (1.0, False)])
def test_hint_prefers_what_leads_as_the_market_stands_if_it_is_as_good(
    points_lost: float, is_first: bool
) -> None:
    state = heller.position(heller.player((0, 1, 0, 0)), heller.player(), board="+3 . . . . .")
    info = information_state(heller.GAME, state, 0, 1)
    idle, paying, best_paid = PlaceStall(2, 29), PlaceStall(2, 1), PlaceStall(2, 2)
    actions = {idle: 0.0, heller.DRAW: 0.0, paying: points_lost, best_paid: 6.0}
    values = [ActionValue(each, 40, 0.5, 1.0, 0.0, lost) for each, lost in actions.items()]
    assert (prefer_leading(info, values)[0].action == paying) == is_first
    drawing = [values[1], values[0], values[2]]
    assert prefer_leading(info, drawing) == drawing


def test_whole_choice_reaches_the_bot_from_a_worker() -> None:
    info = information_state(rattus.GAME, laying("monk monk_2 monk_4"), 0, 1)
    request = WorkerRequest(info, "hard", playouts=8, wants_hint=True)
    values = decode_response(request, _encode_response(request))
    assert [(each.action, each.continuation) for each in values] == [
        (each.action, each.continuation)
        for each in evaluate_choices(info, make_hint_player(rattus.GAME.name, playouts=8))
    ]
    assert any(isinstance(each.action, Lay) and each.continuation for each in values)
