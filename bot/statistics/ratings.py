"""Player ratings, computed from the order in which players finished.

Ratings are not stored but computed from the ended games, in the order in which they ended, with
the Plackett-Luce model of openskill (Weng and Lin, "A Bayesian Approximation Method for Online
Ranking", JMLR 12, 2011).

- Every game with two humans or more counts. A game that was ended early does not.
- A player who left a game for good or was replaced has lost it against all others, as in chess;
  otherwise leaving a bad position would pay. A player who came back has not left.
- A substitute is rated by the seat's result. An AI that plays on for a leaver is not rated, so it
  cannot take the win from those who stayed.
- Ratings read like Elo ratings: in a two-player game, a lead of 400 points wins about ten times out
  of eleven.
- The AI levels are anchors: their ratings were measured once and never change, so games against
  them make the ratings of different servers comparable.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.storage.records import EndedGame

INITIAL_RATING = 1500
"""The rating of new players and of the medium AI level."""

MIN_HUMANS = 2
"""How many humans, leavers included, a game needs to be rated."""

MIN_GAMES_FOR_RANK = 3
"""How many rated games a player needs to be ranked."""

_MODEL = PlackettLuce()
_POINTS_PER_MODEL_UNIT = 400 / math.log(10) / (math.sqrt(2) * _MODEL.beta)
"""Rating points per unit of the model's mu.

Equates the scale of Elo's logistic curve, 400 / ln 10 points, with sqrt(2) * beta, the model's
scale of the difference between two players whose ratings are certain.
"""

_ANCHOR_SIGMA = 0.01
"""The standard deviation of an anchor, in units of mu: practically none."""


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """A user's rating in one game."""

    user_id: int

    name: str
    """The user's name in the latest game."""

    rating: int
    """In points, on the scale of Elo ratings."""

    deviation: int
    """The standard deviation of the rating, in points: 68 % of true ratings lie within it."""

    games: int
    """The number of rated games."""

    wins: int
    """The number of rated games won, shared wins included."""

    @property
    def is_ranked(self) -> bool:
        """Whether the user has played enough games for the ranking."""
        return self.games >= MIN_GAMES_FOR_RANK


@dataclass(slots=True)
class _RatedPlayer:
    name: str
    model_rating: PlackettLuceRating
    games: int = 0
    wins: int = 0


def is_rated_game(game: EndedGame) -> bool:
    """Whether a game changes ratings."""
    humans = sum(seat.ai is None for seat in game.seats) + len(game.leavers)
    return game.counts and humans >= MIN_HUMANS


class Ratings:
    """The ratings of all players in one game, after the games that were added so far.

    `anchor_ratings` are the ratings of the AI levels. Users in `opted_out` get no rating; like
    users whose data was deleted, they count as opponents of the initial rating.
    """

    def __init__(
        self, anchor_ratings: Mapping[str, int], opted_out: frozenset[int] = frozenset()
    ) -> None:
        self._anchor_ratings = anchor_ratings
        self._players: dict[int, _RatedPlayer] = {}
        self.opted_out = opted_out
        self.game_count = 0
        """How many games were added, unrated ones included."""

    def add(self, games: Sequence[EndedGame]) -> None:
        """Update the ratings by ended games, in the order in which they ended."""
        for game in games:
            if is_rated_game(game):
                self._add_game(game)
        self.game_count += len(games)

    def current(self) -> tuple[PlayerRating, ...]:
        """Return the ratings of all players: the ranked ones, best first, then the others."""
        ratings = [
            PlayerRating(
                user_id=user_id,
                name=player.name,
                rating=_to_points(player.model_rating.mu),
                deviation=round(player.model_rating.sigma * _POINTS_PER_MODEL_UNIT),
                games=player.games,
                wins=player.wins,
            )
            for user_id, player in self._players.items()
        ]
        return tuple(
            sorted(ratings, key=lambda each: (not each.is_ranked, -each.rating, each.user_id))
        )

    def _add_game(self, game: EndedGame) -> None:
        entries = _participants(game)
        rated: dict[int, _RatedPlayer] = {}
        for index, entry in enumerate(entries):
            if entry.ai is not None or entry.user_id is None or entry.user_id in self.opted_out:
                continue
            player = self._players.setdefault(
                entry.user_id, _RatedPlayer(entry.name, _MODEL.rating())
            )
            player.name = entry.name
            rated[index] = player
        before = [
            [
                rated[index].model_rating
                if index in rated
                else _prior_rating(entry, self._anchor_ratings)
            ]
            for index, entry in enumerate(entries)
        ]
        after = _MODEL.rate(before, ranks=[entry.rank for entry in entries])
        for index, player in rated.items():
            player.model_rating = after[index][0]
            player.games += 1
            player.wins += entries[index].rank == 1


def compute_ratings(
    games: Sequence[EndedGame], anchor_ratings: Mapping[str, int], opted_out: Collection[int] = ()
) -> tuple[PlayerRating, ...]:
    """Return the ratings after these games of one game; see `Ratings`."""
    ratings = Ratings(anchor_ratings, frozenset(opted_out))
    ratings.add(games)
    return ratings.current()


@dataclass(frozen=True, slots=True)
class _Participant:
    """A seat or a leaver of a game, with the rank that counts for ratings."""

    name: str
    user_id: int | None
    ai: str | None
    rank: int


def _participants(game: EndedGame) -> list[_Participant]:
    """The participants of a game: seats without a rank come after the ranked ones, leavers last."""
    unranked = len(game.seats) + 1
    left_seats = {leaver.seat for leaver in game.leavers}
    stayed = [
        _Participant(seat.name, seat.user_id, seat.ai, seat.rank or unranked)
        for seat in game.seats
        if seat.ai is None or seat.seat not in left_seats
    ]
    left = [
        _Participant(leaver.name, leaver.user_id, None, unranked + 1) for leaver in game.leavers
    ]
    return [*stayed, *left]


def _prior_rating(entry: _Participant, anchor_ratings: Mapping[str, int]) -> PlackettLuceRating:
    """The fixed rating of a participant who is not rated: an anchor's, or the initial one."""
    if entry.ai is not None and entry.ai in anchor_ratings:
        return _MODEL.rating(
            mu=_MODEL.mu + (anchor_ratings[entry.ai] - INITIAL_RATING) / _POINTS_PER_MODEL_UNIT,
            sigma=_ANCHOR_SIGMA,
        )
    return _MODEL.rating()


def _to_points(mu: float) -> int:
    return round(INITIAL_RATING + (mu - _MODEL.mu) * _POINTS_PER_MODEL_UNIT)
