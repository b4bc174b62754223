"""What private answers about a tournament have in common."""

from __future__ import annotations

from bot.channel.custom_id import CustomId
from bot.interactions.core.context import RequestContext
from bot.storage.tournament_records import TournamentRow
from bot.table.errors import RequestRejected
from bot.tournaments.held.state import Tournament

START_VERB = "cup-start"
"""The verb of the button that opens the form of when a tournament starts."""

MAX_LISTED = 25
"""Tournaments of a server from which one can be chosen, the latest ones."""


async def load_tournament(request: RequestContext, tournament_id: int) -> Tournament:
    """Return a tournament of the server, and speak of its game. Raises RequestRejected."""
    tournament = await request.runtime.tournaments.desk.load(tournament_id)
    if tournament.row.guild_id != request.guild_id or tournament.row.game not in request.game_uis:
        raise RequestRejected("tournament-gone")
    request.bind_game(request.game_uis[tournament.row.game])
    return tournament


async def tournaments_here(request: RequestContext) -> tuple[TournamentRow, ...]:
    """Return the latest tournaments of the server, of games that are installed."""
    rows = await request.store.tournaments_of_guild(request.guild_id, MAX_LISTED)
    return tuple(row for row in rows if row.game in request.game_uis)


def may_set_up(request: RequestContext) -> bool:
    """Whether the user may set up tournaments here."""
    granted = request.interaction.permissions
    return granted.manage_events or granted.manage_channels


def may_organise(request: RequestContext, tournament: Tournament) -> bool:
    """Whether the user may lead a tournament."""
    is_organiser = request.user_id == tournament.row.organiser_id
    return is_organiser or request.interaction.permissions.manage_channels


def check_may_organise(request: RequestContext, tournament: Tournament) -> None:
    """Raise RequestRejected unless the user may lead a tournament."""
    if not may_organise(request, tournament):
        raise RequestRejected("tournament-organiser")


def tournament_button(tournament: Tournament, verb: str, *path: str) -> CustomId:
    """Return what a button of a tournament does."""
    return CustomId(verb, tournament.row.id, 0, path)
