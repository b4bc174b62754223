"""Forms with one line of text, which buttons open. The text comes as another interaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.channel.custom_id import CustomId
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import AnsweredElsewhere, Responder
from bot.interactions.core.router import answer_interaction
from bot.ops.metrics import time_interaction
from bot.table.errors import RequestRejected

TEXT_ID = "text"
"""The custom id of the line."""

MAX_LENGTH = 100
"""Characters that Discord lets the user type."""

SubmitHandler: TypeAlias = Callable[[RequestContext, Responder, str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class TextForm:
    """What a form asks: a question of up to 45 characters, and hints what to write."""

    title: str
    label: str
    placeholder: str


@dataclass(frozen=True, slots=True)
class FormRoute:
    """The form that the buttons with one verb open."""

    form: Callable[[RequestContext], Awaitable[TextForm]]
    submit: SubmitHandler
    """Called with the text that was typed."""


async def open_form(interaction: Interaction, routes: Mapping[str, FormRoute]) -> bool:
    """Answer a press with a form; false if its button opens none.

    Discord takes a form only as the first answer, so this one is not deferred.
    """
    request = RequestContext(interaction)
    custom_id = CustomId.parse(request.raw_custom_id)
    route = None if custom_id is None else routes.get(custom_id.verb)
    if route is None:
        return False
    with time_interaction("component"), request.runtime.in_flight.track():
        try:
            await request.resolve_locale()
            if request.client.is_superseded():
                raise AnsweredElsewhere
            form = await route.form(request)
            await interaction.response.send_modal(_modal(form, request.raw_custom_id))
        except Exception as error:
            await Responder(request).respond_error(error)
    return True


async def handle_submitted_form(interaction: Interaction, routes: Mapping[str, FormRoute]) -> None:
    """Answer a form by the route of its custom id's verb."""

    async def call(request: RequestContext, responder: Responder) -> None:
        custom_id = CustomId.parse(request.raw_custom_id)
        route = None if custom_id is None else routes.get(custom_id.verb)
        if route is None:
            raise RequestRejected("old-button")
        await route.submit(request, responder, _submitted_text(interaction.data or {}))

    await answer_interaction(interaction, "component", call)


def _modal(form: TextForm, custom_id: str) -> discord.ui.Modal:
    modal = discord.ui.Modal(title=form.title, custom_id=custom_id)
    line = discord.ui.TextInput[Any](
        custom_id=TEXT_ID, placeholder=form.placeholder, max_length=MAX_LENGTH
    )
    modal.add_item(discord.ui.Label(text=form.label, component=line))
    # Stopped, so that discord.py neither stores it nor starts a timer for it.
    modal.stop()
    return modal


def _submitted_text(data: Any) -> str:
    """The text of the form's line, wherever it stands; "" if there is none."""
    if isinstance(data, Mapping):
        if data.get("custom_id") == TEXT_ID:
            return str(data.get("value") or "")[:MAX_LENGTH]
        return _submitted_text([data.get("component"), *(data.get("components") or ())])
    parts = data if isinstance(data, list) else ()
    return next(filter(None, map(_submitted_text, parts)), "")
