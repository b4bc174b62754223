"""Player records: games, wins, ranks and points, by game, setup and kind of opponent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.storage.records import EndedGame, EndedSeat, Leaver

HUMAN_OPPONENTS = "people"
"""The kind of human opponents. The kinds of AI opponents are their levels."""

NO_RANK = 0
"""Counts the games that a player ended without a rank, for example dead."""


@dataclass(slots=True)
class Tally:
    """The results of one player in one category of games."""

    games: int = 0
    wins: int = 0

    points: int = 0
    """The sum of the points of all games."""

    best_points: int = 0

    rank_counts: Counter[int] = field(default_factory=Counter)
    """How often each rank was reached; `NO_RANK` for none. Games left count for none."""

    games_left: int = 0
    """How many of the games the player left: lost, without points and rank."""

    @property
    def finished_games(self) -> int:
        """The number of games played to the end."""
        return self.games - self.games_left

    @property
    def losses(self) -> int:
        """The number of games that the player did not win, those left among them."""
        return self.games - self.wins

    @property
    def mean_points(self) -> float:
        """The mean points per game played to the end, to one decimal; 0 without any."""
        return round(self.points / max(1, self.finished_games), 1)

    def add_left(self) -> None:
        self.games += 1
        self.games_left += 1

    def add(self, seat: EndedSeat) -> None:
        is_first = not self.finished_games
        self.best_points = seat.points if is_first else max(self.best_points, seat.points)
        self.games += 1
        self.points += seat.points
        self.rank_counts[seat.rank or NO_RANK] += 1
        self.wins += seat.rank == 1


@dataclass(slots=True)
class HeadToHead:
    """A player's results against one kind of opponent, compared one by one."""

    games: int = 0

    opponents: int = 0
    """The number of comparisons: one per opponent and game."""

    wins: int = 0
    """The comparisons in which the player had the better rank."""

    ties: int = 0
    """The comparisons with equal ranks."""

    def add(self, own: EndedSeat, others: Sequence[EndedSeat]) -> None:
        self.games += 1
        for other in others:
            own_rank = _effective_rank(own, len(others))
            other_rank = _effective_rank(other, len(others))
            self.opponents += 1
            self.wins += own_rank < other_rank
            self.ties += own_rank == other_rank


@dataclass(slots=True)
class PlayerRecord:
    """A player's record in one game."""

    name: str
    """The name of the game in the engine."""

    multiplayer: Tally = field(default_factory=Tally)
    """All games with several players."""

    solo: Tally = field(default_factory=Tally)
    """All solo games."""

    by_setup: dict[tuple[str, int], Tally] = field(default_factory=dict)
    """By edition and number of players, solo games included.

    An edition is given by its code; the game itself has an empty one.
    """

    head_to_head: dict[str, HeadToHead] = field(default_factory=dict)
    """By kind of opponent: `HUMAN_OPPONENTS` or an AI level."""

    games_left: int = 0
    """How often the player left a game: a loss against all others."""

    @property
    def games(self) -> int:
        """The number of games, those that the player left among them."""
        return self.multiplayer.games + self.solo.games


def _effective_rank(seat: EndedSeat, others: int) -> int:
    """The rank for comparisons: a seat without one is behind all others."""
    return others + 2 if seat.rank is None else seat.rank


def find_seat(game: EndedGame, user_id: int) -> EndedSeat | None:
    """The seat that a user had at the end of a game, or None."""
    return next((seat for seat in game.seats if seat.user_id == user_id), None)


def player_records(
    games: Iterable[EndedGame], user_id: int, editions: Mapping[int, str]
) -> dict[str, PlayerRecord]:
    """Compute a user's records by the name of the game, the most played first.

    `editions` maps the id of a game to the code of its edition, if it has one.
    """
    records: dict[str, PlayerRecord] = {}
    for game in games:
        own = find_seat(game, user_id)
        left = next((leaver for leaver in game.leavers if leaver.user_id == user_id), None)
        if own is None and left is None:
            continue
        record = records.setdefault(game.name, PlayerRecord(game.name))
        edition = editions.get(game.id, "")
        if own is not None:
            _add(record, game, own, edition)
        elif left is not None:
            _add_left(record, game, left, edition)
    return dict(sorted(records.items(), key=lambda item: -item[1].games))


def _add(record: PlayerRecord, game: EndedGame, own: EndedSeat, edition: str) -> None:
    players = len(game.seats)
    record.by_setup.setdefault((edition, players), Tally()).add(own)
    if players == 1:
        record.solo.add(own)
        return
    record.multiplayer.add(own)
    for kind, others in _opponents_by_kind(game, own):
        record.head_to_head.setdefault(kind, HeadToHead()).add(own, others)


def _add_left(record: PlayerRecord, game: EndedGame, left: Leaver, edition: str) -> None:
    record.games_left += 1
    record.by_setup.setdefault((edition, len(game.seats)), Tally()).add_left()
    record.multiplayer.add_left()
    # Without a rank it is behind all others.
    own = EndedSeat(left.seat, left.name, left.user_id, None, 0, None)
    for kind, others in _opponents_by_kind(game, own):
        record.head_to_head.setdefault(kind, HeadToHead()).add(own, others)


def _opponents_by_kind(game: EndedGame, own: EndedSeat) -> Iterator[tuple[str, list[EndedSeat]]]:
    """Yield each kind of opponent with its seats, in the order of the seats."""
    kinds: dict[str, list[EndedSeat]] = {}
    for seat in game.seats:
        if seat.seat != own.seat:
            kinds.setdefault(seat.ai or HUMAN_OPPONENTS, []).append(seat)
    yield from kinds.items()
