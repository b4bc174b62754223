"""Set-up, the course of turns, phases and rounds, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import PhaseEnded, Seat
from engine.games.saint_petersburg.cards import PHASES, SCORING_PHASES, Card, Phase, card_table
from engine.games.saint_petersburg.events import (
    Dealt,
    DiscPaid,
    Dismissed,
    Event,
    EventSink,
    GameEnded,
    LastRoundBegan,
    MarkersMoved,
    PhaseBegan,
    RowsShifted,
    Scored,
)
from engine.games.saint_petersburg.scoring import final_scores, income
from engine.games.saint_petersburg.state import (
    ROW_SIZE,
    Options,
    Player,
    State,
)
from engine.rng import Rng

FIRST_WORKERS_PER_SEAT = 2
"""Workers per player in the first upper row."""


def set_up(seats: int, seed: int, options: Options) -> State:
    """Shuffle the stacks, deal the start markers and lay out the first workers."""
    rng = Rng(seed)
    stacks = [list(stack) for stack in card_table(options.edition).deck]
    for stack in stacks:
        rng.shuffle(stack)
    return set_up_with(seats, stacks, deal_markers(seats, rng, options), options)


def deal_markers(seats: int, rng: Rng, options: Options) -> list[Seat]:
    """Return the holder of each phase's start marker, and of the gold disc if there is one.

    The markers are shuffled and dealt: two each with two players, all four for one. With three, the
    seat of the option gets two; without it, a random one does.
    """
    disc = card_table(options.edition).disc
    markers = len(Phase) + (disc is not None and disc.seats == seats)
    holders = [seat for seat in range(seats) for _ in range(markers // seats)]
    if len(holders) < markers:
        extra = options.extra_marker
        holders.append(rng.randbelow(seats) if extra is None else extra % seats)
    rng.shuffle(holders)
    return holders


def set_up_with(
    seats: int, stacks: Sequence[Sequence[Card]], markers: Sequence[Seat], options: Options
) -> State:
    """Start a game from given stacks (worker, building, aristocrat, trading; top card last).

    `markers` names the holder of each phase's start marker in the first round, followed by that of
    the gold disc if there is one.
    """
    state = State(
        options=options,
        players=[Player() for _ in range(seats)],
        stacks=[list(stack) for stack in stacks],
        markers=list(markers[: len(Phase)]),
        turn=markers[Phase.WORKER],
    )
    if disc_holders := markers[len(Phase) :]:
        take_disc(state, disc_holders[0])
    deal(state, Phase.WORKER, FIRST_WORKERS_PER_SEAT * seats, None)
    return state


def take_disc(state: State, seat: Seat) -> None:
    """Give the gold disc to a seat, with its rubles and the points of the first round."""
    disc = state.table.disc
    assert disc is not None
    state.disc = seat
    state.players[seat].rubles += disc.rubles
    state.players[seat].points += disc.points


def deal(state: State, phase: Phase, number: int, events: EventSink) -> None:
    """Deal cards of a phase's stack into the upper row, as far as there are enough.

    Dealing the last card of a stack makes this round the last.
    """
    stack = state.stacks[phase]
    dealt = [stack.pop() for _ in range(min(number, len(stack)))]
    state.upper[:0] = dealt
    if events is not None:
        events.append(Dealt(phase, tuple(dealt), len(stack)))
    if dealt and not stack and not state.last_round:
        state.last_round = True
        if events is not None:
            events.append(LastRoundBegan(phase, state.round))


def end_turn(state: State) -> None:
    """End a turn with an action other than a pass, which resets the number of passes."""
    state.passes = 0
    state.turn = (state.turn + 1) % len(state.players)


def end_turn_with_pass(state: State, events: EventSink) -> None:
    """End a turn with a pass. When all seats have passed in a row, the phase's actions end."""
    state.passes += 1
    if state.passes == len(state.players):
        end_actions(state, events)
    else:
        state.turn = (state.turn + 1) % len(state.players)


def end_actions(state: State, events: EventSink) -> None:
    """Score the phase. After the building scoring the owners of some buildings decide first."""
    if state.phase in SCORING_PHASES:
        score(state, events)
    if state.phase is Phase.BUILDING:
        table = state.table
        in_turn = turn_order(state)
        state.guild_hall_owners = owners(state, table.guild_hall, in_turn)
        state.trading_house_owners = owners(state, table.trading_house, in_turn)
        state.pub_owners = owners(state, table.pub, in_turn)
    if not state.pending_owners():
        end_phase(state, events)


