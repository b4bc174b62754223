"""Forms, which buttons open: Discord's modals. What is filled in comes as another interaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.channel.components import MAX_OPTION_LABEL_LENGTH, truncate
from bot.channel.custom_id import CustomId
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import AnsweredElsewhere, Responder
from bot.interactions.core.router import Route, answer_interaction, call_route
from bot.ops.metrics import time_interaction
from bot.setting_choices import Selection, Switch
from bot.table.errors import RequestRejected

BUILD_TIMEOUT = 1.5
"""Seconds that a form may need: a form cannot be deferred, and Discord waits for 3."""

MAX_FIELDS = 5
MAX_BOXES = 10
MAX_TITLE_LENGTH = 45
MAX_LABEL_LENGTH = 45
MAX_EXPLANATION_LENGTH = 100

MAX_TEXT_LENGTH = 100
"""Characters that Discord lets the user type into a line."""


@dataclass(frozen=True, slots=True)
class TextField:
    """A line to type, with a hint what to write."""

    name: str
    label: str
    placeholder: str
    value: str = ""
    """What it has before anything is typed."""
    is_required: bool = True


@dataclass(frozen=True, slots=True)
class Boxes:
    """Up to `MAX_BOXES` boxes to tick, one for each switch."""

    name: str
    label: str
    switches: tuple[Switch, ...]


Field: TypeAlias = TextField | Selection | Boxes
"""A part of a form. What is filled in is found by its name."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form of up to `MAX_FIELDS` fields."""

    title: str
    fields: tuple[Field, ...]
    custom_id: CustomId
    """What is done once it is submitted."""


@dataclass(frozen=True, slots=True)
class FormRoute:
    """The form that the buttons with one verb open, and how it is handled once submitted."""

    form: Callable[[RequestContext, CustomId], Awaitable[Form]]
    submit: Route


async def open_form(interaction: Interaction, routes: Mapping[str, FormRoute]) -> bool:
    """Answer a press with a form; false if its button opens none.

    Discord takes a form only as the first answer, so this one is not deferred.
    """
    request = RequestContext(interaction)
    custom_id = CustomId.parse(request.raw_custom_id)
    route = None if custom_id is None else routes.get(custom_id.verb)
    if custom_id is None or route is None:
        return False
    with time_interaction("component"), request.runtime.in_flight.track():
        try:
            await request.resolve_locale()
            if request.client.is_superseded():
                raise AnsweredElsewhere
            form = await _build_in_time(route, request, custom_id)
            await interaction.response.send_modal(_modal(form))
        except Exception as error:
            await Responder(request).respond_error(error)
    return True


async def _build_in_time(route: FormRoute, request: RequestContext, custom_id: CustomId) -> Form:
    """Return the form. Raises RequestRejected if the store takes too long for Discord."""
    try:
        async with asyncio.timeout(BUILD_TIMEOUT):
            return await route.form(request, custom_id)
    except TimeoutError as error:
        raise RequestRejected("form-late") from error


async def handle_submitted_form(interaction: Interaction, routes: Mapping[str, FormRoute]) -> None:
    """Answer a form by the route of its custom id's verb."""

    async def call(request: RequestContext, responder: Responder) -> None:
        custom_id = CustomId.parse(request.raw_custom_id)
        route = None if custom_id is None else routes.get(custom_id.verb)
        if custom_id is None or route is None:
            raise RequestRejected("old-button")
        await call_route(request, responder, route.submit, custom_id)

    await answer_interaction(interaction, "component", call)


def _modal(form: Form) -> discord.ui.Modal:
    modal = discord.ui.Modal(
        title=truncate(form.title, MAX_TITLE_LENGTH), custom_id=form.custom_id.encoded
    )
    for field in form.fields:
        explanation = field.explanation if isinstance(field, Selection) else ""
        modal.add_item(
            discord.ui.Label(
                text=truncate(field.label, MAX_LABEL_LENGTH),
                description=_explanation(explanation),
                component=_component(field),
            )
        )
    # Stopped, so that discord.py neither stores it nor starts a timer for it.
    modal.stop()
    return modal


def _component(field: Field) -> discord.ui.Item[Any]:
    match field:
        case TextField():
            return discord.ui.TextInput(
                custom_id=field.name,
                placeholder=field.placeholder,
                default=field.value or None,
                required=field.is_required,
                max_length=MAX_TEXT_LENGTH,
            )
        case Selection():
            return discord.ui.Select(
                custom_id=field.name,
                options=[
                    discord.SelectOption(
                        label=_option_label(label), value=code, default=code == field.chosen
                    )
                    for code, label in field.values
                ],
            )
        case Boxes():
            return discord.ui.CheckboxGroup(
                custom_id=field.name,
                required=False,
                min_values=0,
                max_values=len(field.switches),
                options=[
                    discord.CheckboxGroupOption(
                        label=_option_label(switch.label),
                        value=switch.name,
                        description=_explanation(switch.explanation),
                        default=switch.is_on,
                    )
                    for switch in field.switches
                ],
            )


def _option_label(text: str) -> str:
    return truncate(text[:1].upper() + text[1:], MAX_OPTION_LABEL_LENGTH)


def _explanation(text: str) -> str | None:
    return truncate(text, MAX_EXPLANATION_LENGTH) if text else None
