"""`/nevsky about`: what is stored about a user, exporting it and deleting it."""

from __future__ import annotations

import logging

import discord

from bot import __version__
from bot.channel.attachments import Document
from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.storage.errors import LeaseLost, StillSeated, StoreError
from bot.storage.records import GameRef, practice_channel_id, tutorial_channel_id
from bot.table.errors import RequestRejected
from bot.table.export import export_user_data

log = logging.getLogger(__name__)

DELETED_USER_NAME = "?"
"""Replaces the name of a user whose data was deleted."""


async def show_about(request: RequestContext, responder: Responder) -> None:
    """Show the version and what is stored about the user, with buttons to export or delete it."""
    export_button = Button(request.translate("button-own-data"), CustomId("own-data", 0))
    delete_button = Button(
        request.translate("button-forget"),
        CustomId("forget", 0, 0, ("ask",)),
        discord.ButtonStyle.danger,
    )
    await responder.respond(
        request.translate("about", version=__version__), controls=(export_button, delete_button)
    )


async def export_own_data(request: RequestContext, responder: Responder) -> None:
    """Send everything that is stored about the user as a file."""
    content = await export_user_data(request.store, request.user_id)
    await responder.respond(
        request.translate("own-data"), attachments=(Document(content, "nevsky.json"),)
    )


async def delete_user_data(request: RequestContext, responder: Responder, step: str) -> None:
    """Delete what is stored about the user if `step` is "yes"; otherwise ask for confirmation.

    With "no" the user has decided against it. Raises RequestRejected while the user has a seat in
    an open game.
    """
    store = request.store
    if step == "no":
        await responder.respond(request.translate("nothing-done"))
        return
    if step != "yes":
        if await store.is_seated(request.user_id):
            raise RequestRejected("forget-open-games")
        button = Button(
            request.translate("button-forget-yes"),
            CustomId("forget", 0, 0, ("yes",)),
            discord.ButtonStyle.danger,
        )
        cancel = Button(request.translate("button-cancel"), CustomId("forget", 0, 0, ("no",)))
        await responder.respond(request.translate("ask-forget"), controls=(button, cancel))
        return
    tables = request.runtime.tables
    involved = await store.games_involving(request.user_id)
    practice, tutorial = practice_channel_id(request.user_id), tutorial_channel_id(request.user_id)
    try:
        async with tables.lock(practice), tables.lock(tutorial):
            await store.forget_user(request.user_id, DELETED_USER_NAME)
            request.mark_committed()
            tables.evict(practice)
            tables.evict(tutorial)
            request.client.results.drop_user(request.user_id)
        await tables.read_names(
            GameRef(row.id, row.channel_id) for row in involved if not row.is_private
        )
    except StillSeated as error:
        raise RequestRejected("forget-open-games") from error
    except (StoreError, LeaseLost) as error:
        # It is done game by game, so some may be deleted. Asking again deletes the rest.
        log.warning("a user's data was not deleted completely: %r", error)
        if isinstance(error, LeaseLost):
            request.client.on_lease_lost()
        raise RequestRejected("forget-unfinished") from error
    await responder.respond(request.translate("forgotten"))
