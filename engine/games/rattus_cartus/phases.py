"""Set-up, the course of a round, and the end."""

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
    """Draw who starts and which buildings are used, and shuffle them and the population."""
    rng = Rng(seed)
    first = rng.randbelow(seats)
    buildings = _draw_buildings(rng, options)
    rng.shuffle(buildings)
    deck = list(POPULATION_DECK)
    rng.shuffle(deck)
    return set_up_with(seats, buildings, deck, first, options, rng.next_u64())


def _draw_buildings(rng: Rng, options: Options) -> list[int]:
    """Five buildings of each class: one kind of it, or any."""
    found: list[int] = []
    for cls in BUILDINGS_OF_CLASS:
        number = RULES.buildings_a_class
        if options.one_kind:
            kinds = sorted({BUILDINGS[each].kind for each in cls})
            kind = kinds[rng.randbelow(len(kinds))]
            found += [each for each in cls if BUILDINGS[each].kind == kind]
        else:
            drawn = list(cls)
            rng.shuffle(drawn)
            found += drawn[:number]
    return found


def set_up_with(
    seats: int,
    buildings: Sequence[int],
    deck: Sequence[int],
    first: Seat,
    options: Options,
    rng: int,
) -> State:
    """Start with given buildings and a given deck, the first to be shown or drawn first.

    Of the deck seats 0, 1 and so on get their hands, then comes the nun row, then the rest.
    `rng` is the state of the generator for shuffling later.
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
    """Show buildings. All of them are not of one class, as long as there are others."""
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
    """All seats clockwise, the starting player first."""
    seats = len(state.players)
    return [(state.first + step) % seats for step in range(seats)]


def end_supply_turn(state: State) -> None:
    """The next seat chooses a supply. After the last one all enter."""
    state.queue.pop(0)
    state.step = Step.SUPPLY
    if not state.queue:
        state.phase, state.step = Phase.ENTERING, Step.ENTER
        state.queue = turn_order(state)
    state.turn = state.queue[0]


def end_entering_turn(state: State, events: EventSink) -> None:
    """The next seat enters a building. After the last one they are resolved."""
    state.queue.pop(0)
    if state.queue:
        state.turn, state.step = state.queue[0], Step.ENTER
        return
    resolving.begin_resolving(state, events)
    continue_resolving(state, events)


def continue_resolving(state: State, events: EventSink) -> None:
    """Resolve as far as nobody has to decide, and end the round with its last building."""
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
