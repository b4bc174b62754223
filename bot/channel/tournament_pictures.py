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
    before = progress.rules.places(progress.lots or {}, progress.played[:-1])
    former = {line.player: place for place, line in before}
    has_moved = len(progress.played) > 1
    tables = () if progress.pairing is None else progress.pairing.tables
    places = {line.player: place for place, line in progress.places()}
    rows = []
    for line in progress.standings()[:MAX_ROWS]:
        place, seat = places[line.player], seat_in(tables, line.player)
        table = () if seat is None else tables[seat[0]]
        is_shared = list(places.values()).count(place) > 1
        who = tournament.players[line.player]
        rows.append(
            StandingRow(
                place=place,
                name=who.name,
                points=round(100 * line.points),
                wins=line.wins,
                opponents=round(100 * line.opponents_points),
                share=round(100 * line.point_share),
                lot=line.lot if is_shared else 0,
                moved=former[line.player] - place if has_moved else 0,
                table=0 if seat is None else seat[0] + 1,
                against=tuple(sorted(places[each] for each in table if each != line.player)),
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
