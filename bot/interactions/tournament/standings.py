"""The standings of a tournament, for everybody and at any time."""

from __future__ import annotations

import discord

from bot.channel.check_in_texts import is_asking
from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.channel.tournament_pictures import pictures_of
from bot.channel.tournament_texts import (
    HERE_VERB,
    SHOW_VERB,
    bracket_lines,
    phase_lines,
    player_lines,
    rule_lines,
    standing_line,
    standing_lines,
    start_lines,
    tie_break_line,
    title_line,
)
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.tournament.export import EXPORT_VERB
from bot.interactions.tournament.organising import manage_button
from bot.interactions.tournament.panels import (
    load_tournament,
    tournament_button,
    tournaments_here,
)
from bot.table.errors import RequestRejected
from bot.tournaments.held.check_in import missing_players
from bot.tournaments.held.state import Tournament
from bot.tournaments.held.tables import seat_in

RULES_VERB = "cup-rules"
"""The verb of the button that explains how tournaments go."""


async def show_tournament_command(
    request: RequestContext, responder: Responder, text: str | None
) -> None:
    """Show a tournament by its id or name, or the server's latest one. Raises RequestRejected."""
    rows = await tournaments_here(request)
    if not rows:
        raise RequestRejected("tournament-none")
    chosen = rows[0]
    if text is not None:
        wanted = text.strip().casefold()
        found = [row for row in rows if wanted in (str(row.id), row.name.casefold())]
        if not found:
            raise RequestRejected("tournament-gone")
        chosen = found[0]
    await _show(request, responder, chosen.id)


async def show_tournament(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Show the tournament of a button."""
    await _show(request, responder, custom_id.game_id)


async def _show(request: RequestContext, responder: Responder, tournament_id: int) -> None:
    tournament = await load_tournament(request, tournament_id)
    translate, progress = request.translate, tournament.progress
    lines = [title_line(tournament, translate), *rule_lines(tournament, translate)]
    if progress.lots is None:
        lines += [*start_lines(tournament, translate), *player_lines(tournament, translate)]
    else:
        lines += phase_lines(tournament, translate)
        lines += await _own_table(request, tournament)
        lines += ["", *_standings(request, tournament)]
        lines += ["", *bracket_lines(tournament, translate)]
    drawn = [
        await draw(request.pictures, request.game_ui, tournament, translate)
        for draw in pictures_of(tournament)
    ]
    pictures = [picture for picture in drawn if picture is not None]
    await responder.respond(
        "\n".join(lines),
        picture=pictures[0] if pictures else None,
        attachments=pictures[1:],
        controls=_buttons(request, tournament),
    )


def _buttons(request: RequestContext, tournament: Tournament) -> list[Button]:
    """The rules, files once there are results, and what the organiser can do."""
    translate = request.translate
    buttons = [
        Button(translate("button-tournament-rules"), tournament_button(tournament, RULES_VERB))
    ]
    own = tournament.player_of(request.user_id)
    if is_asking(tournament) and own in missing_players(tournament):
        label = translate("button-tournament-here")
        here = Button(label, tournament_button(tournament, HERE_VERB), discord.ButtonStyle.primary)
        buttons.insert(0, here)
    if tournament.progress.played:
        buttons += [
            Button(
                translate(f"button-tournament-{kind}"),
                tournament_button(tournament, EXPORT_VERB, kind),
            )
            for kind in ("json", "csv")
        ]
    return [*buttons, *manage_button(request, tournament)]


async def explain_tournaments(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Explain how tables are made and what counts, with a way back."""
    tournament = await load_tournament(request, custom_id.game_id)
    back = Button(request.translate("button-before"), tournament_button(tournament, SHOW_VERB, "0"))
    await responder.respond(request.translate("tournament-rules"), controls=(back,))


def _standings(request: RequestContext, tournament: Tournament) -> list[str]:
    """The best, and the user's own place with what decides between equals."""
    translate, progress = request.translate, tournament.progress
    if not progress.played:
        return [translate("tournament-no-standings")]
    lines = standing_lines(tournament, translate)
    own = tournament.player_of(request.user_id)
    for place, line in progress.places:
        if line.player == own:
            lines += ["", standing_line(tournament, place, line, translate)]
            lines.append(tie_break_line(line, translate))
    return lines


async def _own_table(request: RequestContext, tournament: Tournament) -> list[str]:
    """Where the user plays now."""
    pairing, player = tournament.progress.pairing, tournament.player_of(request.user_id)
    place = seat_in(pairing.tables, player) if pairing is not None and player else None
    if place is None:
        return []
    games = await request.runtime.tournaments.tables.games_of_round(tournament)
    game = games.get(place[0])
    if game is None:
        return []
    return [request.translate("tournament-yours", thread=f"<#{game.channel_id}>")]
