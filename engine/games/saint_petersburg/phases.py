"""Set-up, the course of turns, phases and rounds, and the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import PhaseEnded, Seat
from engine.games.saint_petersburg.cards import SCORED, Card, Phase, card_table
from engine.games.saint_petersburg.events import (
    Dealt,
    Event,
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
    copies,
)
from engine.rng import Rng

FIRST_WORKERS = 2
"""Workers a player in the very first upper row."""


def set_up(seats: int, seed: int, options: Options) -> State:
    """Shuffle the stacks, deal the start markers and lay out the first workers."""
    rng = Rng(seed)
    stacks = [list(stack) for stack in card_table(options.edition).deck]
    for stack in stacks:
        rng.shuffle(stack)
    return set_up_with(seats, stacks, deal_markers(seats, rng, options), options)


def deal_markers(seats: int, rng: Rng, options: Options) -> list[Seat]:
    """One start marker a phase, shuffled and dealt round.

    Two each with two players, all four for one. With three, the option names the seat that
    gets two of them; else it is drawn.
    """
    holders = [seat for seat in range(seats) for _ in range(len(Phase) // seats)]
    if len(holders) < len(Phase):
        extra = options.extra_marker
        holders.append(rng.below(seats) if extra is None else extra % seats)
    rng.shuffle(holders)
    return holders


def set_up_with(
    seats: int, stacks: Sequence[Sequence[Card]], markers: Sequence[Seat], options: Options
) -> State:
    """Start from given stacks (worker, building, aristocrat, trading; the top card last).

    `markers` names the seat that holds each phase's start marker in the first round.
    """
    state = State(
        options=options,
        players=[Player() for _ in range(seats)],
        stacks=[list(stack) for stack in stacks],
        markers=list(markers),
        turn=markers[Phase.WORKER],
    )
    deal(state, Phase.WORKER, FIRST_WORKERS * seats, None)
    return state


def deal(state: State, phase: Phase, number: int, events: list[Event] | None) -> None:
    """Deal cards of a phase's stack into the upper row, as many as there are.

    Placing the last card of a stack makes this round the last.
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
    """Some action other than a pass is done: the count of passes starts anew."""
    state.passes = 0
    state.turn = (state.turn + 1) % len(state.players)


def end_turn_passing(state: State, events: list[Event] | None) -> None:
    """The seat on turn passed. When all have passed one after the other, the actions end."""
    state.passes += 1
    if state.passes == len(state.players):
        end_actions(state, events)
    else:
        state.turn = (state.turn + 1) % len(state.players)


def end_actions(state: State, events: list[Event] | None) -> None:
    """Score the phase; after the building scoring the owners of a Pub decide first."""
    if state.phase in SCORED:
        score(state, events)
    if state.phase is Phase.BUILDING:
        state.pub_owners = pub_owners(state)
    if not state.pub_owners:
        end_phase(state, events)


def score(state: State, events: list[Event] | None) -> None:
    """Pay every player the rubles and points of the phase's colour."""
    gains = [income(state.table, player, state.phase) for player in state.players]
    for player, (rubles, points) in zip(state.players, gains, strict=True):
        player.rubles += rubles
        player.points += points
    if events is not None:
        rubles_gained, points_gained = zip(*gains, strict=True)
        events.append(Scored(state.phase, tuple(rubles_gained), tuple(points_gained)))


def pub_owners(state: State) -> list[Seat]:
    """Who owns a Pub, in turn order from the holder of the building marker."""
    table, first, seats = state.table, state.markers[Phase.BUILDING], len(state.players)
    return [
        seat
        for seat in ((first + step) % seats for step in range(seats))
        if copies(state.players[seat].in_play, table.pubs)
    ]


def end_phase(state: State, events: list[Event] | None) -> None:
    """Deal new cards for the next phase, or end the round after the trading phase."""
    if events is not None:
        events.append(PhaseEnded(state.round, state.phase.label))
    if state.phase is not Phase.TRADING:
        begin_phase(state, Phase(state.phase + 1), events)
    elif state.last_round:
        end_game(state, events)
    else:
        end_round(state, events)


def end_round(state: State, events: list[Event] | None) -> None:
    """Shift the rows, pass the markers to the left, turn Observatories up, start a round."""
    discarded, state.lower, state.upper = state.lower, state.upper, []
    state.discard_pile += discarded
    state.markers = [(holder + 1) % len(state.players) for holder in state.markers]
    for player in state.players:
        player.used_observatories = 0
    if events is not None:
        events.append(RowsShifted(tuple(discarded), tuple(state.lower)))
        events.append(MarkersMoved(tuple(state.markers)))
    state.round += 1
    begin_phase(state, Phase.WORKER, events)


def begin_phase(state: State, phase: Phase, events: list[Event] | None) -> None:
    """Fill both rows together up to 8 from the phase's stack; its marker's holder begins."""
    state.phase = phase
    state.passes = 0
    state.turn = state.markers[phase]
    deal(state, phase, ROW_SIZE - len(state.upper) - len(state.lower), events)
    if events is not None:
        events.append(PhaseBegan(state.round, phase, state.turn))


def end_game(state: State, events: list[Event] | None) -> None:
    """The game is over: the final scoring."""
    state.over = True
    if events is not None:
        events.append(GameEnded(final_scores(state)))
