"""What is known of each round of a tournament: who sits where, and who goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from bot.tournaments.knock_out import is_final, survivors
from bot.tournaments.progress import Phase, Progress
from bot.tournaments.results import Player, Table
from bot.tournaments.tournament import Format


@dataclass(frozen=True, slots=True)
class KnownRound:
    """A round that is paired or played; the points of each table that has ended are known."""

    tables: tuple[Table, ...]
    byes: tuple[Player, ...]
    sitting_out: tuple[Player, ...]
    scores: Mapping[int, Mapping[Player, Fraction]]

    @property
    def is_final(self) -> bool:
        """Whether there is but one table, as in the last round of a knock-out."""
        return len(self.tables) == 1 and not self.byes

    def best_first(self, number: int) -> Table:
        """Return the players of a table: by their points if it has ended, else by seat."""
        scores = self.scores.get(number)
        table = self.tables[number]
        return table if scores is None else tuple(sorted(table, key=lambda each: -scores[each]))


def known_round(progress: Progress, number: int) -> KnownRound:
    """Return what is known of a round, counted from 1."""
    if number <= len(progress.played):
        played = progress.played[number - 1]
        scores = {place: table.scores() for place, table in enumerate(played.tables)}
        tables = tuple(table.players for table in played.tables)
        return KnownRound(tables, played.byes, played.sitting_out, scores)
    if progress.pairing is None:
        return KnownRound((), (), (), {})
    ended = {place: table.scores() for place, table in (progress.results or {}).items()}
    pairing = progress.pairing
    return KnownRound(pairing.tables, pairing.byes, pairing.sitting_out, ended)


def known_rounds(progress: Progress) -> list[KnownRound]:
    """Return all rounds that are paired or played."""
    number = len(progress.played) + (progress.pairing is not None)
    return [known_round(progress, each) for each in range(1, number + 1)]


def winners(progress: Progress) -> tuple[Player, ...]:
    """Return who has won a tournament that is over, or a knock-out whose final is."""
    played = progress.played
    is_knock_out = progress.rules.format is Format.KNOCK_OUT
    if not played or not (progress.phase is Phase.ENDED or (is_knock_out and is_final(played[-1]))):
        return ()
    return tuple(line.player for place, line in progress.places if place == 1)


def last_table(progress: Progress, player: Player) -> tuple[int, int] | None:
    """Return the round, from 1, and the number of the last finished table of a player."""
    for number, played in reversed([*enumerate(progress.played, 1)]):
        for place, table in enumerate(played.tables):
            if player in table.players:
                return number, place
    return None


def gone_on(progress: Progress, number: int) -> frozenset[Player]:
    """Return who went on after a round of a knock-out, and nobody before it is over."""
    played = progress.played
    if number < len(played) + (progress.pairing is not None):
        after = known_round(progress, number + 1)
        return frozenset((*(player for table in after.tables for player in table), *after.byes))
    if number > len(played) or winners(progress):
        return frozenset()
    return frozenset(survivors(played, progress.lots or {}, progress.rules.sizes, progress.left))
