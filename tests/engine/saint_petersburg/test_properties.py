"""What holds in every position, played or made up."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import apply
from engine.games.saint_petersburg.actions import Source
from engine.games.saint_petersburg.cards import KIND_IDS, SCORED, Phase, card_table
from engine.games.saint_petersburg.legal import displaceable, price
from engine.games.saint_petersburg.scoring import income
from engine.games.saint_petersburg.state import Options, Player, State
from tests.engine.saint_petersburg.naive import FACTS, SOURCES, Naive, every_action
from tests.engine.saint_petersburg.positions import GAME, to_act

TABLE = card_table("base")
EVERY_ACTION = tuple(every_action())
ALL_KINDS = range(len(KIND_IDS))
KINDS = sorted({card for stack in TABLE.deck for card in stack})
POWERS = [KIND_IDS.index(name) for name, card in FACTS.items() if "power" in card]

kinds = st.sampled_from(KINDS)
tableau_cards = st.lists(kinds | st.sampled_from(POWERS), max_size=12)
few = settings(max_examples=80, deadline=None, derandomize=True)
many = settings(max_examples=250, deadline=None, derandomize=True)


def seat_with(in_play: list[int], rubles: int = 0, hand: list[int] | None = None) -> Player:
    """A seat with no more copies of a kind in play than the game has."""
    held = Counter(in_play)
    limit = [FACTS[name]["count"] for name in KIND_IDS]
    return Player(
        rubles=rubles,
        hand=hand or [],
        in_play=bytearray(min(held[card], limit[card]) for card in range(len(KIND_IDS))),
    )


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Any moment of somebody's turn, with a drawn card or a Pub to decide on at times."""
    owner = seat_with(
        draw(tableau_cards), draw(st.integers(0, 25)), draw(st.lists(kinds, max_size=4))
    )
    observatories = owner.in_play[KIND_IDS.index("observatory")]
    owner.used_observatories = draw(st.integers(0, observatories))
    sizes = draw(st.lists(st.integers(0, 3), min_size=4, max_size=4))
    state = State(
        options=Options(),
        players=[owner, Player()],
        stacks=[list(TABLE.deck[phase][:size]) for phase, size in zip(Phase, sizes, strict=True)],
        markers=[0, 0, 0, 0],
        turn=0,
        upper=draw(st.lists(kinds, max_size=5)),
        lower=draw(st.lists(kinds, max_size=3)),
        phase=draw(st.sampled_from(Phase)),
    )
    state.drawn = draw(st.none() | kinds)
    if draw(st.integers(0, 9)) == 0:
        state.drawn, state.phase, state.pub_owners = None, Phase.BUILDING, [0]
    return state


@few
@given(positions())
def test_legal_actions_are_exactly_those_that_the_rules_allow(state: State) -> None:
    seat = Naive(state, to_act(state))
    assert Counter(GAME.legal_actions(state, 0)) == Counter(filter(seat.may, EVERY_ACTION))


@few
@given(st.integers(1, 4), st.integers(0, 10_000), st.integers(0, 300))
def test_legal_actions_of_played_games_too(seats: int, seed: int, length: int) -> None:
    state, rng = GAME.new(seats, seed, Options()), Random(seed)
    for _ in range(length):
        action = rng.choice(GAME.legal_actions(state, to_act(state)))
        after, _ = apply(GAME, state, to_act(state), action)
        if after.over:
            break
        state = after
    seat = Naive(state, to_act(state))
    legal = GAME.legal_actions(state, to_act(state))
    assert Counter(legal) == Counter(filter(seat.may, EVERY_ACTION))


@many
@given(positions())
def test_whatever_is_done_rubles_stay_and_are_paid_to_the_last(state: State) -> None:
    for action in GAME.legal_actions(state, 0):
        after, events = apply(GAME, state, 0, action)
        assert all(player.rubles >= 0 for player in after.players)
        paid = sum(getattr(event, "cost", 0) for event in events)
        gained = sum(getattr(event, "rubles", (0, 0))[0] for event in events)
        assert after.players[0].rubles == state.players[0].rubles - paid + gained


@many
@given(tableau_cards, kinds, st.sampled_from((*SOURCES, None)))
def test_prices_are_those_of_the_rules_and_never_below_1(
    in_play: list[int], card: int, source: Source | None
) -> None:
    state = State(Options(), [seat_with(in_play)], [[]] * 4, [0] * 4, 0)
    owner, naive = state.players[0], Naive(state, 0)
    for other in (None, *displaceable(TABLE, owner, card)):
        asked = price(TABLE, owner.in_play, card, source, other)
        name = None if other is None else KIND_IDS[other]
        assert asked == naive.price(KIND_IDS[card], source, name) >= 1


@many
@given(tableau_cards, kinds, kinds)
def test_one_more_card_in_play_never_makes_anything_dearer(
    in_play: list[int], more: int, card: int
) -> None:
    few_cards, more_cards = seat_with(in_play).in_play, seat_with([*in_play, more]).in_play
    before = price(TABLE, few_cards, card, "upper", None)
    assert before - 1 <= price(TABLE, more_cards, card, "upper", None) <= before


@many
@given(tableau_cards, kinds)
def test_the_lower_row_saves_one_ruble_or_nothing_at_the_price_of_1(
    in_play: list[int], card: int
) -> None:
    owner = seat_with(in_play).in_play
    upper = price(TABLE, owner, card, "upper", None)
    assert price(TABLE, owner, card, "lower", None) == max(1, upper - 1)


@many
@given(tableau_cards, st.integers(0, 2))
def test_income_is_that_of_the_rules(in_play: list[int], used: int) -> None:
    owner = seat_with(in_play)
    owner.used_observatories = min(used, owner.in_play[KIND_IDS.index("observatory")])
    naive = Naive(State(Options(), [owner], [[]] * 4, [0] * 4, 0), 0)
    for phase in Phase:
        assert income(TABLE, owner, phase) == naive.income(phase)


@many
@given(st.lists(kinds.filter(lambda card: card not in POWERS), max_size=40), st.data())
def test_income_of_plain_cards_adds_up_card_by_card(
    in_play: list[int], data: st.DataObject
) -> None:
    split = data.draw(st.integers(0, len(in_play)))
    for phase in SCORED:
        whole, left, right = (
            income(
                TABLE,
                Player(in_play=bytearray(part.count(card) for card in range(len(KIND_IDS)))),
                phase,
            )
            for part in (in_play, in_play[:split], in_play[split:])
        )
        assert whole == (left[0] + right[0], left[1] + right[1])
