"""Set-up, the course of a round, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from engine.games.rattus_cartus import resolving
from engine.games.rattus_cartus.buildings import BUILDINGS, BUILDINGS_OF_CLASS, CLASS_OF_BUILDING
from engine.games.rattus_cartus.cards import CLASS_COUNT, NUNS_ON, POPULATION_DECK
from engine.games.rattus_cartus.events import EventSink, GameEnded, RoundBegan
from engine.games.rattus_cartus.rulebook import BUILDINGS_SHOWN, RULES
from engine.games.rattus_cartus.scoring import final_scores
from engine.games.rattus_cartus.state import (
    NO_PLACE,
    Options,
    Phase,
    Player,
    RoundTally,
    State,
    Step,
)
from engine.rng import Rng


def set_up(seats: int, seed: int, options: Options) -> State:
    """Draw the starting player and the buildings used, and shuffle these and the population."""
    rng = Rng(seed)
    first = rng.randbelow(seats)
    buildings = _draw_buildings(rng, options)
    rng.shuffle(buildings)
    deck = list(POPULATION_DECK)
    rng.shuffle(deck)
    return set_up_with(seats, buildings, deck, first, options, rng.next_u64())


def _draw_buildings(rng: Rng, options: Options) -> list[int]:
    """Return five buildings of each class: all of one kind, or random ones."""
    used: list[int] = []
    for cls in BUILDINGS_OF_CLASS:
        number = RULES.buildings_a_class
        if options.one_kind:
            kinds = sorted({BUILDINGS[each].kind for each in cls})
            kind = kinds[rng.randbelow(len(kinds))]
            used += [each for each in cls if BUILDINGS[each].kind == kind]
        else:
            drawn = list(cls)
            rng.shuffle(drawn)
            used += drawn[:number]
    return used


def set_up_with(
    seats: int,
    buildings: Sequence[int],
    deck: Sequence[int],
    first: Seat,
    options: Options,
    rng: int,
) -> State:
    """Start a game with given buildings and a given deck, the first to be shown or drawn first.

    The deck provides the hands of seats 0, 1 and so on, then the nun row, then the draw pile. `rng`
    is the state of the generator for later shuffles. Raises ValueError for cards or buildings that
    do not fit the game.
    """
    if sorted(deck) != sorted(POPULATION_DECK):
        raise ValueError("the deck holds the whole population")
    classes = [CLASS_OF_BUILDING[number] for number in buildings]
    if sorted(classes) != sorted(RULES.buildings_a_class * list(range(CLASS_COUNT))):
        raise ValueError("five buildings of each class are used")
    rounds = RULES.rounds[seats]
    in_rounds = rounds * BUILDINGS_SHOWN[seats]
    state = State(
        options=options,
        players=[Player() for _ in range(seats)],
        stack=list(reversed(buildings[:in_rounds])),
        replacements=list(reversed(buildings[in_rounds:])),
        unused=sorted(set(range(len(BUILDINGS))) - set(buildings)),
        deck=list(reversed(deck)),
        nuns=[],
        rounds=rounds,
        first=first,
        rng=rng,
        known=[[[] for _ in range(seats)] for _ in range(seats)],
        astray=[[] for _ in range(seats)],
        heights=[[0] * seats for _ in range(CLASS_COUNT)],
        orders=[list(range(seats)) for _ in range(CLASS_COUNT)],
    )
    for player in state.players:
        player.hand = sorted(state.deck.pop() for _ in range(RULES.start_cards))
    state.nuns = [state.deck.pop() for _ in range(RULES.nun_row)]
    _begin_round(state)
    return state


def _begin_round(state: State) -> None:
    """Show the buildings of a round, not all of one class as long as there are replacements."""
    state.row = [state.stack.pop() for _ in range(BUILDINGS_SHOWN[len(state.players)])]
    state.turned_away = []
    while len({CLASS_OF_BUILDING[number] for number in state.row}) == 1 and state.replacements:
        state.turned_away.append(state.row.pop())
        state.row.append(state.replacements.pop())
    state.gone += state.turned_away
    state.entered, state.entry_order = [[] for _ in state.row], []
    state.phase, state.place = Phase.SUPPLIES, NO_PLACE
    state.queue = turn_order(state)
    state.turn, state.step = state.first, Step.SUPPLY


def turn_order(state: State) -> list[Seat]:
    """Return all seats clockwise from the starting player."""
    seats = len(state.players)
    return [(state.first + step) % seats for step in range(seats)]


def end_supply_turn(state: State) -> None:
    """Let the next seat choose a supply. After the last one the seats enter buildings."""
    state.queue.pop(0)
    state.step = Step.SUPPLY
    if not state.queue:
        state.phase, state.step = Phase.ENTERING, Step.ENTER
        state.queue = turn_order(state)
    state.turn = state.queue[0]


def end_entering_turn(state: State, events: EventSink) -> None:
    """Let the next seat enter a building. After the last one the buildings are resolved."""
    state.queue.pop(0)
    if state.queue:
        state.turn, state.step = state.queue[0], Step.ENTER
        return
    resolving.begin_resolving(state, events)
    continue_resolving(state, events)


def continue_resolving(state: State, events: EventSink) -> None:
    """Resolve buildings until somebody has to decide; after the last one the round ends."""
    if not resolving.resolve_until_decision(state, events):
        _end_round(state, events)


def _end_round(state: State, events: EventSink) -> None:
    if state.last_round:
        state.step = Step.OVER
        if events is not None:
            nuns = sum(NUNS_ON[card] for card in state.nuns)
            events.append(GameEnded(tuple(state.nuns), nuns, final_scores(state)))
        return
    for player in state.players:
        player.place = player.supply = NO_PLACE
        player.shown = None
        player.gains = RoundTally()
    state.privilege = None
    state.gone += state.row
    state.round += 1
    state.first = (state.first + 1) % len(state.players)
    _begin_round(state)
    if events is not None:
        turned_away = tuple(state.turned_away)
        events.append(RoundBegan(state.round, state.first, tuple(state.row), turned_away))
