"""How strong people are, from the order in which they finished: repeatable, and kept nowhere.

Every game with two people or more counts, in the order in which they ended. A rating is read like
one of chess: of two at a table, who stands 400 points above the other wins some ten times out of
eleven. The levels of the AI players are fixed stars: their ratings were measured once and never
move, so what is played against them ties the people of one server to those of all others.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store.records import EndedGame, EndedSeat

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
    """A person's rating after so many games, won alone or shared. `name` is that of the last one.

    In two of three cases the true one lies no more than `spread` points away.
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
    return sum(seat.ai is None for seat in game.seats) >= FEWEST_PEOPLE


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
    rated: dict[int, _Person] = {}
    for seat in game.seats:
        if seat.ai is None and seat.user_id is not None and seat.user_id not in away:
            person = people.setdefault(seat.user_id, _Person(seat.name, _MODEL.rating()))
            person.name = seat.name
            rated[seat.seat] = person
    before = [[_skill(seat, rated, stars)] for seat in game.seats]
    last = len(game.seats) + 1
    after = _MODEL.rate(before, ranks=[seat.rank or last for seat in game.seats])
    for seat, (skill,) in zip(game.seats, after, strict=True):
        if seat.seat in rated:
            person = rated[seat.seat]
            person.skill = skill
            person.games += 1
            person.wins += seat.rank == 1


def _skill(
    seat: EndedSeat, rated: Mapping[int, _Person], stars: Mapping[str, int]
) -> PlackettLuceRating:
    """Somebody's rating before a game: a stranger's, where nobody knows it."""
    if seat.seat in rated:
        return rated[seat.seat].skill
    if seat.ai is not None and seat.ai in stars:
        return _MODEL.rating(mu=_MODEL.mu + (stars[seat.ai] - START) / _POINTS, sigma=_SURE)
    return _MODEL.rating()


def _rating(mu: float) -> int:
    return round(START + (mu - _MODEL.mu) * _POINTS)
