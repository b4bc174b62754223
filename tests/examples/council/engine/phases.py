"""The set-up, the phases of a winter, and the end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core import PhaseEnded
from engine.rng import Rng
from tests.examples.council.engine.cards import Card, all_cards, strength
from tests.examples.council.engine.events import (
    Dealt,
    DikeBroke,
    DikeHeld,
    Event,
    FieldsShared,
    FloodCame,
    GameEnded,
    Given,
    Harvested,
    WinterBegan,
)
from tests.examples.council.engine.scoring import harvest, ranks
from tests.examples.council.engine.state import HAND_SIZE, WINTERS, Options, Phase, Player, State

FLOODS = (4, 7, 5, 8, 6, 10, 9)
"""The heights of the floods, unshuffled: the strength needed per living house."""

FOR_MOST_BUILT = 3

FEWEST_HOUSES = 2
"""With fewer living houses, the game ends."""

Events = list[Event] | None


def set_up(seats: int, seed: int, options: Options) -> State:
    """Shuffle the deck and the floods, unless the game is open, and deal the first hands."""
    deck, floods = all_cards(), list(FLOODS)
    if not options.open:
        rng = Rng(seed)
        rng.shuffle(deck)
        rng.shuffle(floods)
    return set_up_with(seats, deck, floods, options)


def set_up_with(seats: int, deck: Sequence[Card], floods: Sequence[int], options: Options) -> State:
    """Start with this deck and these floods, the top card last."""
    state = State(options, [Player() for _ in range(seats)], list(deck), list(floods))
    deal(state, None)
    return state


def deal(state: State, events: Events) -> None:
    """Deal every living house a new hand."""
    for seat in state.living:
        dealt = sorted(state.deck.pop() for _ in range(HAND_SIZE))
        state.players[seat].hand = dealt
        if events is not None:
            events.append(Dealt(seat, HAND_SIZE, tuple(dealt), not state.options.open))


def end_decisions(state: State, events: Events) -> None:
    """Carry out the decisions of all houses, and go on to the next phase with decisions."""
    match state.phase:
        case Phase.GIVING:
            pass_gifts(state, events)
            end_phase(state, events)
            for player in state.players:
                player.giving = None
            state.phase = Phase.BUILDING
        case Phase.BUILDING:
            flood(state, events)
            if len(state.living) < FEWEST_HOUSES:
                end_game(state, events)
                return
            end_phase(state, events)
            clear_dike(state)
            state.phase = Phase.CLAIMING
        case Phase.CLAIMING:
            share_fields(state, events)
            end_phase(state, events)
            bring_in_harvest(state, events)
            end_phase(state, events)
            end_winter(state, events)


def end_phase(state: State, events: Events) -> None:
    """Add the event for the end of the phase, before the table is cleared."""
    if events is not None:
        events.append(PhaseEnded(state.winter, state.phase.value))


def pass_gifts(state: State, events: Events) -> None:
    """Pass the gifts of all living houses to the next ones simultaneously."""
    chosen = {seat: state.players[seat].giving or () for seat in state.living}
    for seat, cards in chosen.items():
        for card in cards:
            state.players[seat].hand.remove(card)
    for seat, cards in chosen.items():
        left = state.left_of(seat)
        receiver = state.players[left]
        receiver.hand = sorted([*receiver.hand, *cards])
        receiver.gift, receiver.giver, receiver.received = list(cards), seat, len(cards)
        if events is not None:
            events.append(Given(seat, left, len(cards), cards, not state.options.open))


def flood(state: State, events: Events) -> None:
    """Reveal the laid cards, and resolve this winter's flood."""
    state.flood = state.floods.pop()
    needed = state.flood * len(state.living)
    if events is not None:
        laid = tuple(tuple(player.laid) for player in state.players)
        events.append(FloodCame(state.flood, needed, laid, not state.options.open))
    built = {seat: sum(map(strength, state.players[seat].laid)) for seat in state.living}
    for seat in built:
        player = state.players[seat]
        player.gift = sorted((Counter(player.gift) - Counter(player.laid)).elements())
    if sum(built.values()) >= needed:
        builders = tuple(seat for seat, share in built.items() if share == max(built.values()))
        for seat in builders:
            state.players[seat].points += FOR_MOST_BUILT
        if events is not None:
            events.append(DikeHeld(builders, FOR_MOST_BUILT))
    else:
        drowned = tuple(seat for seat, share in built.items() if share == min(built.values()))
        for seat in drowned:
            drown(state, state.players[seat])
        if events is not None:
            events.append(DikeBroke(drowned))


def drown(state: State, player: Player) -> None:
    """Remove a house: its fields are free again, and its hand is discarded."""
    player.alive = False
    player.fields = []
    state.discard_pile += player.hand
    player.hand = []
    player.gift = []


def clear_dike(state: State) -> None:
    """Discard the cards at the dike."""
    for player in state.players:
        state.discard_pile += player.laid
        player.laid = []
        player.ready = False


def share_fields(state: State, events: Events) -> None:
    """Give each field to the house that claimed it, unless several did."""
    claims = Counter(state.players[seat].claim for seat in state.living)
    got = tuple(seat for seat in state.living if claims[state.players[seat].claim] == 1)
    for seat in got:
        player = state.players[seat]
        assert player.claim is not None, "every living house has claimed"
        player.fields = sorted([*player.fields, player.claim])
    if events is not None:
        shown = tuple(player.claim for player in state.players)
        events.append(FieldsShared(shown, got, not state.options.open))


def bring_in_harvest(state: State, events: Events) -> None:
    """Score the fields and the hands of all houses."""
    state.phase = Phase.HARVEST
    for player in state.players:
        player.claim = None
    gains = tuple(harvest(player) for player in state.players)
    for player, gain in zip(state.players, gains, strict=True):
        player.points += gain
    if events is not None:
        kept = tuple(tuple(player.hand) for player in state.players)
        events.append(Harvested(gains, kept, not state.options.open))


def end_winter(state: State, events: Events) -> None:
    """Discard the hands, then deal for the next winter or end the game."""
    for player in state.players:
        state.discard_pile += player.hand
        player.hand, player.gift, player.giver, player.received = [], [], None, 0
    if state.winter == WINTERS:
        end_game(state, events)
        return
    state.winter += 1
    state.phase = Phase.GIVING
    state.flood = None
    if events is not None:
        events.append(WinterBegan(state.winter))
    deal(state, events)


def end_game(state: State, events: Events) -> None:
    """End the game."""
    state.over = True
    if events is not None:
        points = tuple(player.points for player in state.players)
        events.append(GameEnded(points, ranks(state)))
