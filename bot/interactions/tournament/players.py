"""The players of a tournament, for its organiser: taking one out, or replacing one."""

from __future__ import annotations

import discord

from bot.channel.components import Button, Control, SelectMenu, UserSelectMenu
from bot.channel.custom_id import CustomId
from bot.i18n.texts import escape_name, sanitize_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.navigation import page_buttons, split_into_menus
from bot.interactions.core.responder import Responder
from bot.interactions.tournament.entering import take_out
from bot.interactions.tournament.organising import PLAYERS_VERB, show_panel
from bot.interactions.tournament.panels import (
    check_may_organise,
    load_tournament,
    tournament_button,
)
from bot.storage.records import SeatRow
from bot.table.errors import RequestRejected
from bot.tournaments.held.state import Tournament
from bot.tournaments.held.tables import seat_in
from bot.tournaments.results import Player
from engine.ai.registry import has_agents

PLAYER_VERB, OUT_VERB, NEWCOMER_VERB = "cup-player", "cup-out", "cup-newcomer"


async def list_players(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Let the organiser choose a player."""
    tournament = await _load(request, custom_id)
    (text, *_) = custom_id.path or ("0",)
    options = [
        (tournament.players[player].name, player)
        for player in _in_tournament(tournament)
        if tournament.players[player].ai is None
    ]
    if not options:
        raise RequestRejected("tournament-no-players")
    menus, pages = split_into_menus(options, int(text) if text.isdecimal() else 0)
    controls: list[Control] = [
        SelectMenu(
            request.translate("menu-tournament-player"),
            tournament_button(tournament, PLAYER_VERB, str(place)),
            tuple(menu),
        )
        for place, menu in enumerate(menus)
    ]
    controls += page_buttons(
        pages,
        lambda number: tournament_button(tournament, PLAYERS_VERB, str(number)),
        request.translate,
    )
    await responder.respond(request.translate("tournament-ask-player"), controls=controls)


async def show_player(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Ask what is to happen with the player who was chosen."""
    tournament = await _load(request, custom_id)
    player = _known(tournament, request.take_value())
    out = Button(
        request.translate("button-tournament-out"),
        tournament_button(tournament, OUT_VERB, player),
        discord.ButtonStyle.danger,
    )
    newcomer = UserSelectMenu(
        request.translate("menu-tournament-newcomer"),
        tournament_button(tournament, NEWCOMER_VERB, player),
    )
    name = escape_name(tournament.players[player].name)
    text = request.translate("tournament-about-player", name=name)
    await responder.respond(text, controls=(newcomer, out))


async def take_player_out(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Take a player out, as if they had left."""
    tournament = await _load(request, custom_id)
    player = _known(tournament, *custom_id.path[:1])
    await take_out(request, tournament, player)
    name = escape_name(tournament.players[player].name)
    has_ai = int(has_agents(tournament.row.game))
    said = request.translate("tournament-removed", name=name, ai=has_ai)
    await show_panel(request, responder, tournament.row.id, said)


async def replace_player(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Let the user who was chosen play on for a player, also at the table that is played."""
    tournament = await _load(request, custom_id)
    player = _known(tournament, *custom_id.path[:1])
    newcomer = next((user for user in request.selected_users if user.is_member), None)
    if newcomer is None:
        raise RequestRejected("not-in-server")
    if newcomer.is_bot:
        raise RequestRejected("bot-cannot-play")
    name, old = sanitize_name(newcomer.name), tournament.players[player]
    tournaments = request.runtime.tournaments
    if tournament.player_of(newcomer.id) is not None:
        raise RequestRejected("tournament-already-entered")
    # At the table first: if this ends before the other, it can be asked for again.
    await _seat_at_table(request, tournament, player, SeatRow(0, name, newcomer.id))
    await tournaments.desk.replace_player(tournament.row.id, old.number, newcomer.id, name)
    request.mark_committed(in_channel=True)
    tournaments.schedule(tournament.row.id)
    said = request.translate(
        "tournament-replaced", name=escape_name(name), old=escape_name(old.name)
    )
    await show_panel(request, responder, tournament.row.id, said)


async def _seat_at_table(
    request: RequestContext, tournament: Tournament, player: Player, newcomer: SeatRow
) -> None:
    """Let somebody play on at the table that a player has now, if it is being played."""
    pairing, tables = tournament.progress.pairing, request.runtime.tournaments.tables
    place = None if pairing is None else seat_in(pairing.tables, player)
    if place is None:
        return
    number, seat = place
    game = (await tables.games_of_round(tournament)).get(number)
    if game is not None and game.status == "running":
        await tables.set_player(game, seat, newcomer, request.interaction_id)


async def _load(request: RequestContext, custom_id: CustomId) -> Tournament:
    tournament = await load_tournament(request, custom_id.game_id)
    check_may_organise(request, tournament)
    if tournament.row.status != "open":
        raise RequestRejected("tournament-not-now")
    return tournament


def _in_tournament(tournament: Tournament) -> list[Player]:
    return [*tournament.playing(), *tournament.progress.waiting]


def _known(tournament: Tournament, player: str | None = None) -> Player:
    """The player of a button, who has not left. Raises RequestRejected."""
    if player is None or player not in _in_tournament(tournament):
        raise RequestRejected("tournament-not-entered")
    return player
