"""How far a tournament has got, and what can happen next: every change is a pure transition.

A transition returns the new progress, or raises TransitionRejected and changes nothing. What was
done already is rejected, too, so that a second press, another process or a repeated report of a
table's result does nothing twice.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from bot.tournaments.results import Pairing, PlayedRound, Player, Table, TableResult
from bot.tournaments.standings import Standing, draw_lots
from bot.tournaments.tournament import Format, Rules


class Phase(StrEnum):
    """What a tournament waits for."""

    ENTERING = "entering"
    """for players, or the organiser to go on"""
    CHECK_IN = "check-in"
    """for those who entered to say that they are here"""
    PAIRED = "paired"
    """for the round to begin: until then it can be paired again"""
    ROUND = "round"
    """for the results of the tables"""
    BETWEEN_ROUNDS = "between-rounds"
    """for the next round to be paired"""
    ROUND_CHECK_IN = "round-check-in"
    """for those who are in it to say before a later round that they are here"""
    ENDED = "ended"


class TransitionRejected(Exception):
    """The tournament is not in a state for that; `reason` is a fixed identifier."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Progress:
    """Everything that decides how a tournament goes on.

    `entered` are the players in the order in which they came: before the start, those beyond
    `max_players` wait for a place. `results` holds the tables of the current round that have ended,
    by their number.
    """

    rules: Rules
    max_players: int
    phase: Phase = Phase.ENTERING
    entered: tuple[Player, ...] = ()
    here: frozenset[Player] = frozenset()
    """Who has said so in the check-in that is open, or was the last one."""
    lots: Mapping[Player, int] | None = None
    left: frozenset[Player] = frozenset()
    played: tuple[PlayedRound, ...] = ()
    pairing: Pairing | None = None
    results: Mapping[int, TableResult] | None = None

    @property
    def players(self) -> tuple[Player, ...]:
        """Those who have a place, and later also those who have left."""
        return self.entered[: self.max_players] if self.lots is None else self.entered

    @property
    def waiting(self) -> tuple[Player, ...]:
        """Those who get a place when another player leaves before the start."""
        return self.entered[self.max_players :] if self.lots is None else ()

    @property
    def next_round_number(self) -> int:
        """The number of the round that begins next, from 1."""
        return len(self.played) + 1 + (self.phase is Phase.ROUND)

    @cached_property
    def places(self) -> list[tuple[int, Standing]]:
        """The standings with places, as `Rules.places` returns them; computed once."""
        return self.rules.places(self.lots or {}, self.played)

    @property
    def standings(self) -> list[Standing]:
        """The standings after the last finished round; empty before the start."""
        return [line for _, line in self.places]


def enter(progress: Progress, player: Player) -> Progress:
    """Add a player, on the waiting list if all places are taken."""
    _require(progress, Phase.ENTERING, Phase.CHECK_IN)
    if player in progress.entered:
        raise TransitionRejected("already-entered")
    here = progress.here | {player} if progress.phase is Phase.CHECK_IN else progress.here
    return replace(progress, entered=(*progress.entered, player), here=here)


def enter_late(
    progress: Progress, player: Player, last_round: int, yielding: Collection[Player] = ()
) -> Progress:
    """Let somebody enter a Swiss tournament that has begun, also again, up to `last_round`.

    Those who are `yielding` take nobody's place.
    """
    if progress.lots is None or progress.phase is Phase.ENDED:
        raise TransitionRejected("not-now")
    playing = set(progress.players) - progress.left
    if player in playing:
        raise TransitionRejected("already-entered")
    if progress.rules.format is not Format.SWISS or progress.next_round_number > last_round:
        raise TransitionRejected("too-late")
    if len(playing.difference(yielding)) >= progress.max_players:
        raise TransitionRejected("full")
    return add_late(progress, player)


def add_late(progress: Progress, player: Player) -> Progress:
    """Add a player, or one who has left, to a tournament that has begun.

    They play from the next round on, with no points before and a lot behind all others.
    """
    if progress.phase is Phase.ROUND_CHECK_IN:
        progress = replace(progress, here=progress.here | {player})
    assert progress.lots is not None
    if player in progress.lots:
        return _to_be_paired(replace(progress, left=progress.left - {player}))
    lot = max(progress.lots.values(), default=0) + 1
    entered, lots = (*progress.entered, player), {**progress.lots, player: lot}
    return _to_be_paired(replace(progress, entered=entered, lots=lots))


def leave(progress: Progress, player: Player) -> Progress:
    """Let a player go: before the start without a trace, later from the next round on."""
    if progress.phase is Phase.ENDED:
        raise TransitionRejected("not-now")
    if player not in progress.entered or player in progress.left:
        raise TransitionRejected("not-entered")
    if progress.lots is None:
        entered = tuple(other for other in progress.entered if other != player)
        return replace(progress, entered=entered, here=progress.here - {player})
    return _to_be_paired(replace(progress, left=progress.left | {player}))


