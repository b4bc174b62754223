"""What a tournament does by itself: the transitions that no one asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tournaments.held.settings import TournamentSettings
from bot.tournaments.held.state import MAX_ABSENCES, Tournament
from bot.tournaments.held.tables import next_absences
from bot.tournaments.progress import (
    Phase,
    Progress,
    TransitionRejected,
    begin_round,
    end_early,
    open_check_in,
    pair_next_round,
    report_result,
    start,
    take_back_round,
)
from bot.tournaments.results import Player, TableResult
from bot.tournaments.tournament import MAX_TOURNAMENT, Unplayable

DAY = 24 * 60 * 60
"""Seconds."""


def people_at_start(tournament: Tournament) -> list[Player]:
    """Return who would play if a tournament began now, without AI players."""
    progress = tournament.progress
    entered = [player for player in progress.entered if not _is_forgotten(tournament, player)]
    if progress.phase is Phase.CHECK_IN:
        entered = [player for player in entered if player in progress.here]
    return entered[: progress.max_players]


def missing_ai_players(progress: Progress, settings: TournamentSettings, people: int) -> int:
    """Return how many AI players fill a tournament up: to as many as wanted, and as can play."""
    if not settings.fill_to:
        return 0
    for number in range(
        max(people, settings.fill_to), min(progress.max_players, MAX_TOURNAMENT) + 1
    ):
        try:
            progress.rules.check(number)
        except Unplayable:
            continue
        return number - people
    return max(0, settings.fill_to - people)


def asked_who_is_here(tournament: Tournament) -> Tournament:
    """Return the tournament that waits for its players to say that they are here."""
    return tournament.with_progress(open_check_in(tournament.progress))


def started(tournament: Tournament, ai_players: Sequence[Player], seed: int) -> Tournament:
    """Return the tournament with its first round paired. Raises Unplayable."""
    progress = tournament.progress
    players = (*people_at_start(tournament), *ai_players)
    entered = replace(progress, entered=players, here=progress.here | set(ai_players))
    return tournament.with_progress(start(entered, seed)).with_state(starts_at=None)


def paired(tournament: Tournament) -> Tournament:
    """Return the tournament with the next round paired, or ended, without those who are gone.

    A paused one does not end.
    """
    if tournament.state.is_taken_back:
        raise TransitionRejected("not-now")
    progress = tournament.progress
    gone = {player for player in tournament.playing() if _is_gone(tournament, player)}
    after = pair_next_round(replace(progress, left=progress.left | gone))
    if tournament.state.is_paused and after.phase is Phase.ENDED:
        return tournament
    return tournament.with_progress(after)


def begun(tournament: Tournament) -> Tournament:
    """Return the tournament with the tables of its round open."""
    if tournament.state.is_paused:
        raise TransitionRejected("not-now")
    return tournament.with_progress(begin_round(tournament.progress))


def reported(tournament: Tournament, number: int, result: TableResult) -> Tournament:
    """Return the tournament with the result of a table."""
    absences = next_absences(tournament.state.absences, tournament, result)
    after = tournament.with_progress(report_result(tournament.progress, number, result))
    return after.with_state(absences=absences)


def taken_back(tournament: Tournament) -> Tournament:
    """Return the tournament without the round that has not begun, and paused."""
    after = tournament.with_progress(take_back_round(tournament.progress))
    return after.with_state(is_paused=True, is_taken_back=True)


def paused(tournament: Tournament) -> Tournament:
    """Return the tournament that begins no further round."""
    return tournament.with_state(is_paused=True)


def resumed(tournament: Tournament) -> Tournament:
    """Return the tournament that goes on."""
    return tournament.with_state(is_paused=False, is_taken_back=False)


def put_off(tournament: Tournament) -> Tournament:
    """Return the tournament that starts a day later."""
    if tournament.state.starts_at is None:
        raise TransitionRejected("not-now")
    return tournament.with_state(starts_at=tournament.state.starts_at + DAY)


def ended_early(tournament: Tournament) -> Tournament:
    """Return the tournament with the standings of its finished rounds as the last ones."""
    return tournament.with_progress(end_early(tournament.progress))


def finished(tournament: Tournament) -> Tournament:
    """Return an ended tournament that needs nothing any more."""
    return replace(tournament, row=replace(tournament.row, status="ended"))


def _is_forgotten(tournament: Tournament, player: Player) -> bool:
    who = tournament.players[player]
    return who.user_id is None and who.ai is None


def _is_gone(tournament: Tournament, player: Player) -> bool:
    absences = tournament.state.absences.get(player, 0)
    return absences >= MAX_ABSENCES or _is_forgotten(tournament, player)
