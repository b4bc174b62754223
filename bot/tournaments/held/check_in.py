"""Check-ins: before a live round everybody says that they are here, or does without a table.

AI players are always here. A round begins when the check-in ends, or once all are here. Where too
few are here for a table it waits for a while, and then the tournament ends with its standings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tournaments.held.state import Tournament
from bot.tournaments.held.steps import begun, paired, with_ai_players, without_gone
from bot.tournaments.knock_out import survivors
from bot.tournaments.progress import (
    Phase,
    TransitionRejected,
    check_in,
    end_early,
    open_check_in,
    pair_those_here,
    walk_over,
)
from bot.tournaments.results import Player
from bot.tournaments.tournament import Format

MINUTE = 60
"""Seconds."""

SECONDS_BEFORE_START = 15 * MINUTE
"""How long before a set time everybody is asked."""

MIN_WINDOW, MAX_WINDOW = 2 * MINUTE, 5 * MINUTE
"""How long a check-in is open that begins when something else has ended."""

WAIT_SECONDS = 60 * MINUTE
"""How long a round waits until enough are here for a table."""


def window(minutes: int) -> int:
    """Return for how many seconds a check-in is open if a game takes so many minutes."""
    return min(max(MIN_WINDOW, minutes * MINUTE // 10), MAX_WINDOW)


def asked_players(tournament: Tournament) -> list[Player]:
    """Return the people who are to say that they are here: all who are in the next round."""
    return [
        player
        for player in _in_next_round(tournament)
        if tournament.players[player].user_id is not None
    ]


def _in_next_round(tournament: Tournament) -> list[Player]:
    """Return who plays on, with AI players; in a knock-out those who are through."""
    progress = tournament.progress
    if _is_knock_out(tournament) and progress.played:
        sizes = progress.rules.sizes
        return survivors(progress.played, progress.lots or {}, sizes, progress.left)
    return tournament.playing()


def missing_players(tournament: Tournament) -> list[Player]:
    """Return who has not said yet that they are here."""
    here = tournament.progress.here
    return [player for player in asked_players(tournament) if player not in here]


def asks_before_next_round(tournament: Tournament) -> bool:
    """Return whether somebody is asked before the next round, unless there is none."""
    return (
        tournament.settings.asks_each_round
        and bool(tournament.progress.played)
        and bool(asked_players(without_gone(tournament)))
    )


def opened_before_start(tournament: Tournament, until: int | None) -> Tournament:
    """Return the tournament that asks who is here, and starts then, or when its organiser says."""
    if tournament.progress.phase is not Phase.ENTERING:
        raise TransitionRejected("not-now")
    return _opened(tournament, until)


def opened_by_start(tournament: Tournament, until: int) -> Tournament:
    """Return the tournament that starts then, or once all are here, instead of at its set time."""
    return opened_before_start(tournament, until).with_state(starts_at=None)


def opened_before_round(tournament: Tournament, until: int) -> Tournament:
    """Return the tournament that asks who is here for the next round, or has ended without one.

    A paused one asks nobody.
    """
    if tournament.progress.phase is not Phase.BETWEEN_ROUNDS:
        raise TransitionRejected("not-now")
    if tournament.state.is_paused:
        return tournament
    remaining = without_gone(tournament)
    if (ended := paired(remaining)).progress.phase is Phase.ENDED:
        return ended
    return _opened(remaining, until)


def _opened(tournament: Tournament, until: int | None) -> Tournament:
    asking = tournament.with_progress(open_check_in(tournament.progress))
    return asking.with_state(check_in_until=until, is_waiting=False)


def checked_in(tournament: Tournament, player: Player) -> Tournament:
    """Return the tournament in which a player is here."""
    progress = tournament.progress
    if progress.phase is Phase.ROUND_CHECK_IN and player not in asked_players(tournament):
        raise TransitionRejected("not-asked")
    return tournament.with_progress(check_in(progress, player))


def start_of(tournament: Tournament) -> int | None:
    """Return when the tournament starts, in Unix seconds; None if its organiser starts it."""
    until, set_time = tournament.state.check_in_until, tournament.state.starts_at
    return set_time if until is None else until


def starts_once_all_are_here(tournament: Tournament) -> bool:
    """Return whether a start waits for nothing but people, as its organiser asked for it."""
    state = tournament.state
    return state.check_in_until is not None and state.starts_at is None


def prolonged(tournament: Tournament, seconds: int) -> Tournament:
    """Return the tournament whose check-in goes on for so long after a time that does not count."""
    until = tournament.state.check_in_until
    if until is None:
        return tournament
    return tournament.with_state(check_in_until=until + seconds)


def without_missing(tournament: Tournament) -> Tournament:
    """Return the tournament as if those had left who are not here."""
    progress = tournament.progress
    left = progress.left.union(missing_players(tournament))
    return tournament.with_progress(replace(progress, left=left))


def decided(tournament: Tournament, now: int) -> Tournament:
    """Return the tournament as it goes on now: with the round of those who are here, or none yet.

    Who is missing sits the round out, or is out of a knock-out.
    """
    if tournament.progress.phase is not Phase.ROUND_CHECK_IN:
        raise TransitionRejected("not-now")
    tournament, state = without_gone(tournament), tournament.state
    missing, asked = missing_players(tournament), asked_players(tournament)
    is_late = state.check_in_until is not None and now >= state.check_in_until
    if missing and not (is_late or state.is_waiting):
        return tournament
    is_anybody_here = len(missing) < len(asked)
    with_round = _with_round(tournament, missing)
    if with_round.progress.phase is Phase.ROUND and (is_anybody_here or not missing):
        return with_round
    if missing and not is_late:
        return tournament
    is_over = state.is_waiting or (_is_knock_out(tournament) and is_anybody_here)
    if missing and not is_over:
        return tournament.with_state(check_in_until=now + WAIT_SECONDS, is_waiting=True)
    return _ended(tournament, missing)


def _with_round(tournament: Tournament, missing: Sequence[Player]) -> Tournament:
    """The tournament with the round of those who are here under way, or ended if there is none."""
    filled = with_ai_players(without_missing(tournament))
    # Nobody who is out of a knock-out was asked, so nobody comes back for those who are missing.
    present = _present(tournament if _is_knock_out(tournament) else filled, missing)
    paired_round = pair_those_here(filled.progress, present, missing)
    if (pairing := paired_round.pairing) is None:
        return tournament.with_progress(paired_round)
    if not _is_knock_out(tournament):
        left = paired_round.left.difference(missing)
        paired_round = replace(paired_round, left=left)
    before = tournament.state.absences
    absences = {player: number for player, number in before.items() if player not in pairing.byes}
    absences |= {player: before.get(player, 0) + 1 for player in missing}
    after = begun(tournament.with_progress(paired_round))
    return after.with_state(absences=absences, check_in_until=None, is_waiting=False)


def _ended(tournament: Tournament, missing: Sequence[Player]) -> Tournament:
    """The tournament without another round; who is left of a knock-out has won it."""
    progress, present = tournament.progress, _present(tournament, missing)
    is_won = _is_knock_out(tournament) and bool(present)
    after = walk_over(progress, present, missing) if is_won else end_early(progress)
    ended = tournament.with_progress(after)
    return ended.with_state(check_in_until=None, is_waiting=False, is_cut_short=not is_won)


def _present(tournament: Tournament, missing: Sequence[Player]) -> list[Player]:
    return [player for player in _in_next_round(tournament) if player not in missing]


def _is_knock_out(tournament: Tournament) -> bool:
    return tournament.progress.rules.format is Format.KNOCK_OUT
