"""What a user has achieved in tournaments, for their history and their profile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from bot.i18n.texts import escape_name
from bot.interactions.core.context import RequestContext
from bot.storage.records import GameRow
from bot.table.errors import RequestRejected
from bot.table.preferences import TableSettings
from bot.tournaments.held.state import Tournament

MAX_COUNTED = 50
"""The latest tournaments of a user that are counted."""

MAX_LISTED = 5
"""The latest ones that are named."""

LAST_ON_PODIUM = 3


async def tournament_record(request: RequestContext, user_id: int) -> list[str]:
    """How often a user was on the podium on this server, and the places in the latest tournaments.

    Nothing before the first of them has ended.
    """
    rows = await request.store.tournaments_of_user(user_id)
    ended = [row for row in rows if row.guild_id == request.guild_id and row.status == "ended"]
    desk = request.runtime.tournaments.desk
    tournaments = [await desk.load(row.id) for row in ended[:MAX_COUNTED]]
    places = await asyncio.to_thread(
        lambda: [tournament.place_of(user_id) for tournament in tournaments]
    )
    placed = [(each, place) for each, place in zip(tournaments, places, strict=True) if place]
    if not placed:
        return []
    count = request.translate(
        "profile-tournaments",
        number=len(placed),
        podiums=sum(place <= LAST_ON_PODIUM for _, place in placed),
        wins=sum(place == 1 for _, place in placed),
    )
    return [count, *(_line(request, each, place) for each, place in placed[:MAX_LISTED])]


async def tournaments_of_games(
    request: RequestContext, rows: Iterable[GameRow], user_id: int
) -> dict[int, str]:
    """Name, by game, the tournament of which it was a table, and the user's place at its end."""
    ids = {
        row.id: settings.tournament
        for row in rows
        if (settings := TableSettings.model_validate_json(row.settings)).tournament is not None
    }
    lines = {}
    for tournament_id in set(ids.values()):
        assert tournament_id is not None
        try:
            tournament = await request.runtime.tournaments.desk.load(tournament_id)
        except RequestRejected:
            continue
        is_over = tournament.row.status == "ended"
        place = await asyncio.to_thread(tournament.place_of, user_id) if is_over else None
        lines[tournament_id] = _line(request, tournament, place or 0)
    return {game: lines[each] for game, each in ids.items() if each in lines}


def _line(request: RequestContext, tournament: Tournament, place: int) -> str:
    """The name of a tournament, and the place unless it is 0."""
    return request.translate(
        "tournament-record",
        name=escape_name(tournament.row.name),
        place=place,
        number=len(tournament.progress.players),
    )
