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
    add_late,
    begin_round,
    call_off_check_in,
    end_early,
    leave,
    pair_next_round,
    report_result,
    start,
    take_back_round,
)
from bot.tournaments.results import Player, TableResult
from bot.tournaments.tournament import MAX_TOURNAMENT, Format, Rules, Unplayable

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
    """Return how many AI players fill a tournament up: to as many as wanted, and as can play.

    If possible, nobody has a bye.
    """
    if not settings.fill_to:
        return 0
    least, rules = max(people, settings.fill_to), progress.rules
    possible = [
        number
        for number in range(least, min(progress.max_players, MAX_TOURNAMENT) + 1)
        if _can_play(rules, number)
    ]
    return min(possible, key=rules.sizes.byes, default=least) - people


def _can_play(rules: Rules, number: int) -> bool:
    try:
        rules.check(number)
    except Unplayable:
        return False
    return True


def started(tournament: Tournament, ai_players: Sequence[Player], seed: int) -> Tournament:
    """Return the tournament with its first round paired. Raises Unplayable."""
    progress = tournament.progress
    players = (*people_at_start(tournament), *ai_players)
    entered = replace(progress, entered=players, here=progress.here | set(ai_players))
    after = tournament.with_progress(start(entered, seed))
    return after.with_state(starts_at=None, check_in_until=None)


def left_to_organiser(tournament: Tournament) -> Tournament:
    """Return the tournament that could not start in time: its organiser starts it."""
    return tournament.with_state(starts_at=None, check_in_until=None)


def paired(tournament: Tournament) -> Tournament:
    """Return the tournament with the next round paired, or ended, without those who are gone.

    It is filled up by AI players. A paused one does not end.
    """
    if tournament.state.is_taken_back:
        raise TransitionRejected("not-now")
    refilled = with_ai_players(without_gone(tournament))
    after = pair_next_round(refilled.progress)
    if tournament.state.is_paused and after.phase is Phase.ENDED:
        return tournament
    is_complete = after.rules.is_complete(after.lots or {}, after.played, after.left)
    is_cut_short = after.phase is Phase.ENDED and not is_complete
    return tournament.with_progress(after).with_state(is_cut_short=is_cut_short)


def without_gone(tournament: Tournament) -> Tournament:
    """Return the tournament without those who were absent too often, or forgotten."""
    progress = tournament.progress
    gone = {player for player in tournament.playing() if _is_gone(tournament, player)}
    return tournament.with_progress(replace(progress, left=progress.left | gone))


def new_ai_players(tournament: Tournament) -> int:
    """Return how many AI players are still to be made for the next round."""
    tournament = without_gone(tournament)
    return max(0, _ai_players_wanted(tournament) - len(tournament.ai_players()))


def with_ai_players(tournament: Tournament) -> Tournament:
    """Return the tournament with as many of its AI players as the next round needs.

    Those who are not needed leave, the last ones first, and come back before new ones enter.
    """
    progress, wanted = tournament.progress, _ai_players_wanted(tournament)
    playing = [player for player in tournament.playing() if player in tournament.ai_players()]
    for player in playing[wanted:]:
        progress = leave(progress, player)
    away = [player for player in tournament.players if player in tournament.ai_players()]
    away = [player for player in away if player not in playing]
    for player in away[: max(0, wanted - len(playing))]:
        progress = add_late(progress, player)
    return tournament.with_progress(progress)


def _ai_players_wanted(tournament: Tournament) -> int:
    """Return how many AI players the next round needs, so that as few as possible have a bye.

    A knock-out keeps those whom it has, and so does a tournament without people.
    """
    progress, playing = tournament.progress, tournament.playing()
    rules, number = progress.rules, len(tournament.ai_players().intersection(playing))
    people = len(playing) - number
    if (
        not (people and tournament.settings.fill_to)
        or rules.format is Format.KNOCK_OUT
        or rules.is_complete(progress.lots or {}, progress.played, progress.left)
    ):
        return number
    most = missing_ai_players(progress, tournament.settings, people)
    return min(range(min(number, most), most + 1), key=lambda each: rules.sizes.byes(people + each))


def begun(tournament: Tournament) -> Tournament:
    """Return the tournament with the tables of its round open."""
    if tournament.state.is_paused:
        raise TransitionRejected("not-now")
    return tournament.with_progress(begin_round(tournament.progress)).with_state(extensions=())


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
    """Return the tournament that begins no further round, and asks nobody who is here."""
    if tournament.progress.phase is Phase.ROUND_CHECK_IN:
        tournament = called_off(tournament)
    return tournament.with_state(is_paused=True)


def called_off(tournament: Tournament) -> Tournament:
    """Return the tournament without its check-in; everybody is asked again later."""
    after = tournament.with_progress(call_off_check_in(tournament.progress))
    return after.with_state(check_in_until=None, is_waiting=False)


def resumed(tournament: Tournament) -> Tournament:
    """Return the tournament that goes on."""
    return tournament.with_state(is_paused=False, is_taken_back=False)


def known_time(tournament: Tournament) -> str:
    """Return what changes whenever more time is given, so that a press gives it only once."""
    state = tournament.state
    return f"{state.starts_at or 0}-{tournament.round_number}-{len(state.extensions)}"


def put_off(tournament: Tournament, known: str) -> Tournament:
    """Return the tournament that starts a day later, if its time is as it was known.

    It asks only then who is here.
    """
    starts_at = tournament.state.starts_at
    if starts_at is None:
        raise TransitionRejected("not-now")
    _require_known(tournament, known)
    return set_to_start(tournament, starts_at + DAY)


def set_to_start(tournament: Tournament, at: int | None) -> Tournament:
    """Return the tournament that starts at another time, or when its organiser starts it.

    It asks only then who is here.
    """
    if tournament.progress.lots is not None or tournament.is_over:
        raise TransitionRejected("not-now")
    if tournament.progress.phase is Phase.CHECK_IN:
        tournament = called_off(tournament)
    return tournament.with_state(starts_at=at)


def extended(tournament: Tournament, known: str, now: int) -> Tournament:
    """Return the tournament whose round is extended `now`, if its time is as it was known."""
    if tournament.progress.phase is not Phase.ROUND:
        raise TransitionRejected("not-now")
    _require_known(tournament, known)
    return tournament.with_state(extensions=(*tournament.state.extensions, now))


def _require_known(tournament: Tournament, known: str) -> None:
    if known != known_time(tournament):
        raise TransitionRejected("time-changed")


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
