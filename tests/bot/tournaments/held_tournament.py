"""A tournament as it is held, of people and of AI players that fill it up."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.storage.tournament_records import TournamentPlayer
from bot.tournaments.held import steps
from bot.tournaments.held.settings import TournamentSettings
from bot.tournaments.held.state import Tournament, TournamentState, player_key
from bot.tournaments.progress import Phase
from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import Format, Rules
from tests.support.tournaments import ROW, entered, play_round


def started(
    people: int,
    fill_to: int,
    *,
    form: Format = Format.SWISS,
    sizes: str = "4",
    rounds: int = 4,
    most: int = 16,
) -> Tournament:
    """A tournament with so many people, filled up, with its first round paired."""
    rules = Rules(form, TableSizes.parse(sizes), rounds if form is Format.SWISS else None)
    progress = entered(rules, people, most)
    users = {player_key(each): TournamentPlayer(each, each, "") for each in range(1, people + 1)}
    settings = TournamentSettings(fill_to=fill_to, late_round=rounds)
    tournament = Tournament(ROW, settings, TournamentState(progress), users)
    missing = steps.missing_ai_players(progress, settings, people)
    tournament = with_new_ai_players(tournament, missing)
    return steps.started(tournament, sorted(tournament.ai_players()), seed=1)


def with_new_ai_players(tournament: Tournament, number: int) -> Tournament:
    first = len(tournament.players) + 1
    new = {
        player_key(each): TournamentPlayer(each, None, "", "easy")
        for each in range(first, first + number)
    }
    return replace(tournament, players={**tournament.players, **new})


def played(tournament: Tournament) -> Tournament:
    """The tournament after the round that is paired, or under way."""
    paired = replace(tournament.progress, phase=Phase.PAIRED)
    return tournament.with_progress(play_round(paired, Random(1)))


def seated(tournament: Tournament) -> set[str]:
    """Who has a table in the next round."""
    pairing = tournament.progress.pairing
    assert pairing is not None
    return {player for table in pairing.tables for player in table}
