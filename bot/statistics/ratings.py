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

INITIAL_RATING = 1500
"""Where everybody begins, and the rating of a medium AI."""

MIN_HUMANS = 2
MIN_GAMES_FOR_RANK = 3
"""Games after which somebody has a place."""

_MODEL = PlackettLuce()
_POINTS_PER_MODEL_UNIT = 400 / math.log(10) / (math.sqrt(2) * _MODEL.beta)
"""Points of ours in one of the model's, by the model's own chances of two sure ratings."""

_ANCHOR_SIGMA = 0.01
"""How unsure a star is, in the model's measure: as good as not at all."""


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """A person's rating after so many games, won alone or shared. `name` is that of the last one.

    In two of three cases the true one lies no more than `deviation` points away.
    """

    user_id: int
    name: str
    rating: int
    deviation: int
    games: int
    wins: int

    @property
    def is_ranked(self) -> bool:
        return self.games >= MIN_GAMES_FOR_RANK


@dataclass(slots=True)
class _RatedPlayer:
    name: str
    model_rating: PlackettLuceRating
    games: int = 0
    wins: int = 0


def is_rated_game(game: EndedGame) -> bool:
    """Whether a game moves ratings."""
    return sum(seat.ai is None for seat in game.seats) + len(game.leavers) >= MIN_HUMANS


def compute_ratings(
    games: Sequence[EndedGame], anchor_ratings: Mapping[str, int], opted_out: Collection[int] = ()
) -> tuple[PlayerRating, ...]:
    """Everybody who played, best first, and last those who have no place yet.

    `games` are of one game, in the order in which they ended; `anchor_ratings` are its AI levels. Who is
    `opted_out` has no rating: he is a stranger to the others, as is who was forgotten.
    """
    players: dict[int, _RatedPlayer] = {}
    for game in filter(is_rated_game, games):
        _apply_game(game, players, anchor_ratings, opted_out)
    found = [
        PlayerRating(
            user_id=user_id,
            name=person.name,
            rating=_to_points(person.model_rating.mu),
            deviation=round(person.model_rating.sigma * _POINTS_PER_MODEL_UNIT),
            games=person.games,
            wins=person.wins,
        )
        for user_id, person in players.items()
    ]
    return tuple(sorted(found, key=lambda one: (not one.is_ranked, -one.rating, one.user_id)))


def _apply_game(
    game: EndedGame,
    players: dict[int, _RatedPlayer],
    anchor_ratings: Mapping[str, int],
    opted_out: Collection[int],
) -> None:
    """Have one game move the ratings of those who have one."""
    entries = _participants(game)
    rated: dict[int, _RatedPlayer] = {}
    for at, entry in enumerate(entries):
        if entry.ai is None and entry.user_id is not None and entry.user_id not in opted_out:
            person = players.setdefault(entry.user_id, _RatedPlayer(entry.name, _MODEL.rating()))
            person.name = entry.name
            rated[at] = person
    before = [
        [rated[at].model_rating if at in rated else _prior_rating(entry, anchor_ratings)]
        for at, entry in enumerate(entries)
    ]
    after = _MODEL.rate(before, ranks=[entry.rank for entry in entries])
    for at, person in rated.items():
        person.model_rating = after[at][0]
        person.games += 1
        person.wins += entries[at].rank == 1


@dataclass(frozen=True, slots=True)
class _Participant:
    """Somebody in a game as it counts for ratings."""

    name: str
    user_id: int | None
    ai: str | None
    rank: int


def _participants(game: EndedGame) -> list[_Participant]:
    """Everybody in a game: without a place behind all who have one, and last who left."""
    dead = len(game.seats) + 1
    given_up = {one.seat for one in game.leavers}
    stayed = [
        _Participant(seat.name, seat.user_id, seat.ai, seat.rank or dead)
        for seat in game.seats
        if seat.ai is None or seat.seat not in given_up
    ]
    return [*stayed, *(_Participant(one.name, one.user_id, None, dead + 1) for one in game.leavers)]


def _prior_rating(entry: _Participant, anchor_ratings: Mapping[str, int]) -> PlackettLuceRating:
    """The rating before a game of who has none of his own: a star's, or what nobody knows."""
    if entry.ai is not None and entry.ai in anchor_ratings:
        return _MODEL.rating(
            mu=_MODEL.mu + (anchor_ratings[entry.ai] - INITIAL_RATING) / _POINTS_PER_MODEL_UNIT,
            sigma=_ANCHOR_SIGMA,
        )
    return _MODEL.rating()


def _to_points(mu: float) -> int:
    return round(INITIAL_RATING + (mu - _MODEL.mu) * _POINTS_PER_MODEL_UNIT)