def score(state: State, events: EventSink) -> None:
    """Pay every player the rubles and points of the phase's colour."""
    gains: list[tuple[int, int]] = []
    dismissed: list[Event] = []
    table, phase = state.table, state.phase
    for seat, player in enumerate(state.players):
        rubles, points = income(table, player, phase)
        if rubles < 0:
            rubles += dismiss_unpaid(state, seat, rubles, dismissed)
        player.rubles += rubles
        player.points += points
        gains.append((rubles, points))
    if events is not None:
        rubles_gained, points_gained = zip(*gains, strict=True)
        events.append(Scored(state.phase, tuple(rubles_gained), tuple(points_gained)))
        events += dismissed


def dismiss_unpaid(state: State, seat: Seat, loss: int, events: list[Event]) -> int:
    """Discard Sycophants until the seat can pay the rest, and return the rubles saved."""
    player, table, saved = state.players[seat], state.table, 0
    card = table.sycophant
    while player.in_play[card] and player.rubles + loss + saved < 0:
        player.in_play[card] -= 1
        state.discard_pile.append(card)
        saved -= table.rubles[card]
        events.append(Dismissed(seat, card))
    return saved


def turn_order(state: State) -> Sequence[Seat]:
    """Return the seats clockwise from the holder of this phase's start marker."""
    first, seats = state.markers[state.phase], range(len(state.players))
    return (*seats[first:], *seats[:first])


def owners(state: State, building: Card, in_turn: Sequence[Seat]) -> list[Seat]:
    """Return the owners of a building, in turn order."""
    return [seat for seat in in_turn if state.players[seat].in_play[building]]


def end_building_decision(state: State, events: EventSink) -> None:
    """Record that an owner has decided. After the last one the phase ends."""
    state.pending_owners().pop(0)
    if not state.pending_owners():
        end_phase(state, events)


def end_phase(state: State, events: EventSink) -> None:
    """Begin the next phase, or end the round after the trading phase."""
    if events is not None:
        events.append(PhaseEnded(state.round, state.phase.label))
    if state.phase is not Phase.TRADING:
        begin_phase(state, PHASES[state.phase + 1], events)
    elif state.last_round:
        end_game(state, events)
    else:
        end_round(state, events)


def end_round(state: State, events: EventSink) -> None:
    """Shift the rows, pass on the markers, turn Observatories face up, and begin a round."""
    discarded, state.lower, state.upper = state.lower, state.upper, []
    state.discard_pile += discarded
    for player in state.players:
        player.used_observatories = player.used_prisons = 0
    if events is not None:
        events.append(RowsShifted(tuple(discarded), tuple(state.lower)))
    move_markers(state, events)
    state.round += 1
    begin_phase(state, Phase.WORKER, events)


def move_markers(state: State, events: EventSink) -> None:
    """Pass the start markers to the left; by more seats in games with the gold disc."""
    seats, holder, disc = len(state.players), state.disc, state.table.disc
    steps = 1 if holder is None or disc is None else disc.steps
    state.markers = [(marker + steps) % seats for marker in state.markers]
    state.disc = None if holder is None else (holder + steps) % seats
    if events is not None:
        events.append(MarkersMoved(tuple(state.markers), state.disc))
    if state.disc is not None and disc is not None:
        state.players[state.disc].points += disc.points
        if events is not None:
            events.append(DiscPaid(state.disc, disc.points))


def begin_phase(state: State, phase: Phase, events: EventSink) -> None:
    """Fill both rows together up to 8 cards from the phase's stack; the marker's holder begins."""
    state.phase = phase
    state.passes = 0
    state.turn = state.markers[phase]
    deal(state, phase, ROW_SIZE - len(state.upper) - len(state.lower), events)
    if events is not None:
        events.append(PhaseBegan(state.round, phase, state.turn))


def end_game(state: State, events: EventSink) -> None:
    """End the game with the final scoring."""
    state.over = True
    if events is not None:
        events.append(GameEnded(final_scores(state)))
