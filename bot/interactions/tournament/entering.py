"""Entering a tournament, leaving it, and saying that one is here."""

from __future__ import annotations

import discord

from bot.channel.custom_id import CustomId
from bot.i18n.texts import sanitize_name
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.tournament.panels import load_tournament
from bot.table.errors import RequestRejected
from bot.tournaments.held.check_in import checked_in
from bot.tournaments.held.state import Tournament
from bot.tournaments.progress import leave
from bot.tournaments.results import Player
from engine.ai.registry import has_agents


async def join_tournament(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Let the user enter, or wait for a place. Raises RequestRejected."""
    tournament = await load_tournament(request, custom_id.game_id)
    if tournament.row.status != "open":
        raise RequestRejected("tournament-not-now")
    _check_role(request, tournament)
    tournaments = request.runtime.tournaments
    name = sanitize_name(request.interaction.user.display_name)
    entered = await tournaments.desk.enter(tournament.row.id, request.user_id, name)
    request.mark_committed(in_channel=True)
    tournaments.schedule(tournament.row.id)
    if entered.progress.lots is not None:
        await responder.respond(request.translate("tournament-joined-late"))
        return
    waiting, player = entered.progress.waiting, entered.player_of(request.user_id)
    place = waiting.index(player) + 1 if player in waiting else 0
    await responder.respond(request.translate("tournament-joined", waiting=place))


def _check_role(request: RequestContext, tournament: Tournament) -> None:
    """Raise RequestRejected unless the user has the role; one that is deleted keeps nobody out."""
    role_id, user = tournament.settings.role_id, request.interaction.user
    guild = request.interaction.guild
    if role_id is None or (guild is not None and guild.get_role(role_id) is None):
        return
    if not isinstance(user, discord.Member) or user.get_role(role_id) is None:
        raise RequestRejected("tournament-role", role=f"<@&{role_id}>")


async def leave_tournament(
    request: RequestContext, responder: Responder, custom_id: CustomId
) -> None:
    """Let the user go: an AI plays on at a table that is being played."""
    tournament = await load_tournament(request, custom_id.game_id)
    player = tournament.player_of(request.user_id)
    if player is None:
        raise RequestRejected("tournament-not-entered")
    await take_out(request, tournament, player)
    if tournament.progress.lots is None:
        await responder.respond(request.translate("tournament-left-before"))
        return
    left_table = "ai" if has_agents(tournament.row.game) else "drawn"
    if not tournament.is_at_table(player):
        left_table = "none"
    await responder.respond(request.translate("tournament-left-running", table=left_table))


async def take_out(request: RequestContext, tournament: Tournament, player: Player) -> None:
    """Take a player out of a tournament, and let an AI play on at their table."""
    tournaments = request.runtime.tournaments
    await tournaments.desk.change(
        tournament.row.id,
        lambda each: each.with_progress(leave(each.progress, player)),
    )
    request.mark_committed(in_channel=True)
    tournaments.schedule(tournament.row.id)


async def say_here(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Note that the user is here, before the start or a later round."""
    tournament = await load_tournament(request, custom_id.game_id)
    player = tournament.player_of(request.user_id)
    if player is None:
        raise RequestRejected("tournament-not-entered")
    tournaments = request.runtime.tournaments
    await tournaments.desk.change(tournament.row.id, lambda each: checked_in(each, player))
    request.mark_committed(in_channel=True)
    tournaments.schedule(tournament.row.id)
    await responder.respond(request.translate("tournament-checked-in"))
