"""A tournament as a file: its rounds and standings, by the names of the players."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from bot.channel.attachments import Document
from bot.channel.custom_id import CustomId
from bot.channel.tournament_texts import as_number
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.tournament.panels import load_tournament
from bot.table.errors import RequestRejected
from bot.tournaments.held.state import Tournament
from bot.tournaments.results import PlayedRound, Player, TableResult

EXPORT_VERB = "cup-export"
"""The verb of the buttons that send a tournament as a file; the code is the format."""

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
"""How cells begin that a spreadsheet takes for a formula."""


async def send_tournament(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Send a tournament in the format that a button names."""
    tournament = await load_tournament(request, custom_id.game_id)
    if custom_id.path == ("json",):
        document = Document(as_json(tournament), "tournament.json")
    elif custom_id.path == ("csv",):
        document = Document(as_csv(tournament), "tournament.csv")
    else:
        raise RequestRejected("old-button")
    await responder.respond(request.translate("tournament-exported"), attachments=(document,))


def as_json(tournament: Tournament) -> bytes:
    """Return all finished rounds and the standings as JSON."""
    progress = tournament.progress
    value = {
        "tournament": tournament.row.name,
        "game": tournament.row.game,
        "options": json.loads(tournament.row.options),
        "format": progress.rules.format.value,
        "tables": str(progress.rules.sizes),
        "rounds": [_round(tournament, played) for played in progress.played],
        "standings": _standings(tournament),
    }
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode()


def as_csv(tournament: Tournament) -> bytes:
    """Return the standings as CSV, with a line of headings."""
    fields = ("place", "name", "points", "wins", "opponents_points", "point_share", "lot")
    text = io.StringIO()
    writer = csv.DictWriter(text, fields)
    writer.writeheader()
    for line in _standings(tournament):
        writer.writerow(line | {"name": _cell(line["name"])})
    return text.getvalue().encode("utf-8-sig")


def _standings(tournament: Tournament) -> list[dict[str, Any]]:
    if not tournament.progress.played:
        return []
    return [
        {
            "place": place,
            "name": _name(tournament, line.player),
            "points": as_number(line.points),
            "wins": line.wins,
            "opponents_points": as_number(line.opponents_points),
            "point_share": as_number(line.point_share),
            "lot": line.lot,
        }
        for place, line in tournament.progress.places
    ]


def _round(tournament: Tournament, played: PlayedRound) -> dict[str, Any]:
    return {
        "tables": [_table(tournament, table) for table in played.tables],
        "byes": [_name(tournament, player) for player in played.byes],
        "sitting_out": [_name(tournament, player) for player in played.sitting_out],
    }


def _table(tournament: Tournament, table: TableResult) -> list[dict[str, Any]]:
    """The players by seat."""
    scores = table.scores()
    return [
        {
            "name": _name(tournament, player),
            "rank": rank,
            "points": points,
            "score": as_number(scores[player]),
            "absent": player in table.absent,
        }
        for player, rank, points in zip(table.players, table.ranks, table.points, strict=True)
    ]


def _name(tournament: Tournament, player: Player) -> str:
    return tournament.players[player].name


def _cell(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA_STARTS) else text
