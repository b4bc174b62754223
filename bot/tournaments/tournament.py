"""A tournament's rules: what can be held, the next round, and the standings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.tournaments.knock_out import (
    is_final,
    knock_out_merit,
    number_going_on,
    survivors,
)
from bot.tournaments.pairing import TooFewPlayers, pair_round
from bot.tournaments.results import History, Pairing, PlayedRound, Player
from bot.tournaments.round_robin import MAX_PLAYERS, schedule
from bot.tournaments.standings import Standing, standings
from bot.tournaments.table_sizes import MIN_TABLE, TableRange, TableSizes

MAX_TOURNAMENT = 128


class Format(StrEnum):
    """How rounds are paired."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    KNOCK_OUT = "knock-out"


@dataclass(frozen=True, slots=True)
class Unplayable(Exception):
    """So many people cannot hold this tournament.

    `reason` is a fixed identifier, `number` how many they are. `players` are the nearest numbers
    of people that can; or else fewer `rounds` can be played, so many at most, if that is what is
    wrong.
    """

    reason: str
    number: int
    players: tuple[int, ...] = ()
    rounds: int | None = None


@dataclass(frozen=True, slots=True)
class Rules:
    """What was agreed on before a tournament.

    Only a Swiss one has a number of rounds. The others last until all have met, or to the final.
    """

    format: Format
    sizes: TableSizes
    rounds: int | None = None
    allowed: TableRange | None = None
    """How many people the game allows at a table; None for those of an earlier version, which have
    no larger tables.
    """

    def check(self, players: int) -> None:
        """Raise Unplayable unless so many people can hold this tournament."""
        if not self._seats(players):
            raise Unplayable("no-tables", players, players=self._nearest(players, self._seats))
        if not self._has_byes_for_all(players):
            raise Unplayable(
                "too-many-byes",
                players,
                players=self._nearest(players, self._has_byes_for_all),
                rounds=players // self.sizes.byes(players),
            )

    def _nearest(self, players: int, is_possible: Callable[[int], bool]) -> tuple[int, ...]:
        """Return the nearest possible numbers of people, one below and one above."""
        possible = [number for number in range(MAX_TOURNAMENT + 1) if is_possible(number)]
        below = [number for number in possible if number < players][-1:]
        above = [number for number in possible if number > players][:1]
        return (*below, *above)

    def _has_byes_for_all(self, players: int) -> bool:
        """Return whether that many can play all rounds so that nobody has two byes."""
        rounds = self.rounds or 0 if self.format is Format.SWISS else 0
        return self._seats(players) and rounds * self.sizes.byes(players) <= players

    def expected_rounds(self, players: int) -> int:
        """Return how many rounds so many people play; slow for a round robin of many."""
        if self.format is Format.SWISS:
            return self.rounds or 0
        if self.format is Format.ROUND_ROBIN:
            return len(schedule(tuple(f"p{number}" for number in range(players)), self.sizes))
        return self._knock_out_rounds(players)

    def _knock_out_rounds(self, players: int) -> int:
        rounds = 0
        while players >= self.sizes.smallest:
            rounds += 1
            byes = self.sizes.byes(players)
            tables = self.sizes.divisions(players - byes)[0]
            if len(tables) == 1 and not byes:
                break
            through = sum(size // 2 for size in tables) + byes
            players = number_going_on(through, players, self.sizes)
        return rounds

    def _seats(self, players: int) -> bool:
        """Return whether that many can sit down; two sizes of tables must leave nobody over."""
        most = MAX_PLAYERS if self.format is Format.ROUND_ROBIN else MAX_TOURNAMENT
        if not self.sizes.smallest <= players <= most:
            return False
        return self.sizes.smallest == self.sizes.largest or not self.sizes.byes(players)

    def standings(
        self, lots: Mapping[Player, int], played: Sequence[PlayedRound]
    ) -> list[Standing]:
        """Return a line for everybody who drew a lot, the leader first."""
        merit = self._merit(played)
        return sorted(standings(lots, played), key=lambda line: (merit(line), line.lot))

    def places(
        self, lots: Mapping[Player, int], played: Sequence[PlayedRound]
    ) -> list[tuple[int, Standing]]:
        """Return the standings with places; one that only the lot decides is shared."""
        merit, places = self._merit(played), list[tuple[int, Standing]]()
        for number, line in enumerate(self.standings(lots, played), 1):
            is_level = places and merit(places[-1][1]) == merit(line)
            places.append((places[-1][0] if is_level else number, line))
        return places

    def _merit(self, played: Sequence[PlayedRound]) -> Callable[[Standing], tuple[object, ...]]:
        if self.format is Format.KNOCK_OUT:
            return knock_out_merit(played)
        return Standing.merit

    def is_complete(
        self,
        lots: Mapping[Player, int],
        played: Sequence[PlayedRound],
        left: Collection[Player] = (),
    ) -> bool:
        """Return whether all rounds have been played; slow for a round robin of many."""
        if self.format is Format.KNOCK_OUT:
            return bool(played) and is_final(played[-1])
        if self.format is Format.ROUND_ROBIN:
            return len(played) >= len(schedule(_starters(lots, played, left), self.sizes))
        return self.rounds is not None and len(played) >= self.rounds

    def next_round(
        self,
        lots: Mapping[Player, int],
        played: Sequence[PlayedRound],
        left: Collection[Player] = (),
    ) -> Pairing | None:
        """Return the next pairing without those who left, or None if the tournament is over."""
        lines = standings(lots, played)
        order = [line.player for line in lines]
        if self.format is Format.KNOCK_OUT and played:
            order = survivors(played, lots, self.sizes, left)
        remaining = [player for player in order if player not in left]
        if len(remaining) < 2 or self.is_complete(lots, played, left):
            return None
        if self.format is Format.ROUND_ROBIN:
            starters = _starters(lots, played, left)
            is_as_planned = not any(each.sitting_out for each in played)
            if is_as_planned and set(starters) == set(remaining):
                return schedule(starters, self.sizes)[len(played)]
        points = {line.player: line.points for line in lines}
        allowed = self.allowed or (MIN_TABLE, self.sizes.largest)
        try:
            return pair_round(remaining, points, History(played), self.sizes, allowed)
        except TooFewPlayers:
            return None


def _starters(
    lots: Mapping[Player, int], played: Sequence[PlayedRound], left: Collection[Player]
) -> tuple[Player, ...]:
    """Return for whom a round robin was planned: those of its first round, by their lots."""
    first = played[0].scores() if played else lots.keys() - set(left)
    return tuple(sorted(first, key=lots.__getitem__))
