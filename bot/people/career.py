"""A person's record: games, wins, places and points, by all that makes games differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.storage.records import EndedGame, EndedSeat

PEOPLE = "people"
"""What stands for people where the levels of AI players stand for these."""

NO_PLACE = 0
"""The place of who has none: dead, say."""


@dataclass(slots=True)
class Tally:
    """Games of one sort. `places` counts how often each was reached."""

    games: int = 0
    wins: int = 0
    points: int = 0
    best: int = 0
    places: Counter[int] = field(default_factory=Counter)

    @property
    def mean(self) -> float:
        """Points a game."""
        return round(self.points / self.games, 1)

    def add(self, seat: EndedSeat) -> None:
        self.best = max(self.best, seat.points) if self.games else seat.points
        self.games += 1
        self.points += seat.points
        self.places[seat.rank or NO_PLACE] += 1
        self.wins += seat.rank == 1


@dataclass(slots=True)
class Duels:
    """How somebody did against one sort of others: who was ahead of whom, one by one."""

    games: int = 0
    met: int = 0
    ahead: int = 0
    level: int = 0

    def add(self, own: EndedSeat, others: Sequence[EndedSeat]) -> None:
        self.games += 1
        for other in others:
            mine, his = place_of(own, len(others)), place_of(other, len(others))
            self.met += 1
            self.ahead += mine < his
            self.level += mine == his


@dataclass(slots=True)
class Career:
    """A person's record in one game.

    `by_table` is by edition (its code, or nothing for the game itself) and number of players.
    `against` is by PEOPLE and the levels of AI players. Who played alone has won nothing: those
    games are in `by_table` alone, and neither in `all` nor in `against`. Games that he `left` are
    counted nowhere else.
    """

    name: str
    all: Tally = field(default_factory=Tally)
    alone: Tally = field(default_factory=Tally)
    by_table: dict[tuple[str, int], Tally] = field(default_factory=dict)
    against: dict[str, Duels] = field(default_factory=dict)
    left: int = 0

    @property
    def games(self) -> int:
        """Those that were played to the end."""
        return self.all.games + self.alone.games


def place_of(seat: EndedSeat, others: int) -> int:
    """A place to compare by: who has none is behind all others."""
    return others + 2 if seat.rank is None else seat.rank


def own_seat(game: EndedGame, user_id: int) -> EndedSeat | None:
    """The seat that a person had in the end."""
    return next((seat for seat in game.seats if seat.user_id == user_id), None)


def careers(
    games: Iterable[EndedGame], user_id: int, editions: Mapping[int, str]
) -> dict[str, Career]:
    """A person's record by game, what was played most first.

    `editions` says of the ids of games which edition was played, where it is not the game itself.
    """
    found: dict[str, Career] = {}
    for game in games:
        own, left = own_seat(game, user_id), any(one.user_id == user_id for one in game.leavers)
        if own is not None or left:
            career = found.setdefault(game.name, Career(game.name))
            career.left += left
            if own is not None:
                _add(career, game, own, editions.get(game.id, ""))
    return dict(sorted(found.items(), key=lambda item: (-item[1].games, -item[1].left)))


def _add(career: Career, game: EndedGame, own: EndedSeat, edition: str) -> None:
    players = len(game.seats)
    career.by_table.setdefault((edition, players), Tally()).add(own)
    if players == 1:
        career.alone.add(own)
        return
    career.all.add(own)
    for kind, others in _others(game, own):
        career.against.setdefault(kind, Duels()).add(own, others)


def _others(game: EndedGame, own: EndedSeat) -> Iterator[tuple[str, list[EndedSeat]]]:
    """The others of a game, by whether they are people or AI players of which level."""
    kinds: dict[str, list[EndedSeat]] = {}
    for seat in game.seats:
        if seat.seat != own.seat:
            kinds.setdefault(seat.ai or PEOPLE, []).append(seat)
    yield from kinds.items()
