"""The standings of a tournament as a picture."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from bot.channel.pictures import PictureCache
from bot.game_ui import AnyGameUI
from bot.tournaments.held.state import Tournament
from bot.tournaments.held.tables import seat_in
from render.canvas import SpriteFactory
from render.kit.board_table import MAX_ROWS
from render.picture import Picture
from render.standings import StandingRow, standings_picture
from render.translation import Translate

Rows: TypeAlias = tuple[StandingRow, ...]


def standings_rows(tournament: Tournament) -> Rows:
    """The best after the last finished round, as many as a picture holds."""
    progress = tournament.progress
    before = progress.rules.standings(progress.lots or {}, progress.played[:-1])
    former = {line.player: place for place, line in enumerate(before, 1)}
    has_moved = len(progress.played) > 1
    rows = []
    for place, line in enumerate(progress.standings()[:MAX_ROWS], 1):
        seat = seat_in(progress.pairing.tables, line.player) if progress.pairing else None
        who = tournament.players[line.player]
        rows.append(
            StandingRow(
                place=place,
                name=who.name,
                points=round(100 * line.points),
                wins=line.wins,
                opponents=round(100 * line.opponents_points),
                share=round(100 * line.point_share),
                moved=former[line.player] - place if has_moved else 0,
                table=0 if seat is None else seat[0] + 1,
                is_ai=who.ai is not None,
            )
        )
    return tuple(rows)


async def draw_standings(
    pictures: PictureCache, ui: AnyGameUI, tournament: Tournament, translate: Translate
) -> Picture | None:
    """The picture of the standings; None before the first result, or if it cannot be drawn."""
    played = len(tournament.progress.played)
    if not played:
        return None
    title = translate("standings-title", name=tournament.row.name, round=played)
    rows = standings_rows(tournament)
    return await pictures.draw(
        ("standings", ui.name, translate, title, rows),
        partial(
            standings_picture,
            SpriteFactory(ui.renderer.palette),
            ui.renderer.skin,
            title,
            rows,
            translate,
        ),
    )
