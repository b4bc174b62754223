"""The contract of a game, derived from a declaration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any
from zlib import crc32

from pydantic import TypeAdapter

from engine.core import Codecs, IllegalAction, Result, Seat
from engine.rng import Rng
from engine.simple.declaration import Simple
from engine.simple.hiding import conceal, held_pieces, imagine
from engine.simple.moves import check_moves, fault_of_form
from engine.simple.play import Play
from engine.simple.state import (
    RESIGN,
    DecisionDropped,
    Event,
    Move,
    Moved,
    Revealed,
    Shown,
    State,
    Told,
    copied,
    state_class,
)
from engine.simple.time_limit import TimeLimit, limited
from engine.simple.view import View, public_part, to_act, view


class SimpleGame:
    """Implements `engine.core.Game` and `Resignable` by the rules of a file."""

    pass_action: Move | None = None
    resign_action: Move = RESIGN

    def __init__(self, rules: Simple) -> None:
        self.rules, self.name, self.schema = rules, rules.name, rules.schema
        self.limit = TimeLimit(rules.name)
        self.together = rules.together
        self._lengths = {name: 1 + len(chosen) for name, chosen in rules.moves.items()}
        self._state_class = state_class(rules.Options, rules.Table, rules.Player)
        self.codecs: Codecs[State, Move, Event, Any] = Codecs(
            state=TypeAdapter(self._state_class),
            action=TypeAdapter(Move),
            event=TypeAdapter(Event),
            options=TypeAdapter(rules.Options),
        )

    @limited
    def seat_counts(self, options: Any) -> range:
        """Return the possible numbers of players with these options."""
        return self.rules.seats(options)

    @limited
    def new(self, seats: int, seed: int, options: Any) -> State:
        """Set up a game."""
        rules, rng = self.rules, Rng(seed)
        players = [rules.Player() for _ in range(seats)]
        state = self._state_class(options, rules.Table(), players, choices=[None] * seats)
        Play(rules, state, rng=rng).set_up()
        state.rng = rng.next_u64() if rules.chance else 0
        return state

    def clone(self, state: State) -> State:
        """Return an independent copy."""
        return copied(state)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that are asked and have not decided."""
        return to_act(state)

    @limited
    def legal_actions(self, state: State, seat: Seat) -> Sequence[Move]:
        """Return the moves of a seat, as the file lists them."""
        if seat not in to_act(state):
            return []
        try:
            return list(dict.fromkeys(self.rules.legal(Play(self.rules, state), seat)))
        except TypeError:
            self.check_moves(state, seat)
            raise

    def check_moves(self, state: State, seat: Seat) -> None:
        """Raise Misuse for the first move that cannot be one, in the line that yields it."""
        check_moves(self.rules, state, seat, partial(fault_of_form, self.rules, state.phase))

    def may_resign(self, state: State, seat: Seat) -> bool:
        """Return whether a seat is in the game, and the rules say what happens without it."""
        is_in = all(seat != other for other, _ in state.out)
        return is_in and not state.ranks and self.rules.may_resign(len(state.players))

    @limited
    def rejection(self, state: State, seat: Seat, action: Move) -> IllegalAction:
        """Return why a move is not legal."""
        if state.ranks:
            return IllegalAction("game-over")
        if action == RESIGN:
            return IllegalAction("not-now")
        if seat not in state.asked:
            return IllegalAction("not-your-turn")
        if state.choices[seat] is not None:
            return IllegalAction("decided-already")
        if not any(action[:1] == (each.split()[0],) for each in self.rules.phases[state.phase]):
            return IllegalAction("not-now")
        why = self.rules.why(Play(self.rules, state), seat, action)
        named_only = self._lengths.get(str(action[0])) != len(action)
        return IllegalAction(why or ("not-now" if named_only else "not-allowed"))

    @limited
    def advance(
        self, state: State, seat: Seat, action: Move, events: list[Event] | None = None
    ) -> None:
        """Make a move, or keep it until all who were asked have decided."""
        if action != RESIGN and self._lengths.get(str(action[0])) != len(action):
            self.check_moves(state, seat)
        happened: list[Event] = [] if events is None else events
        secret = self.rules.all_decide(state.phase) and action != RESIGN
        happened.append(Moved(seat, action, secret))
        state.moves += 1
        state.noise = crc32(f"{seat} {action}".encode(), state.noise)
        if secret:
            state.choices[seat] = action
        elif action == RESIGN:
            Play(self.rules, state, happened).resign(seat)
        else:
            held = Counter[Any]() if events is None else held_pieces(state, seat)
            Play(self.rules, state, happened).resolve({seat: action})
            if held and held - held_pieces(state, seat):
                happened.append(Shown(seat))
        if state.asked and not to_act(state):
            chosen = {each: choice for each in state.asked if (choice := state.choices[each])}
            state.choices = [None] * len(state.choices)
            Play(self.rules, state, happened).resolve(chosen)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what a seat sees."""
        return view(state, seat)

    @limited
    def row(self, v: View, seat: Seat) -> Mapping[str, int]:
        """Return the figures in a player's panel, by name."""
        return dict(self.rules.row(v, seat))

    @limited
    def pieces(self, v: View, seat: Seat) -> Sequence[str]:
        """Return what lies before a player."""
        return list(self.rules.pieces(v, seat))

    @limited
    def held(self, v: View, seat: Seat) -> Sequence[str]:
        """Return what a player holds, if the file tells that from what lies before the player."""
        return list(self.rules.hand(v, seat))

    @limited
    def hand(self, v: View, seat: Seat) -> Sequence[str]:
        """Return what is in the seat's own hand: what the file says, without it all pieces.

        First come those that lie before it as everybody else sees them otherwise, such as a card
        set aside.
        """
        pieces = self.rules.pieces(v, seat)
        if type(self.rules).hand is Simple.hand:
            return list(pieces)
        seen = self.rules.pieces(public_part(v), seat)
        secret = [own for own, other in zip_longest(pieces, seen) if own not in (None, other)]
        return [*secret, *self.rules.hand(v, seat)]

    @limited
    def board(self, v: View) -> Sequence[Sequence[str]]:
        """Return what lies in the middle, row by row."""
        return [list(row) for row in self.rules.board(v)]

    @limited
    def offered(self, v: View) -> tuple[str, ...]:
        """Return the moves of the phase that somebody may make, as far as everybody sees."""
        public, moves = public_part(v), (each.split()[0] for each in self.rules.phases[v.phase])
        return tuple(move for move in moves if self.rules.offered(public, move))

    @limited
    def note(self, v: View, what: str, chosen: str | int) -> Mapping[str, str | int]:
        """Return facts that are written beside a choice, as the seat of the view may know them."""
        return dict(self.rules.note(v, what, chosen))

    def forced_action(self, view: View, seat: Seat) -> Move | None:
        """Return None: only the rules know what is legal."""
        return None

    @limited
    def is_forced(self, view: View, seat: Seat) -> bool:
        """Return whether everybody sees that a seat to act has a single move."""
        return seat in view.to_act and self.rules.forced(public_part(view), seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """Hide secret decisions, and what was told to another seat."""
        match event:
            case Moved(owner, _, True) if owner != seat:
                return Moved(owner, None, True)
            case Told(to=int(owner)) | DecisionDropped(owner) if owner != seat:
                return None
            case Shown():
                return None
        return event

    def reveals(self, event: Event, seat: Seat | None = None) -> bool:
        """Return whether something hidden was shown, with a seat also if another showed its own."""
        match event:
            case Revealed():
                return True
            case Shown(player):
                return seat not in (None, player)
        return False

    @limited
    def conceal(self, state: State, seat: Seat | None, seed: int) -> State:
        """Return a copy with other values for all that a seat does not see."""
        return conceal(self.rules, state, seat, seed)

    @limited
    def determinize(self, state: State, seat: Seat, seed: int) -> State:
        """Return a state that may be the true one, as far as the seat sees and believes."""
        return imagine(self.rules, state, seat, seed)

    def result(self, state: State) -> Result | None:
        """Return the result as the rules gave it."""
        if not state.ranks:
            return None
        return Result(state.points, state.ranks, self.together)

    @limited
    def upgrade(self, raw: dict[str, Any], schema: int) -> dict[str, Any]:
        """Convert a stored state as the file says."""
        return self.rules.upgrade(raw, schema)
