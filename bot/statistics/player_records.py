"""A person's record: games, wins, places and points, by all that makes games differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.storage.records import EndedGame, EndedSeat

HUMAN_OPPONENTS = "people"
"""What stands for people where the levels of AI players stand for these."""

NO_RANK = 0
"""The place of who has none: dead, say."""


@dataclass(slots=True)
class Tally:
    """Games of one sort. `rank_counts` counts how often each was reached."""

    games: int = 0
    wins: int = 0
    points: int = 0
    best_points: int = 0
    rank_counts: Counter[int] = field(default_factory=Counter)

    @property
    def mean_points(self) -> float:
        """Points a game."""
        return round(self.points / self.games, 1)

    def add(self, seat: EndedSeat) -> None:
        self.best_points = max(self.best_points, seat.points) if self.games else seat.points
        self.games += 1
        self.points += seat.points
        self.rank_counts[seat.rank or NO_RANK] += 1
        self.wins += seat.rank == 1


@dataclass(slots=True)
class HeadToHead:
    """How somebody did against one sort of others: who was ahead of whom, one by one."""

    games: int = 0
    opponents: int = 0
    wins: int = 0
    ties: int = 0

    def add(self, own: EndedSeat, others: Sequence[EndedSeat]) -> None:
        self.games += 1
        for other in others:
            mine, his = effective_rank(own, len(others)), effective_rank(other, len(others))
            self.opponents += 1
            self.wins += mine < his
            self.ties += mine == his


@dataclass(slots=True)
class PlayerRecord:
    """A person's record in one game.

    `by_setup` is by edition (its code, or nothing for the game itself) and number of players.
    `head_to_head` is by PEOPLE and the levels of AI players. Who played alone has won nothing: those
    games are in `by_setup` alone, and neither in `multiplayer` nor in `head_to_head`. Games that he `games_left` are
    counted nowhere else.
    """

    name: str
    multiplayer: Tally = field(default_factory=Tally)
    solo: Tally = field(default_factory=Tally)
    by_setup: dict[tuple[str, int], Tally] = field(default_factory=dict)
    head_to_head: dict[str, HeadToHead] = field(default_factory=dict)
    games_left: int = 0

    @property
    def games(self) -> int:
        """Those that were played to the end."""
        return self.multiplayer.games + self.solo.games


def effective_rank(seat: EndedSeat, others: int) -> int:
    """A place to compare by: who has none is behind all others."""
    return others + 2 if seat.rank is None else seat.rank


def find_seat(game: EndedGame, user_id: int) -> EndedSeat | None:
    """The seat that a person had in the end."""
    return next((seat for seat in game.seats if seat.user_id == user_id), None)


def player_records(
    games: Iterable[EndedGame], user_id: int, editions: Mapping[int, str]
) -> dict[str, PlayerRecord]:
    """A person's record by game, what was played most first.

    `editions` says of the ids of games which edition was played, where it is not the game itself.
    """
    found: dict[str, PlayerRecord] = {}
    for game in games:
        own, left = find_seat(game, user_id), any(one.user_id == user_id for one in game.leavers)
        if own is not None or left:
            player_record = found.setdefault(game.name, PlayerRecord(game.name))
            player_record.games_left += left
            if own is not None:
                _add(player_record, game, own, editions.get(game.id, ""))
    return dict(sorted(found.items(), key=lambda item: (-item[1].games, -item[1].games_left)))


def _add(player_record: PlayerRecord, game: EndedGame, own: EndedSeat, edition: str) -> None:
    players = len(game.seats)
    player_record.by_setup.setdefault((edition, players), Tally()).add(own)
    if players == 1:
        player_record.solo.add(own)
        return
    player_record.multiplayer.add(own)
    for kind, others in _opponents_by_kind(game, own):
        player_record.head_to_head.setdefault(kind, HeadToHead()).add(own, others)


def _opponents_by_kind(game: EndedGame, own: EndedSeat) -> Iterator[tuple[str, list[EndedSeat]]]:
    """The others of a game, by whether they are people or AI players of which level."""
    kinds: dict[str, list[EndedSeat]] = {}
    for seat in game.seats:
        if seat.seat != own.seat:
            kinds.setdefault(seat.ai or HUMAN_OPPONENTS, []).append(seat)
    yield from kinds.items()
