"""Pictures show all public information, and nothing that is secret."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from engine.games.rattus_cartus.buildings import BUILDINGS, CLASS_OF_BUILDING, COPIES_PER_KIND
from engine.games.rattus_cartus.cards import FLUTE, JOKER, SWORD, population_card
from engine.games.rattus_cartus.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsGiven,
    CardsLaid,
    Entered,
    Event,
    FlutePlayed,
    InfluenceScored,
    NunSeen,
    PassUsed,
    RatsDiscarded,
    RatsTaken,
    Revealed,
    RoundBegan,
    SpecialsGained,
    SupplyTaken,
    TokensGained,
)
from engine.games.rattus_cartus.state import Phase, Step
from engine.games.rattus_cartus.view import TrackView, View
from render.games.rattus_cartus import RENDERER
from render.games.rattus_cartus.buildings import house_areas
from render.games.rattus_cartus.gains import building_gains
from render.games.rattus_cartus.palette import CLASS_COLOURS
from render.games.rattus_cartus.table import AREAS
from render.renderer import accent_colour
from tests.render.games.rattus_cartus.adapter import full_hand
from tests.render.games.rattus_cartus.drawn_states import (
    CONTEXT,
    GAME,
    SEAT_COUNTS,
    crowded,
    public,
    random_states,
    resolved_buildings,
)

BASE = replace(crowded(3), last_round=False)


def table(view: View) -> bytes:
    return RENDERER.table(view, (), CONTEXT).png


@pytest.mark.parametrize(
    "change",
    [
        {"entered": (0, 1, 2)},
        {"laid": (1, 2, 3)},
        {"entered": (2, 1), "laid": (8, 9)},
        {"resolved": True},
    ],
)
def test_visitors_of_a_building_are_shown(change: dict[str, Any]) -> None:
    resolving = replace(BASE, phase=Phase.RESOLVING, place=2)
    row = (BASE.row[0], replace(BASE.row[1], **change), BASE.row[2])
    assert table(replace(resolving, row=row)) != table(resolving)


def test_every_building_looks_different() -> None:
    """Kinds differ, and copies of a kind differ by their supplies."""
    views = [
        replace(BASE, row=(replace(BASE.row[0], building=building), *BASE.row[1:]))
        for building in range(len(BUILDINGS))
    ]
    assert len({table(view) for view in views}) == len(BUILDINGS) == 12 * COPIES_PER_KIND


def test_supply_is_shown_with_its_taker() -> None:
    choosing = replace(BASE, phase=Phase.SUPPLIES, step=Step.SUPPLY, row=public_row(BASE))
    players = [replace(player, supply=None) for player in choosing.players]
    untaken = replace(choosing, players=tuple(players))
    taken = {
        table(replace(untaken, players=(replace(players[0], supply=place), *players[1:])))
        for place in range(3)
    }
    assert len({table(untaken), *taken}) == 4


def public_row(view: View) -> tuple[Any, ...]:
    return tuple(replace(building, entered=(), laid=()) for building in view.row)


@pytest.mark.parametrize(
    "track",
    [
        TrackView(2, (1, 2, 3), (2, 1, 0)),
        TrackView(2, (2, 2, 3), (2, 1, 0)),
        TrackView(2, (2, 2, 3), (2, 0, 1)),
        TrackView(2, (0, 0, 3), (2, 0, 1)),
        TrackView(2, (0, 0, 0), (2, 0, 1)),
    ],
    ids=str,
)
def test_disc_order_is_shown(track: TrackView) -> None:
    tracks = (*BASE.tracks[:2], track, *BASE.tracks[3:])
    other = replace(track, heights=(5, 0, 0), order=(0, 1, 2))
    others = (*BASE.tracks[:2], other, *BASE.tracks[3:])
    assert table(replace(BASE, tracks=tracks)) != table(replace(BASE, tracks=others))
    assert table(replace(BASE, tracks=tracks)) != table(BASE)


def test_hand_shows_cards_rats_nuns_and_chosen_cards() -> None:
    state = full_hand(9)
    base = GAME.view(state, 1)
    me = base.players[1]
    assert me.hand
    others = [
        replace(me, hand=(*me.hand[:-1], SWORD)),
        replace(me, rats=2),
        replace(me, chosen=()),
        replace(me, laid_cards=(FLUTE,), place=0),
        replace(me, tokens=5),
    ]
    views = [base, replace(base, nuns=(population_card("monk", 4), *base.nuns[1:]))]
    views += [replace(base, players=(base.players[0], p, *base.players[2:])) for p in others]
    assert len({RENDERER.hand(view, CONTEXT).png for view in views}) == len(views)


def test_resolved_building_shows_all_its_events() -> None:
    phase = resolved_buildings(4, 4)[6]
    view = public(phase.state)
    seat = view.row[view.place or 0].entered[0]
    assert any(isinstance(event, Revealed) for event in phase.events)
    extra_events: tuple[Event, ...] = (
        InfluenceScored(seat, 1, 9, 9),
        RatsTaken(seat, 9),
        RatsDiscarded(seat, 9),
        FlutePlayed(seat, (3 if seat != 3 else 2,)),
        CardsGiven(seat, (seat + 1) % 4, 9, None),
        CardsDrawn(seat, 9, None),
        TokensGained(seat, 9),
        SpecialsGained(seat, JOKER, 9),
        CardsDiscarded(seat, (SWORD,)),
        NunSeen(seat, 1, None),
    )
    pictures = [RENDERER.phase(view, phase.events, CONTEXT)]
    pictures += [RENDERER.phase(view, [*phase.events, event], CONTEXT) for event in extra_events]
    assert len({picture.png for picture in pictures}) == len(pictures)
    assert len({picture.alt for picture in pictures}) == len(pictures)


def test_events_before_the_cards_are_revealed_are_not_credited_to_the_building() -> None:
    for seats in SEAT_COUNTS:
        for phase in resolved_buildings(seats, 3):
            view = public(phase.state)
            building = view.row[view.place or 0]
            for gains in building_gains(view, phase.events):
                if gains.entered and not view.last_round:
                    people = [card for card in gains.cards if card <= JOKER]
                    assert gains.influence == len(people)
            assert [o.seat for o in building_gains(view, phase.events) if o.entered] == list(
                building.entered
            )


def test_dead_seats_and_the_plague_are_shown() -> None:
    end = public(random_states(4, 3)[-1])
    scores = end.final_scores
    assert any(not score.alive for score in scores)
    risen = tuple(replace(score, alive=True, rank=1) for score in scores)
    fewer = (population_card("monk", 0), *end.nuns[1:])
    views = [end, replace(end, final_scores=risen), replace(end, nuns=fewer)]
    views.append(replace(end, plague=99))
    assert len({RENDERER.result(view, CONTEXT).png for view in views}) == 4


def test_changes_are_marked() -> None:
    view = replace(BASE, phase=Phase.RESOLVING)
    seat = view.row[1].entered[0]
    climber = view.tracks[2].order[0]
    event_lists: list[list[Event]] = [
        [],
        [Entered(seat, 1, view.row[1].building, 1)],
        [CardsLaid(seat, 2)],
        [Entered(seat, 1, view.row[1].building, 1), CardsLaid(seat, 2)],
        [InfluenceScored(climber, 2, 3, view.tracks[2].heights[climber])],
        [TokensGained(0, 2)],
        [TokensGained(1, 2)],
    ]
    pictures = [RENDERER.table(view, events, CONTEXT) for events in event_lists]
    assert len({picture.png for picture in pictures}) == len(event_lists)


def test_signs_of_who_moved_follow_a_word_that_says_so() -> None:
    said = list[str]()

    def translate(key: str, **params: Any) -> str:
        said.append(key)
        return CONTEXT.translate(key, **params)

    view = replace(BASE, phase=Phase.ENTERING, to_act=(0,))
    moves: list[list[Event]] = [[], [SupplyTaken(1, 0, view.row[0].building)]]
    for events in moves:
        said.clear()
        RENDERER.table(view, events, replace(CONTEXT, translate=translate))
        assert ("picture-moved" in said) == bool(events)


def test_order_of_moves_is_shown() -> None:
    """They differ in nothing else: everybody took a supply, and entered nothing yet."""
    view = replace(BASE, phase=Phase.ENTERING, to_act=(0,))
    first, second = (SupplyTaken(seat, 0, view.row[0].building) for seat in (1, 2))
    waited = PassUsed(1)
    event_lists: list[list[Event]] = [
        [first],
        [first, second],
        [second, first],
        [waited, second],
        [second, waited],
    ]
    pictures = [RENDERER.table(view, events, CONTEXT) for events in event_lists]
    assert len({picture.png for picture in pictures}) == len(event_lists)


def test_new_round_is_told_above_the_buildings_and_on_none_of_them() -> None:
    before, after = (
        Image.open(io.BytesIO(RENDERER.table(BASE, events, CONTEXT).png))
        for events in ((), (RoundBegan(2, 0, (), ()),))
    )
    assert before.tobytes() != after.tobytes()
    for house in house_areas(AREAS.board, len(BASE.row)):
        box = (house.x, house.y, house.right, house.bottom)
        assert before.crop(box).tobytes() == after.crop(box).tobytes()


@pytest.mark.parametrize("number", [45, 110])
def test_equal_cards_of_a_large_hand_are_counted(number: int) -> None:
    """Those with a name, and those too small for one."""
    base = GAME.view(full_hand(number), 1)
    me = base.players[1]
    hand = tuple(card // 24 * 5 for card in range(number))
    hands = [me.hand or (), hand]
    pictures = set()
    for cards in hands:
        for cards_and_one in (cards, (cards[0], *cards)):
            player = replace(me, hand=cards_and_one, hand_size=number)
            view = replace(base, players=(base.players[0], player, *base.players[2:]))
            pictures.add(RENDERER.hand(view, CONTEXT).png)
    assert len(pictures) == 4


def test_secret_cards_of_events_are_told_nowhere() -> None:
    """Even if the events are not redacted, numbers are all that is shown."""
    pictures = {
        RENDERER.table(BASE, [CardsDrawn(0, 2, cards)], CONTEXT)
        for cards in (None, (population_card("monk"),) * 2, (JOKER, SWORD))
    }
    assert len(pictures) == 1


def test_messages_have_the_colour_of_the_class_whose_building_is_resolved() -> None:
    for place, standing in enumerate(BASE.row):
        resolving = replace(BASE, phase=Phase.RESOLVING, place=place)
        cls = CLASS_OF_BUILDING[standing.building]
        assert accent_colour(RENDERER, resolving) == CLASS_COLOURS[cls]
    entering = replace(BASE, phase=Phase.ENTERING, place=None)
    assert accent_colour(RENDERER, entering) == RENDERER.skin.line
