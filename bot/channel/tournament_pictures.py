"""The pictures of a tournament: its standings, the bracket of a knock-out, and the podium."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from bot.channel.pictures import PictureCache
from bot.game_ui import AnyGameUI
from bot.tournaments.held.state import Tournament
from bot.tournaments.held.tables import seat_in
from bot.tournaments.results import Player
from bot.tournaments.rounds import KnownRound, gone_on, known_rounds, winners
from bot.tournaments.tournament import Format
from render.bracket import bracket_picture
from render.bracket_layout import BracketPlayer, BracketRound, BracketTable, Fate
from render.canvas import SpriteFactory
from render.kit.board_table import MAX_ROWS
from render.kit.skin import Skin
from render.picture import Picture
from render.podium import podium_picture
from render.standings import StandingRow, standings_picture
from render.translation import Translate

Rows: TypeAlias = tuple[StandingRow, ...]

DrawTournament: TypeAlias = Callable[
    [PictureCache, AnyGameUI, Tournament, Translate], Awaitable[Picture | None]
]


def standings_rows(tournament: Tournament) -> Rows:
    """The best after the last finished round, as many as a picture holds."""
    progress = tournament.progress
    before = progress.rules.places(progress.lots or {}, progress.played[:-1])
    former = {line.player: place for place, line in before}
    has_moved = len(progress.played) > 1
    tables = () if progress.pairing is None else progress.pairing.tables
    ranked = progress.places
    places = {line.player: place for place, line in ranked}
    rows = []
    for place, line in ranked[:MAX_ROWS]:
        seat = seat_in(tables, line.player)
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
    rows, look = await asyncio.to_thread(standings_rows, tournament), _look(ui)
    return await pictures.draw(
        ("standings", ui.name, translate, title, rows),
        partial(standings_picture, *look, title, rows, translate),
    )


def bracket_rounds(tournament: Tournament) -> tuple[BracketRound, ...]:
    """All rounds that are paired or played, for the picture of a knock-out."""
    known = enumerate(known_rounds(tournament.progress), 1)
    return tuple(_bracket_round(tournament, number, each) for number, each in known)


def _bracket_round(tournament: Tournament, number: int, known: KnownRound) -> BracketRound:
    progress = tournament.progress
    on, is_over = gone_on(progress, number), number <= len(progress.played)
    won = winners(progress) if number == tournament.round_number else ()

    def shown(player: Player) -> BracketPlayer:
        who = tournament.players[player]
        fate: Fate = "won" if player in won else "on" if player in on else "out"
        return BracketPlayer(who.number, who.name, fate if is_over else "open", who.ai is not None)

    tables = [known.best_first(table) for table in range(len(known.tables))]
    tables += [(player,) for player in known.byes]
    return BracketRound(
        number,
        tuple(
            BracketTable(place, tuple(map(shown, table))) for place, table in enumerate(tables, 1)
        ),
        known.is_final,
    )


async def draw_bracket(
    pictures: PictureCache, ui: AnyGameUI, tournament: Tournament, translate: Translate
) -> Picture | None:
    """The bracket of a knock-out; None before its start, or if it cannot be drawn."""
    name, look = tournament.row.name, _look(ui)
    rounds = await asyncio.to_thread(bracket_rounds, tournament)
    if not rounds:
        return None
    return await pictures.draw(
        ("bracket", ui.name, translate, name, rounds),
        partial(bracket_picture, *look, name, rounds, translate),
    )


async def draw_podium(
    pictures: PictureCache, ui: AnyGameUI, tournament: Tournament, translate: Translate
) -> Picture | None:
    """The first three at the end; None if no round was finished, or if it cannot be drawn."""
    name, look = tournament.row.name, _look(ui)
    if not tournament.progress.played:
        return None
    last = await asyncio.to_thread(standings_rows, tournament)
    rows = tuple(row._replace(moved=0) for row in last)
    return await pictures.draw(
        ("podium", ui.name, translate, name, rows),
        partial(podium_picture, *look, name, rows, translate),
    )


def _look(ui: AnyGameUI) -> tuple[SpriteFactory, Skin]:
    return SpriteFactory(ui.renderer.palette), ui.renderer.skin


def pictures_of(tournament: Tournament) -> tuple[DrawTournament, ...]:
    """What draws a tournament, that which tells most first: the bracket of a knock-out."""
    if tournament.progress.rules.format is Format.KNOCK_OUT:
        return draw_bracket, draw_standings
    return (draw_standings,)
