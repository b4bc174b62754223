"""Properties of every position of both editions, played or generated."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import apply
from engine.games.saint_petersburg.actions import Source
from engine.games.saint_petersburg.cards import (
    CARD_IDS,
    EDITIONS,
    Phase,
    card_table,
)
from engine.games.saint_petersburg.events import Event, Scored
from engine.games.saint_petersburg.legal import displaceable, price
from engine.games.saint_petersburg.scoring import income
from engine.games.saint_petersburg.state import Options, Player, State
from tests.engine.games.saint_petersburg.positions import GAME, to_act
from tests.engine.games.saint_petersburg.reference_rules import (
    FACTS,
    SOURCES,
    ReferenceRules,
    every_action,
)

EVERY_ACTION = {edition: tuple(every_action(edition)) for edition in EDITIONS}
SPECIAL = {
    edition: [
        CARD_IDS.index(name)
        for name, card in FACTS[edition].items()
        if "power" in card or "pays_per" in card
    ]
    for edition in EDITIONS
}
OBSERVATORY, PRISON, PUB, HALL, HOUSE = map(
    CARD_IDS.index, ("observatory", "debtors_prison", "pub", "guild_hall", "trading_house")
)

few = settings(max_examples=40, deadline=None, derandomize=True)
many = settings(max_examples=120, deadline=None, derandomize=True)
in_each_edition = pytest.mark.parametrize("edition", EDITIONS)


@cache
def kinds(edition: str) -> st.SearchStrategy[int]:
    return st.sampled_from(card_table(edition).kinds)


@cache
def tableaus(edition: str) -> st.SearchStrategy[list[int]]:
    return st.lists(kinds(edition) | st.sampled_from(SPECIAL[edition]), max_size=12)


def seat_with(edition: str, in_play: list[int], rubles: int = 0) -> Player:
    """A seat with no more copies of a kind in play than the game has."""
    facts, held = FACTS[edition], Counter(in_play)
    limit = [facts[name]["count"] if name in facts else 0 for name in CARD_IDS]
    counts = bytearray(min(held[card], limit[card]) for card in range(len(CARD_IDS)))
    return Player(rubles=rubles, in_play=counts)


def reference_rules_of(edition: str, owner: Player) -> ReferenceRules:
    """The reference rules for a game with this seat only."""
    return ReferenceRules(State(Options(edition=edition), [owner], [[]] * 4, [0] * 4, 0), 0)


@st.composite
def positions(draw: st.DrawFn, edition: str) -> State:
    """A state in a turn of seat 0, sometimes with a drawn card or a pending building decision."""
    table, any_kind = card_table(edition), kinds(edition)
    owner = seat_with(edition, draw(tableaus(edition)), draw(st.integers(0, 25)))
    owner.hand = draw(st.lists(any_kind, max_size=4))
    owner.used_observatories = draw(st.integers(0, owner.in_play[OBSERVATORY]))
    owner.used_prisons = draw(st.integers(0, owner.in_play[PRISON]))
    sizes = draw(st.lists(st.integers(0, 3), min_size=4, max_size=4))
    state = State(
        options=Options(edition=edition),
        players=[owner, Player()],
        stacks=[list(table.deck[phase][:size]) for phase, size in zip(Phase, sizes, strict=True)],
        markers=[0, 0, 0, 0],
        turn=0,
        upper=draw(st.lists(any_kind, max_size=5)),
        lower=draw(st.lists(any_kind, max_size=3)),
        discard_pile=draw(st.lists(any_kind, max_size=4)),
        phase=draw(st.sampled_from(Phase)),
    )
    state.drawn = draw(st.none() | any_kind)
    if draw(st.integers(0, 5)) == 0:
        state.drawn, state.phase = None, Phase.BUILDING
        state.guild_hall_owners = [0] * owner.in_play[HALL]
        state.trading_house_owners = [0] * owner.in_play[HOUSE]
        state.pub_owners = [0] * (owner.in_play[PUB] > 0)
    return state


def gained(event: Event) -> int:
    """Rubles that the first seat got by an event."""
    match event:
        case Scored(_, rubles):
            return rubles[0]
    return getattr(event, "rubles", 0) if getattr(event, "seat", None) == 0 else 0


@in_each_edition
@few
@given(st.data())
def test_legal_actions_match_the_reference_rules(edition: str, data: st.DataObject) -> None:
    state = data.draw(positions(edition))
    seat = ReferenceRules(state, to_act(state))
    legal = Counter(GAME.legal_actions(state, 0))
    assert legal == Counter(filter(seat.is_legal, EVERY_ACTION[edition]))


@in_each_edition
@many
@given(st.data())
def test_actions_change_rubles_by_exactly_their_cost_and_income(
    edition: str, data: st.DataObject
) -> None:
    state = data.draw(positions(edition))
    for action in GAME.legal_actions(state, 0):
        transition = apply(GAME, state, 0, action)
        after, events = transition.state, transition.events
        assert all(player.rubles >= 0 for player in after.players)
        paid = sum(getattr(event, "cost", 0) for event in events)
        assert after.players[0].rubles == state.players[0].rubles - paid + sum(map(gained, events))


@in_each_edition
@many
@given(st.data(), st.sampled_from((*SOURCES, None)))
def test_prices_match_the_reference_rules_and_are_at_least_1(
    edition: str, data: st.DataObject, source: Source | None
) -> None:
    table, card = card_table(edition), data.draw(kinds(edition))
    owner = seat_with(edition, data.draw(tableaus(edition)))
    for displaced in (None, *displaceable(table, owner, card)):
        engine_price = price(table, owner.in_play, card, source, displaced)
        name = None if displaced is None else CARD_IDS[displaced]
        reference_price = reference_rules_of(edition, owner).price(CARD_IDS[card], source, name)
        assert engine_price == reference_price >= 1


@in_each_edition
@many
@given(st.data(), st.integers(0, 2))
def test_income_matches_the_reference_rules(edition: str, data: st.DataObject, used: int) -> None:
    owner = seat_with(edition, data.draw(tableaus(edition)))
    owner.used_observatories = min(used, owner.in_play[OBSERVATORY])
    for phase in Phase:
        assert income(card_table(edition), owner, phase) == reference_rules_of(
            edition, owner
        ).income(phase)
