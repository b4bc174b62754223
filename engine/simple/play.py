"""A game in progress, as the rules of a file see and change it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from engine.core import PhaseEnded, Seat
from engine.rng import Rng
from engine.simple.misuse import Misuse
from engine.simple.state import DecisionDropped, Fact, Move, Revealed, Scored, State, Told, WentOut
from engine.simple.view import view

if TYPE_CHECKING:
    from engine.simple.declaration import Simple

__all__ = ["Move", "Play"]

OutcomeT = TypeVar("OutcomeT")

IS_A_MOVE = "`{}` is a move: call what you tell otherwise"
"""What is wrong with a key that is told if `told-<key>` says that a move was made."""


class Play:
    """The state of a game, and what the rules can do with it."""

    def __init__(
        self, rules: Simple, state: State, events: list[Any] | None = None, rng: Rng | None = None
    ) -> None:
        """With `rng` it is the setup, in which chance is always allowed."""
        self._rules, self._state, self._setup_rng = rules, state, rng
        self._events = [] if events is None else events
        self._reveals = self._ends_round = False
        self._resigned: Seat | None = None

    @property
    def options(self) -> Any:
        return self._state.options

    @property
    def table(self) -> Any:
        return self._state.table

    @property
    def players(self) -> list[Any]:
        return self._state.players

    @property
    def seats(self) -> range:
        return range(len(self._state.players))

    @property
    def remaining(self) -> list[Seat]:
        """The seats that are not out of the game."""
        out = [seat for seat, _ in self._state.out]
        return [seat for seat in self.seats if seat not in out]

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are asked now; while a move is carried out, nobody before `ask`."""
        return self._state.asked

    @property
    def phase(self) -> str:
        return self._state.phase

    @property
    def round(self) -> int:
        return self._state.round

    def after(self, seat: Seat, among: Iterable[Seat] | None = None) -> Seat:
        """Return the next seat clockwise that is not out, or the next one among these."""
        count = len(self.seats)
        others = self.remaining if among is None else list(among)
        return min(others, key=lambda each: (each - seat - 1) % count)

    def ask(self, phase: str, *seats: Seat) -> None:
        """Begin or go on with a phase: these seats decide next, anew if they have already."""
        if phase not in self._rules.phases:
            raise Misuse(f"there is no phase {phase!r} to ask for: {', '.join(self._rules.phases)}")
        if not seats:
            raise Misuse(f"g.ask({phase!r}) asks nobody: name seats, g.ask({phase!r}, 0)")
        if not all(seat in self.remaining for seat in seats):
            raise Misuse(f"g.ask names seats that are in the game, {self.remaining}, not {seats}")
        state = self._state
        state.phase, state.asked = phase, tuple(sorted(seats))
        if self._resigned is not None:
            decided = (seat for seat, choice in enumerate(state.choices) if choice)
            self._events += (DecisionDropped(seat, self._resigned) for seat in decided)
        state.choices = [None] * len(state.choices)

    def tell(self, key: str, *, to: Seat | None = None, **facts: Fact) -> None:
        """Tell everybody, or only the seat `to`: the text `told-<key>` with these facts.

        `seat` and `seats` are told as names, other words as the texts of that key: a tuple under
        `card` becomes a list of names of cards.
        """
        if to is None and key in self._rules.moves:
            raise Misuse(IS_A_MOVE.format(key))
        self._events.append(Told(key, tuple(facts.items()), to))

    def roll(self, sides: int) -> int:
        """Roll a die."""
        return self._use_chance(lambda rng: rng.randbelow(sides)) + 1

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle a list."""
        self._use_chance(lambda rng: rng.shuffle(items))

    def draw(self, pile: list[Any], number: int = 1) -> list[Any]:
        """Take so many from the top of a hidden pile, or what is left of it."""
        self.reveal()
        return [pile.pop() for _ in range(min(number, len(pile)))]

    def reveal(self) -> None:
        """Say that somebody has seen what was hidden: the move cannot be taken back."""
        self._reveals = True

    def end_round(self) -> None:
        """End the round while everything lies as it was left: now its summary is drawn."""
        if score := self._rules.score:
            seen = view(self._state, None)
            rows = [self._rules.row(seen, seat) for seat in self.seats]
            if lacking := [row for row in rows if score not in row]:
                raise Misuse(f"score = {score!r} is no figure of row: it returns {lacking[0]}")
            self._events.append(Scored(tuple(row[score] for row in rows)))
        self._events.append(PhaseEnded(self._state.round, self._state.phase))
        self._ends_round = True
        if not self._state.ranks:
            self._state.round += 1

    def leave(self, *seats: Seat) -> None:
        """Say that seats are out of the game: they watch on, and are asked no more."""
        self._leave(seats, resigned=False)

    def _leave(self, seats: Sequence[Seat], *, resigned: bool) -> None:
        state = self._state
        for seat in set(self.remaining) & set(seats):
            state.out += ((seat, state.moves),)
            state.asked = tuple(each for each in state.asked if each != seat)
            state.choices[seat] = None
            self._events.append(WentOut(seat, resigned))

    def finish(
        self,
        points: Sequence[int],
        ranks: Sequence[int | None] | None = None,
        *,
        ties: Sequence[int] = (),
    ) -> None:
        """End the game. Without ranks the most points win, of equal ones the most of `ties`.

        Who has the same of both shares a rank. Whoever is out then comes
        after all who are not, and after those who were out later. A rank of None is no place:
        `[None] * n` if nobody wins. Who plays `together` has won with `[1] * n`, and all have the
        same points. A round that was ended is the last one: no other begins.
        """
        points = self._per_seat("points", points)
        ranks = None if ranks is None else self._per_seat("ranks", ranks, (int, type(None)))
        ties = self._per_seat("ties", ties) if ties else ()
        state = self._state
        if self._rules.together and (ranks is None or set(ranks) not in ({1}, {None})):
            raise Misuse("all win or lose together: n players get the ranks [1] * n or [None] * n")
        if self._rules.together and len(set(points)) != 1:
            raise Misuse("all who play together have the same points, as in [points] * n")
        state.round -= self._ends_round
        state.points, state.asked, state.choices = points, (), [None] * len(state.choices)
        if ranks is None:
            out = dict(state.out)
            order = [
                (seat not in out, out.get(seat, own), ties[seat] if ties else 0)
                for seat, own in enumerate(state.points)
            ]
            ranks = [1 + sum(other > own for other in order) for own in order]
        state.ranks = tuple(ranks)

    def _per_seat(self, name: str, numbers: Any, kinds: Any = int) -> tuple[Any, ...]:
        """Return one number for each seat, or raise Misuse."""
        given = tuple(numbers) if isinstance(numbers, Iterable) else (numbers,)
        if len(given) != len(self.seats):
            raise Misuse(
                f"g.finish takes a list of {len(self.seats)} {name}, one for each seat: not {given}"
            )
        if not all(isinstance(number, kinds) for number in given):
            raise Misuse(f"g.finish takes {name} as whole numbers: not {given}")
        return given

    def resign(self, seat: Seat) -> None:
        """Let a player give up, whoever is asked."""
        self._resigned = seat
        self._leave((seat,), resigned=True)
        self._rules.resign(self, seat)
        self._conclude("resign")

    def resolve(self, chosen: Mapping[Seat, Move]) -> None:
        """Carry out what all have decided, or the move of the only one who was asked."""
        state, rules = self._state, self._rules
        state.asked = ()
        if rules.all_decide(state.phase):
            self.reveal()
            getattr(rules, state.phase)(self, chosen)
        else:
            for seat, (name, *values) in chosen.items():
                getattr(rules, str(name))(self, seat, *values)
        done = (
            [state.phase] if rules.all_decide(state.phase) else [str(m[0]) for m in chosen.values()]
        )
        self._conclude(" or ".join(done))

    def set_up(self) -> None:
        """Prepare the table."""
        self._rules.setup(self)
        self._conclude("setup")

    def _conclude(self, method: str) -> None:
        if not self._state.asked and not self._state.ranks:
            code = getattr(getattr(type(self._rules), method), "__code__", None)
            line = f" (line {code.co_firstlineno})" if code else ""
            raise Misuse(
                f"after {method}{line} nobody is asked and nothing ends: call g.ask or g.finish"
            )
        if self._reveals:
            self._events.append(Revealed())

    def _use_chance(self, use: Callable[[Rng], OutcomeT]) -> OutcomeT:
        if self._setup_rng is not None:
            return use(self._setup_rng)
        if not self._rules.chance:
            raise Misuse(f"{self._rules.name} must say chance = True to use chance in play")
        self.reveal()
        rng = Rng(self._state.rng)
        outcome = use(rng)
        self._state.rng = rng.state
        return outcome
