"""Phase D of the rule book: the buildings are resolved one after the other, from the left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core import PhaseEnded, Seat
from engine.games.rattus_cartus import beliefs
from engine.games.rattus_cartus.buildings import (
    BUILDINGS,
    CLASS_OF_BUILDING,
    BuildingAction,
    is_guard_tower,
)
from engine.games.rattus_cartus.cards import CLASS_OF_CARD, FLUTE, JOKER, SPECIAL_IDS, SWORD
from engine.games.rattus_cartus.events import (
    BuildingUsed,
    CardsDemanded,
    CardsDiscarded,
    CardsGiven,
    EventSink,
    FlutePlayed,
    InfluenceScored,
    PrivilegeScored,
    PrivilegeSettled,
    RatsTaken,
    Revealed,
    TokensGained,
)
from engine.games.rattus_cartus.gaining import ask_for_nuns, discard_rats, draw, gain_special
from engine.games.rattus_cartus.rulebook import RULES
from engine.games.rattus_cartus.scoring import advance_disc
from engine.games.rattus_cartus.state import Demand, Phase, Player, State, Step, Task

BUILDING_PHASE = "building"
"""The phase that ends with each building that somebody entered."""


def begin_resolving(state: State, events: EventSink) -> None:
    """Begin with the first building, after all seats have entered.

    With two players all cards are revealed at once, to settle the only privilege of the round.
    """
    state.phase = Phase.RESOLVING
    state.place = 0
    if len(state.players) == 2:
        for place in range(len(state.row)):
            _reveal(state, place, events)
        people = [people_played(player) for player in state.players]
        state.privilege = max(state.entry_order, key=lambda seat: people[seat])
        if events is not None:
            events.append(PrivilegeSettled(state.privilege, tuple(people)))
    if state.entered[0]:
        _open_building(state, events)


def resolve_until_decision(state: State, events: EventSink) -> bool:
    """Resolve until somebody has to decide. Return False when all buildings are resolved."""
    while state.place < len(state.row):
        while state.agenda:
            task, seat = state.agenda.pop()
            if _TASK_HANDLERS[task](state, seat, events):
                return True
        _close_building(state, events)
        state.place += 1
        if state.place < len(state.row) and state.entered[state.place]:
            _open_building(state, events)
    return False


def people_played(player: Player) -> int:
    """Return how many population cards and Jokers the player laid down."""
    return sum([card <= JOKER for card in player.shown or player.laid])


# 1. Reveal


def _reveal(state: State, place: int, events: EventSink) -> None:
    """Turn over the cards at a building."""
    entered = state.entered[place]
    for seat in entered:
        player = state.players[seat]
        player.shown = tuple(player.laid)
        beliefs.record_reveal(state, seat, player.laid)
    if entered and events is not None:
        cards = tuple(tuple(state.players[seat].laid) for seat in entered)
        events.append(Revealed(place, state.row[place], tuple(entered), cards))


def _open_building(state: State, events: EventSink) -> None:
    """Reveal and score a building, and list what is to be done there."""
    place = state.place
    entered, number = state.entered[place], state.row[place]
    if len(state.players) > 2:
        _reveal(state, place, events)
        state.privilege = max(entered, key=lambda seat: people_played(state.players[seat]))
    for seat in entered:
        _score(state, seat, CLASS_OF_BUILDING[number], events)
    agenda: list[tuple[Task, Seat]] = []
    for seat in entered:
        laid = state.players[seat].laid
        agenda += [(Task.SWORD, seat)] * laid.count(SWORD)
        agenda += [(Task.FLUTE, seat)] * laid.count(FLUTE)
    agenda += _building_tasks(state, entered, BUILDINGS[number].privilege.does == "heal")
    agenda.reverse()
    state.agenda = agenda


def _building_tasks(
    state: State, entered: Sequence[Seat], is_hospital: bool
) -> list[tuple[Task, Seat]]:
    """Return who uses the building, in order. In the Hospital all decide at once."""
    privileged = [(Task.PRIVILEGE, seat) for seat in entered if seat == state.privilege]
    if state.last_round:
        return privileged
    if is_hospital:
        return [(Task.HEAL, entered[0])]
    return privileged + [(Task.BASIC, seat) for seat in entered if seat != state.privilege]


def _score(state: State, seat: Seat, cls: int, events: EventSink) -> None:
    """Score influence for people and Jokers, and take a rat for each person of another class."""
    player = state.players[seat]
    people = [card for card in player.laid if card <= JOKER]
    rats = len([card for card in people if card != JOKER and CLASS_OF_CARD[card] != cls])
    gain_influence(state, seat, cls, len(people), events)
    if rats:
        player.rats += rats
        player.gains.rats_taken += rats
        if events is not None:
            events.append(RatsTaken(seat, rats))


def gain_influence(state: State, seat: Seat, cls: int, number: int, events: EventSink) -> None:
    """Move a disc up a track. A disc that meets another goes on top of it."""
    if not number:
        return
    heights = state.heights[cls]
    advance_disc(heights, state.orders[cls], seat, number)
    state.players[seat].gains.influence += number
    if events is not None:
        events.append(InfluenceScored(seat, cls, number, heights[seat]))


# Swords, Flutes and all that is given


def _play_sword(state: State, seat: Seat, events: EventSink) -> bool:
    others = [other for other in state.entered[state.place] if other != seat]
    halves = [
        (other, len(state.players[other].hand) // RULES.sword_takes_one_in) for other in others
    ]
    return _demand_cards(state, seat, Demand.SWORD, halves, events)


def _play_flute(state: State, seat: Seat, events: EventSink) -> bool:
    """Give each other seat at the building its share of rats, as long as there are any."""
    player, recipients = state.players[seat], list[Seat]()
    for other in state.entered[state.place]:
        number = min(RULES.reconstructed.rats_a_flute, player.rats)
        if other != seat and number:
            state.players[other].rats += number
            state.players[other].gains.rats_taken += number
            player.rats -= number
            player.gains.rats_off += number
            recipients += [other] * number
    if events is not None:
        events.append(FlutePlayed(seat, tuple(recipients)))
    return False


def _levy(state: State, seat: Seat, number: int, events: EventSink) -> bool:
    """Demand cards from seats with at least as many cards, unless they entered a Guard Tower."""
    own = len(state.players[seat].hand)
    asked = []
    for other, player in enumerate(state.players):
        protected = player.place >= 0 and is_guard_tower(state.row[player.place])
        if not protected and len(player.hand) >= own:
            asked.append((other, min(number, len(player.hand))))
    return _demand_cards(state, seat, Demand.GUARD_TOWER, asked, events)


def _demand_cards(
    state: State, receiver: Seat, demand: Demand, amounts: list[tuple[Seat, int]], events: EventSink
) -> bool:
    """Demand cards. A seat that has to give all of its cards does not choose.

    Returns whether somebody has to choose.
    """
    amounts = [(seat, number) for seat, number in amounts if number]
    if events is not None:
        events.append(CardsDemanded(receiver, demand, tuple(amounts)))
    state.receiver, state.demand = receiver, demand
    waiting = False
    for seat, number in amounts:
        player = state.players[seat]
        if number == len(player.hand):
            player.chosen, player.hand = player.hand, []
        else:
            player.asked = number
            waiting = True
    if waiting:
        state.step = Step.GIVE
    else:
        hand_over(state, events)
    return waiting


def hand_over(state: State, events: EventSink) -> None:
    """Give all chosen cards to the receiver."""
    receiver = state.receiver
    assert receiver is not None
    for giver, player in enumerate(state.players):
        if cards := player.chosen:
            player.chosen = []
            state.players[receiver].hand += cards
            beliefs.record_transfer(state, giver, receiver, cards)
            if events is not None:
                events.append(CardsGiven(giver, receiver, len(cards), tuple(cards)))
    state.players[receiver].hand.sort()
    state.receiver = state.demand = None


# 2. Building actions


def _use_privilege(state: State, seat: Seat, events: EventSink) -> bool:
    building = BUILDINGS[state.row[state.place]]
    if state.last_round:
        if events is not None:
            events.append(PrivilegeScored(seat, state.place, state.row[state.place]))
        gain_influence(state, seat, building.cls, RULES.last_round_influence, events)
        return False
    return _use_building(state, seat, building.privilege, True, events)


def _use_basic(state: State, seat: Seat, events: EventSink) -> bool:
    return _use_building(state, seat, BUILDINGS[state.row[state.place]].basic, False, events)


def _use_building(
    state: State, seat: Seat, action: BuildingAction, privilege: bool, events: EventSink
) -> bool:
    """Do what the building does. Return whether somebody has to decide."""
    if events is not None:
        events.append(BuildingUsed(seat, state.place, state.row[state.place], privilege))
    number, player = action.number, state.players[seat]
    match action.does:
        case "draw":
            draw(state, seat, number, events)
        case "brew":
            draw(state, seat, player.gains.influence // number, events)
        case "rats":
            discard_rats(state, seat, number, events)
        case "tokens":
            player.tokens += number
            player.gains.tokens += number
            if events is not None:
                events.append(TokensGained(seat, number))
        case "look":
            return ask_for_nuns(state, seat, number)
        case "levy":
            return _levy(state, seat, number, events)
        case "nothing" | "heal":
            pass
        case special:
            gain_special(state, seat, SPECIAL_IDS.index(special), number, events)
    return False


def patients(state: State) -> list[tuple[Seat, BuildingAction]]:
    """Return who is in the Hospital, the privilege first, and what it does for each."""
    building = BUILDINGS[state.row[state.place]]
    entered = state.entered[state.place]
    first = [(seat, building.privilege) for seat in entered if seat == state.privilege]
    return first + [(seat, building.basic) for seat in entered if seat != state.privilege]


def _begin_healing(state: State, _seat: Seat, events: EventSink) -> bool:
    """Let all in the Hospital decide at once what to discard."""
    waiting = False
    for seat, action in patients(state):
        player = state.players[seat]
        player.asked = min(action.number, len(player.hand))
        waiting |= player.asked > 0
    if waiting:
        state.step, state.demand = Step.DISCARD, Demand.HOSPITAL
    else:
        finish_healing(state, events)
    return waiting


def finish_healing(state: State, events: EventSink) -> None:
    """Discard the cards chosen in the Hospital and the rats, seat by seat."""
    state.demand = None
    for seat, action in patients(state):
        player = state.players[seat]
        if events is not None:
            privilege = seat == state.privilege
            events.append(BuildingUsed(seat, state.place, state.row[state.place], privilege))
        cards, player.chosen = player.chosen, []
        if cards:
            beliefs.record_reveal(state, seat, cards)
            return_cards(state, cards)
            if events is not None:
                events.append(CardsDiscarded(seat, tuple(cards)))
        discard_rats(state, seat, action.rats + len(cards), events)


# 3. Clearing


def return_cards(state: State, cards: Sequence[int]) -> None:
    """Put people on the discard pile, Jokers and special cards on their own piles."""
    for card in cards:
        if card < JOKER:
            state.discards.append(card)
        else:
            state.piles[card - JOKER] += 1


def _close_building(state: State, events: EventSink) -> None:
    """Clear the cards at a building that is resolved."""
    entered = state.entered[state.place]
    if not entered:
        return
    if events is not None:
        events.append(PhaseEnded(state.round, BUILDING_PHASE))
    for seat in entered:
        player = state.players[seat]
        return_cards(state, player.laid)
        player.laid = []
    if len(state.players) > 2:
        state.privilege = None


_TASK_HANDLERS: dict[Task, Callable[[State, Seat, EventSink], bool]] = {
    Task.SWORD: _play_sword,
    Task.FLUTE: _play_flute,
    Task.PRIVILEGE: _use_privilege,
    Task.BASIC: _use_basic,
    Task.HEAL: _begin_healing,
}
