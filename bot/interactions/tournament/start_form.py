"""The form that asks its organiser when a tournament starts."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.channel.custom_id import CustomId
from bot.channel.tournament_texts import start_line
from bot.i18n.texts import shared_texts
from bot.interactions.core.context import RequestContext
from bot.interactions.core.errors import rejection_message
from bot.interactions.core.forms import MAX_TEXT_LENGTH, Form, TextField
from bot.interactions.core.responder import Responder
from bot.interactions.tournament.organising import show_panel
from bot.interactions.tournament.panels import check_may_organise, load_tournament
from bot.interactions.tournament.setup import show_draft
from bot.interactions.tournament.start_time import example_start, find_zone, start_time, usual_zone
from bot.table.errors import RequestRejected
from bot.table.preferences import UserSettings
from bot.tournaments.held import steps
from bot.tournaments.held.state import Tournament

TIME_FIELD, ZONE_FIELD = "time", "zone"
"""The names of the form's fields."""


async def start_form(request: RequestContext, custom_id: CustomId) -> Form:
    """The form of when a tournament starts. Raises RequestRejected unless that can be changed."""
    await _load(request, custom_id)
    settings = await _user_settings(request)
    example = example_start(int(request.runtime.clock()))
    time = TextField(
        TIME_FIELD,
        label=request.translate("tournament-start-label"),
        placeholder=request.translate("tournament-start-example", example=example),
        is_required=False,
    )
    zone = TextField(
        ZONE_FIELD,
        label=request.translate("tournament-zone-label"),
        placeholder=request.translate("tournament-zone-example"),
        value=settings.time_zone or usual_zone(request.interaction.locale.value),
        is_required=False,
    )
    return Form(request.translate("button-tournament-start-time"), (time, zone), custom_id)


async def set_start(request: RequestContext, responder: Responder, custom_id: CustomId) -> None:
    """Let a tournament start when the form says, or say why not, with the way back to the form."""
    tournament = await _load(request, custom_id)
    text, zone = (_typed(request, name) for name in (TIME_FIELD, ZONE_FIELD))
    try:
        at = await _time(request, text, zone)
    except RequestRejected as refusal:
        lead = rejection_message(request, f"refused-{refusal.reason}", refusal.params)
        await _show(request, responder, tournament, lead)
        return
    await request.runtime.tournaments.desk.change(
        tournament.row.id, partial(steps.set_to_start, at=at)
    )
    request.mark_committed(in_channel=tournament.row.status == "open")
    await _remember(request, zone)
    lead = request.translate("tournament-draft-changed")
    if tournament.row.status == "open":
        request.runtime.tournaments.schedule(tournament.row.id)
        lead = start_line(at, request.translate)
    await _show(request, responder, tournament, lead)


async def _show(
    request: RequestContext, responder: Responder, tournament: Tournament, lead: str
) -> None:
    """Show where the form was opened, with a sentence on top."""
    show = show_draft if tournament.row.status == "draft" else show_panel
    await show(request, responder, tournament.row.id, lead)


async def _load(request: RequestContext, custom_id: CustomId) -> Tournament:
    tournament = await load_tournament(request, custom_id.game_id)
    check_may_organise(request, tournament)
    if tournament.row.status == "ended" or tournament.progress.lots is not None:
        raise RequestRejected("tournament-not-now")
    return tournament


def _typed(request: RequestContext, name: str) -> str:
    (text, *_) = request.submitted.get(name) or ("",)
    return text[:MAX_TEXT_LENGTH].strip()


async def _time(request: RequestContext, text: str, zone: str) -> int | None:
    """The time that was typed, in Unix seconds; None for no text. Raises RequestRejected."""
    if not text:
        return None
    now, locale = int(request.runtime.clock()), request.interaction.locale.value
    # In a thread, since time zones are read from files.
    return await asyncio.to_thread(start_time, text, zone, now, locale, _language(request))


def _language(request: RequestContext) -> str:
    return shared_texts().closest_language(request.locale)


async def _user_settings(request: RequestContext) -> UserSettings:
    return UserSettings.model_validate_json(await request.store.user_settings(request.user_id))


async def _remember(request: RequestContext, zone: str) -> None:
    """Note the time zone for the next form of this user."""
    settings = await _user_settings(request)
    is_known = await asyncio.to_thread(find_zone, zone, _language(request)) is not None
    if is_known and zone != settings.time_zone:
        changed = settings.model_copy(update={"time_zone": zone})
        await request.store.set_user_settings(request.user_id, changed.model_dump_json())
