"""How strong people are, from the order in which they finished: repeatable, and kept nowhere.

Every game with two people or more counts, in the order in which they ended. Who left one for good
or was replaced has lost it against all others, as in chess: otherwise it would pay to leave when a
game goes badly. Who takes over a seat gets what he makes of it, and the AI that plays on for a
leaver is nobody: it cannot take the win from those who stayed. Who comes back has left nothing. A
game that was ended before its time counts for nobody, whoever ended it. A rating is read like
one of chess: of two at a table, who stands 400 points above the other wins some ten times out of
eleven. The levels of the AI players are fixed stars: their ratings were measured once and never
move, so what is played against them ties the people of one server to those of all others.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.storage.records import EndedGame

START = 1500
"""Where everybody begins, and the rating of a medium AI."""

FEWEST_PEOPLE = 2
FEWEST_GAMES = 3
"""Games after which somebody has a place."""

_MODEL = PlackettLuce()
_POINTS = 400 / math.log(10) / (math.sqrt(2) * _MODEL.beta)
"""Points of ours in one of the model's, by the model's own chances of two sure ratings."""

_SURE = 0.01
"""How unsure a star is, in the model's measure: as good as not at all."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A person's rating after so many games, won alone or shared. `member_name` is that of the last one.

    In two of three cases the true one lies no more than `to_buffer` points away.
    """

    user_id: int
    name: str
    rating: int
    spread: int
    games: int
    wins: int

    @property
    def has_place(self) -> bool:
        return self.games >= FEWEST_GAMES


@dataclass(slots=True)
class _Person:
    name: str
    skill: PlackettLuceRating
    games: int = 0
    wins: int = 0


def counts(game: EndedGame) -> bool:
    """Whether a game moves ratings."""
    return sum(seat.ai is None for seat in game.seats) + len(game.leavers) >= FEWEST_PEOPLE


def ratings(
    games: Sequence[EndedGame], stars: Mapping[str, int], away: Collection[int] = ()
) -> tuple[Rated, ...]:
    """Everybody who played, best first, and last those who have no place yet.

    `games` are of one game, in the order in which they ended; `stars` are its AI levels. Who is
    `away` has no rating: he is a stranger to the others, as is who was forgotten.
    """
    people: dict[int, _Person] = {}
    for game in filter(counts, games):
        _rate(game, people, stars, away)
    found = [
        Rated(
            user_id=user_id,
            name=person.name,
            rating=_rating(person.skill.mu),
            spread=round(person.skill.sigma * _POINTS),
            games=person.games,
            wins=person.wins,
        )
        for user_id, person in people.items()
    ]
    return tuple(sorted(found, key=lambda one: (not one.has_place, -one.rating, one.user_id)))


def _rate(
    game: EndedGame,
    people: dict[int, _Person],
    stars: Mapping[str, int],
    away: Collection[int],
) -> None:
    """Have one game move the ratings of those who have one."""
    entries = _entries(game)
    rated: dict[int, _Person] = {}
    for at, entry in enumerate(entries):
        if entry.ai is None and entry.user_id is not None and entry.user_id not in away:
            person = people.setdefault(entry.user_id, _Person(entry.name, _MODEL.rating()))
            person.name = entry.name
            rated[at] = person
    before = [
        [rated[at].skill if at in rated else _stranger(entry, stars)]
        for at, entry in enumerate(entries)
    ]
    after = _MODEL.rate(before, ranks=[entry.rank for entry in entries])
    for at, person in rated.items():
        person.skill = after[at][0]
        person.games += 1
        person.wins += entries[at].rank == 1


@dataclass(frozen=True, slots=True)
class _Entry:
    """Somebody in a game as it counts for ratings."""

    name: str
    user_id: int | None
    ai: str | None
    rank: int


def _entries(game: EndedGame) -> list[_Entry]:
    """Everybody in a game: without a place behind all who have one, and last who left."""
    dead = len(game.seats) + 1
    given_up = {one.seat for one in game.leavers}
    stayed = [
        _Entry(seat.name, seat.user_id, seat.ai, seat.rank or dead)
        for seat in game.seats
        if seat.ai is None or seat.seat not in given_up
    ]
    return [*stayed, *(_Entry(one.name, one.user_id, None, dead + 1) for one in game.leavers)]


def _stranger(entry: _Entry, stars: Mapping[str, int]) -> PlackettLuceRating:
    """The rating before a game of who has none of his own: a star's, or what nobody knows."""
    if entry.ai is not None and entry.ai in stars:
        return _MODEL.rating(mu=_MODEL.mu + (stars[entry.ai] - START) / _POINTS, sigma=_SURE)
    return _MODEL.rating()


def _rating(mu: float) -> int:
    return round(START + (mu - _MODEL.mu) * _POINTS)