def open_check_in(progress: Progress) -> Progress:
    """Ask everybody whether they are here, before the start or between two rounds."""
    _require(progress, Phase.ENTERING, Phase.BETWEEN_ROUNDS)
    is_start = progress.phase is Phase.ENTERING
    phase = Phase.CHECK_IN if is_start else Phase.ROUND_CHECK_IN
    return replace(progress, phase=phase, here=frozenset())


def call_off_check_in(progress: Progress) -> Progress:
    """Ask nobody any more, until everybody is asked again."""
    _require(progress, Phase.CHECK_IN, Phase.ROUND_CHECK_IN)
    is_start = progress.phase is Phase.CHECK_IN
    phase = Phase.ENTERING if is_start else Phase.BETWEEN_ROUNDS
    return replace(progress, phase=phase, here=frozenset())


def check_in(progress: Progress, player: Player) -> Progress:
    """Note that a player is here.

    Before the start, those who wait may take the places of absent ones.
    """
    _require(progress, Phase.CHECK_IN, Phase.ROUND_CHECK_IN)
    if player not in progress.entered or player in progress.left:
        raise TransitionRejected("not-entered")
    if player in progress.here:
        raise TransitionRejected("already-here")
    return replace(progress, here=progress.here | {player})


def start(progress: Progress, seed: int) -> Progress:
    """Draw lots for those who play, and pair the first round.

    After a check-in only those who are here play. Raises Unplayable if so many cannot.
    """
    _require(progress, Phase.ENTERING, Phase.CHECK_IN)
    entered = progress.entered
    if progress.phase is Phase.CHECK_IN:
        entered = tuple(player for player in entered if player in progress.here)
    players = entered[: progress.max_players]
    progress.rules.check(len(players))
    return _pair(replace(progress, entered=players, lots=draw_lots(players, seed)), ())


def pair_next_round(progress: Progress) -> Progress:
    """Pair the next round, or end the tournament if there is none."""
    _require(progress, Phase.BETWEEN_ROUNDS)
    return _pair(progress, progress.left)


def pair_those_here(
    progress: Progress, present: Collection[Player], missing: Collection[Player]
) -> Progress:
    """Pair the next round of those who are present, or end the tournament if there is none.

    Those who are missing sit it out.
    """
    _require(progress, Phase.ROUND_CHECK_IN)
    paired = _pair(progress, (progress.lots or {}).keys() - set(present))
    if paired.pairing is None:
        return paired
    return replace(paired, pairing=replace(paired.pairing, sitting_out=tuple(missing)))


def walk_over(
    progress: Progress, present: Collection[Player], missing: Collection[Player]
) -> Progress:
    """End a knock-out in which too few are present for a table: they are ahead of all others."""
    _require(progress, Phase.ROUND_CHECK_IN)
    played = (*progress.played, PlayedRound((), tuple(present), tuple(missing)))
    return end_early(replace(progress, played=played, left=progress.left.union(missing)))


def begin_round(progress: Progress) -> Progress:
    """Let the tables of the paired round begin."""
    _require(progress, Phase.PAIRED)
    return replace(progress, phase=Phase.ROUND, results={})


def take_back_round(progress: Progress) -> Progress:
    """Take a paired round back that has not begun."""
    _require(progress, Phase.PAIRED)
    return replace(progress, phase=Phase.BETWEEN_ROUNDS, pairing=None)


def report_result(progress: Progress, number: int, result: TableResult) -> Progress:
    """Note the result of a table, counted from 0; the last one ends the round."""
    _require(progress, Phase.ROUND)
    table = _table(progress, number)
    results = dict(progress.results or {})
    if number in results:
        raise TransitionRejected("already-reported")
    if result.players != table:
        raise TransitionRejected("other-players")
    results[number] = result
    assert progress.pairing is not None
    if len(results) < len(progress.pairing.tables):
        return replace(progress, results=results)
    in_order = tuple(results[each] for each in sorted(results))
    return replace(
        progress,
        phase=Phase.BETWEEN_ROUNDS,
        played=(*progress.played, progress.pairing.played(in_order)),
        pairing=None,
        results=None,
    )


def end_early(progress: Progress) -> Progress:
    """End the tournament with the standings of the rounds that are finished."""
    if progress.phase is Phase.ENDED:
        raise TransitionRejected("not-now")
    return replace(progress, phase=Phase.ENDED, pairing=None, results=None)


def _pair(progress: Progress, left: Collection[Player]) -> Progress:
    assert progress.lots is not None
    pairing = progress.rules.next_round(progress.lots, progress.played, left)
    phase = Phase.ENDED if pairing is None else Phase.PAIRED
    return replace(progress, phase=phase, pairing=pairing, results=None)


def _to_be_paired(progress: Progress) -> Progress:
    """Return the progress after its players have changed: a round that has begun stays."""
    return take_back_round(progress) if progress.phase is Phase.PAIRED else progress


def _table(progress: Progress, number: int) -> Table:
    assert progress.pairing is not None
    if not 0 <= number < len(progress.pairing.tables):
        raise TransitionRejected("no-such-table")
    return progress.pairing.tables[number]


def _require(progress: Progress, *phases: Phase) -> None:
    if progress.phase not in phases:
        raise TransitionRejected("not-now")
