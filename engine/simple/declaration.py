"""What a file declares: who sees which field, the moves of each phase, and the rules."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, is_dataclass
from functools import cached_property
from types import CodeType, FunctionType
from typing import Any, ClassVar

from engine.core import Seat
from engine.simple.form import PARTS, Fault, Misdeclared, declaration_faults
from engine.simple.options import choices_of
from engine.simple.play import Move, Play

_MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n[ \t].*)*)", re.MULTILINE)


class Simple:
    """The rules of a game. A subclass declares one; its docstring says in English how it is played.

    `Options`, `Table` and `Player` name values of numbers, words, truth values, and lists of these.
    A phase with a method of its own name is decided by all who are asked, in secret: the method
    gets the moves by seat. In the other phases each move has a method, which gets the seat and what
    was chosen with the move.
    """

    name: ClassVar[str]
    players: ClassVar[range]
    phases: ClassVar[Mapping[str, Sequence[str]]]
    """The moves of each phase: a name, and the names of what is chosen, `bid number face`."""

    chance: ClassVar[bool] = False
    """Whether anything is rolled, shuffled or drawn by chance after the setup."""

    score: ClassVar[str] = ""
    """The figure of `row` that says who is ahead, if there is one: charted round by round."""

    together: ClassVar[bool] = False
    """Whether all win or lose as one.

    Then `g.finish` gets `[1] * n` as ranks of `n` players who have won, and `[None] * n` otherwise.
    The points are the same for all, as AI players would compare themselves with the others.
    """

    schema: ClassVar[int] = 1
    minutes: ClassVar[tuple[int, int]] = (5, 20)
    """The usual shortest and longest duration of a game."""

    colours: ClassVar[Mapping[str, str | int]] = {}
    """The colours of pieces of all kinds, by the start of what is on them.

    Six hexadecimal digits, or the number of a seat for the colour of that.
    """

    texts: ClassVar[Mapping[str, str]] = {}
    """The texts by language, in Fluent's syntax; those that are missing are derived.

    Those of a language that lie beside the file take the place of those that it has here.
    """

    Options: ClassVar[Any]
    """What the lobby offers: truth values, and words of which one is chosen (`Literal`)."""

    Table: ClassVar[Any]
    """What belongs to nobody."""

    Player: ClassVar[Any]
    """What each player has."""

    moves: ClassVar[Mapping[str, tuple[str, ...]]]
    """What is chosen with each move. Derived from `phases`."""

    text_keys: ClassVar[frozenset[str]]
    """The keys of the English texts. Derived from `texts`."""

    untold_moves: ClassVar[frozenset[str]]
    """The moves that nobody is told of, as their English `told-<move>` is empty."""

    numbered_keys: ClassVar[frozenset[str]]
    """Those of texts with a `$number`."""

    def __init_subclass__(cls) -> None:
        for fault in declaration_faults(cls, Simple):
            raise Misdeclared(cls, fault)
        for part in PARTS:
            declared = vars(cls).get(part) or type(part, (), {})
            if not is_dataclass(declared):
                # With slots, a misspelt field is an error instead of a field that nobody reads.
                declared = dataclass(frozen=part == "Options", slots=True)(declared)
            setattr(cls, part, declared)
        words = [each.split() for moves in cls.phases.values() for each in moves]
        cls.moves = {name: tuple(chosen) for name, *chosen in words}
        cls.take_texts({})
        try:
            choices_of(cls.Options)
        except TypeError as error:
            raise Misdeclared(cls, Fault(str(error), "Options")) from None

    @classmethod
    def take_texts(cls, texts: Mapping[str, str]) -> None:
        """Let texts, by language, take the place of those that the file has in these languages."""
        cls.texts = {**cls.texts, **texts}
        messages = dict(_MESSAGE.findall(cls.texts.get("en", "")))
        cls.untold_moves = frozenset(
            move for move in cls.moves if not messages.get(f"told-{move}", move).strip()
        )
        cls.text_keys = frozenset(messages)
        cls.numbered_keys = frozenset(key for key, text in messages.items() if "$number" in text)

    def setup(self, g: Play) -> None:
        """Prepare the table and ask the first seats."""
        raise NotImplementedError

    def legal(self, g: Play, seat: Seat) -> Iterable[Move]:
        """Yield the moves of a seat that is asked, as tuples: the name, and what is chosen."""
        raise NotImplementedError

    def resign(self, g: Play, seat: Seat) -> None:
        """Go on, or end the game, now that a player has given up and is out.

        With two players the other one wins; if they play together, both lose. With more, nobody can
        give up unless a file says here how it goes on without them: whom it asks if nobody is left
        in `g.asked`.
        """
        if self.together:
            g.finish([0] * len(g.seats), [None] * len(g.seats))
        else:
            g.finish([int(other != seat) for other in g.seats])

    def why(self, g: Play, seat: Seat, move: Move) -> str | None:
        """Return why a move is not legal, if there is a reason to tell: `illegal-<reason>`.

        If a seat presses a button and has no such move, `move` is the name alone: `("claim",)`.
        """
        return None

    def seats(self, options: Any) -> range:
        """Return the possible numbers of players with these options."""
        return self.players

    def row(self, v: Any, seat: Seat) -> Mapping[str, int]:
        """Return the figures in a player's panel, by name."""
        return {}

    def pieces(self, v: Any, seat: Seat) -> Sequence[str]:
        """Return what lies before a player: `die:5`, `card:h7`, `token:x`, `tile:` or `card:?`.

        An empty text leaves a gap, here and in `board`.
        """
        return ()

    def hand(self, v: Any, seat: Seat) -> Sequence[str]:
        """Return what a player holds, in the same way.

        It is the picture of the hand, after those `pieces` that only their player sees; without it,
        that shows all `pieces`. In the picture of the table it follows these, as others see it.
        """
        return ()

    def board(self, v: Any) -> Sequence[Sequence[str]]:
        """Return what lies in the middle, row by row."""
        return ()

    def note(self, v: Any, what: str, chosen: str | int) -> Mapping[str, str | int]:
        """Return facts that whoever chooses sees beside a choice: the text `note-<what>` has them.

        Such as how full a place is. Nobody else reads them, so they may be of the own hand, that of
        the seat `v.seat`.
        """
        return {}

    def offered(self, v: Any, move: str) -> bool:
        """Return whether somebody may make a move of the phase, as far as everybody sees.

        It has no button while nobody may. What only a hand tells does not count.
        """
        return True

    def forced(self, v: Any, seat: Seat) -> bool:
        """Return whether everybody sees that a seat that is asked has only one move.

        Such as its last card: then it makes that by itself, also where all decide at once.
        """
        return False

    def value(self, g: Play, seat: Seat, move: Move) -> float:
        """Return how good a move seems at first sight: only the order of a seat's moves counts."""
        return 0.0

    def believe(self, g: Play, seat: Seat) -> float:
        """Return how likely a player has done what it did, with what is hidden of it in `g`.

        Only the ratio of two such values matters; 0 is impossible. What was done must be in fields
        that everybody sees, and hidden things count only if they are those of the seat.
        """
        return 1.0

    def knows(self, g: Play, seat: Seat) -> Iterable[list[Any]]:
        """Yield the hidden lists of which a seat knows all that is in them, such as a passed hand.

        Neither that nor which lists these are may depend on what the seat never saw: a list of
        which somebody has hidden a card since is known no more.
        """
        return ()

    def upgrade(self, raw: dict[str, Any], schema: int) -> dict[str, Any]:
        """Convert a stored state from `schema` to the next."""
        raise ValueError(f"there is no schema {schema} of {self.name}")

    def may_resign(self, seats: int) -> bool:
        """Return whether players can give up at a table of so many."""
        return seats == 2 or type(self).resign is not Simple.resign

    @cached_property
    def counts_rounds(self) -> bool:
        """Whether its code ends a round anywhere. If none does, nobody speaks of rounds."""
        classes = [each for each in type(self).__mro__ if issubclass(each, Simple)]
        parts = [*map(vars, classes[: classes.index(Simple)]), vars(sys.modules[self.__module__])]
        functions = [getattr(each, "__func__", each) for part in parts for each in part.values()]
        codes = [each.__code__ for each in functions if isinstance(each, FunctionType)]
        return any(Play.end_round.__name__ in _names_in(code) for code in codes)

    def all_decide(self, phase: str) -> bool:
        """Return whether a phase is decided by all who are asked, in secret."""
        return phase in self.phases and hasattr(self, phase)

    @classmethod
    def reasons(cls) -> Iterator[str]:
        """Yield the reasons that the texts name, without those of every game."""
        for key in sorted(cls.text_keys):
            if key.startswith("illegal-"):
                yield key.removeprefix("illegal-")


def _names_in(code: CodeType) -> Iterator[str]:
    """Yield what a function and those within it name of other objects."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_in(constant)
