"""How an interaction is answered: deferred at once, then answered in private, also on errors."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import aiohttp
import discord

from bot.channel.attachments import MAX_MESSAGE_LENGTH, OutgoingFile, to_discord_file
from bot.channel.components import Button, Control, build_view, has_free_row, truncate
from bot.channel.layouts import Panel, build_layout
from bot.channel.undo_offers import UndoOffer, offered_undo, without_undo
from bot.emojis.icon import forget_if_unknown, with_icons
from bot.interactions.core.context import RequestContext
from bot.interactions.core.errors import error_response
from bot.ops.metrics import LATE_INTERACTIONS
from bot.storage.errors import LeaseLost
from bot.table.undo import undoable_action
from render.picture import Picture

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION = 10062
ALREADY_ACKNOWLEDGED = 40060

UNANSWERABLE_CODES = (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED)
"""Discord's error codes for an interaction that expired or that another process answered."""

CONNECTION_ERRORS = (aiohttp.ClientError, OSError)
"""Errors of a broken connection to Discord, which may have received the request anyway."""

UPDATE_INTERVAL = 1.5
"""Seconds between two edits of a response that shows progress, within Discord's rate limit."""

EDIT_WINDOW = 14 * 60.0
"""Seconds for which a response is edited. Discord allows edits for one more minute."""

PROGRESS_BAR_LENGTH = 12
"""Characters of a progress bar. Fits into one line on a phone."""


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """A picture to draw, or to take from the cache."""

    key: tuple[Any, ...]
    render: Callable[[], Picture]


@dataclass(frozen=True, slots=True)
class Response:
    """A response, returned by a handler that holds a table's lock, to be sent afterwards."""

    content: str
    controls: Sequence[Control] = ()
    picture: PictureRequest | None = None
    panel: Panel | None = None
    """How it is laid out, if as a container."""


class AnsweredElsewhere(Exception):
    """Another process has taken over the tables and answers this interaction."""


class Responder:
    """Defers the response to an interaction, and edits it.

    A press on an ephemeral message edits that message; anything else gets a new ephemeral one.
    """

    def __init__(self, request: RequestContext) -> None:
        self._request = request
        self._interaction = request.interaction
        self._edits_panel = request.panel_id is not None
        self._is_deferred = False
        self._is_layout = request.is_layout
        self._last_response: tuple[Any, ...] | None = None
        """The arguments of the last call of `respond`."""
        self.lead = ""
        """What is said first in every response."""
        self.back_button: Button | None = None
        """Appended to the controls of every response that has a free row."""
        self.retarget: Callable[[Control], Control] | None = None
        """Replaces each control of every response."""

    async def defer(self) -> None:
        """Acknowledge the interaction unless that was done before.

        Raises AnsweredElsewhere if this process was superseded.
        """
        if self._is_deferred or self._interaction.response.is_done():
            return
        if self._request.client.is_superseded():
            raise AnsweredElsewhere
        try:
            await self._send_defer()
        except CONNECTION_ERRORS:
            await self._retry_defer()
        self._is_deferred = True

    async def _retry_defer(self) -> None:
        """Defer again after a broken connection. Discord may have received the first attempt."""
        try:
            await self._send_defer()
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise

    async def _send_defer(self) -> None:
        if self._edits_panel:
            await self._interaction.response.defer()
        else:
            await self._interaction.response.defer(ephemeral=True, thinking=True)

    async def respond(
        self,
        content: str,
        *,
        picture: Picture | None = None,
        attachments: Sequence[OutgoingFile] = (),
        controls: Sequence[Control] = (),
        panel: Panel | None = None,
    ) -> None:
        """Set the response to this text, with files and components. Defers first if needed.

        With a panel it is a container, and so is what follows in the same message: Discord turns
        none into a plain one.
        """
        files = ([] if picture is None else [picture]) + list(attachments)
        self._last_response = (content, files, controls, panel)
        self._is_layout = self._is_layout or panel is not None
        if self.back_button is not None and has_free_row(controls):
            controls = (*controls, self.back_button)
        if self.retarget is not None:
            controls = tuple(map(self.retarget, controls))
        await self.defer()
        text = "\n".join(filter(None, (self.lead, content)))
        show = partial(self._show, text, files, panel or Panel())
        message = await show(controls)
        self._note_undo_offer(message.id, controls, show)

    async def _show(
        self, text: str, files: Sequence[OutgoingFile], panel: Panel, controls: Sequence[Control]
    ) -> discord.InteractionMessage:
        text = truncate(text, MAX_MESSAGE_LENGTH)
        ui = self._request.bound_game_ui
        text = with_icons(text, () if ui is None else ui.icons, MAX_MESSAGE_LENGTH)
        view = build_view(controls) if controls else None
        return await self._interaction.edit_original_response(
            content=None if self._is_layout else text,
            attachments=[to_discord_file(file) for file in files],
            view=build_layout(text, files, controls, panel) if self._is_layout else view,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    def _note_undo_offer(
        self,
        message_id: int,
        controls: Sequence[Control],
        show: Callable[[Sequence[Control]], Awaitable[object]],
    ) -> None:
        """Note that the response offers to undo an action, if so: that may become impossible.

        `show` shows the same response with other controls.
        """
        undo, request = offered_undo(controls), self._request
        table = request.loaded_table
        if undo is None or table is None:
            return
        rest, interaction = without_undo(controls), self._interaction

        def show_rest() -> Awaitable[object]:
            return interaction.edit_original_response(view=build_view(rest) if rest else None)

        offer = UndoOffer(
            message_id,
            undo.custom_id.game_id,
            undoable_action(table, request.user_id, undo.custom_id.ply),
            is_editable=lambda: request.seconds_since_arrival < EDIT_WINDOW,
            # Only a container is sent with its pictures again, so only then are they kept.
            withdraw=partial(show, rest) if self._is_layout else show_rest,
        )
        request.runtime.undo_offers.add(offer)
        if table.row.ply != request.seen_ply:
            # Somebody has moved while this was sent.
            request.runtime.undo_offers.schedule(table)

    async def send(self, response: Response) -> None:
        """Draw the response's picture, if it has one, and respond."""
        picture = None
        if response.picture is not None:
            picture = await self._request.pictures.draw(
                response.picture.key, response.picture.render
            )
        await self.respond(
            response.content, picture=picture, controls=response.controls, panel=response.panel
        )

    @property
    def can_edit(self) -> bool:
        """Whether the interaction's token, which Discord accepts for 15 minutes, is still valid."""
        return self._request.seconds_since_arrival < EDIT_WINDOW

    async def follow_up(self, content: str) -> None:
        """Send another ephemeral message after the response."""
        await self._interaction.followup.send(
            truncate(content, MAX_MESSAGE_LENGTH),
            ephemeral=True,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def keep_updated(
        self,
        render: Callable[[], str | None],
        wait_until_done: Callable[[float], Awaitable[bool]],
        controls: Sequence[Control] = (),
    ) -> None:
        """Edit the response every `UPDATE_INTERVAL` seconds until the work is done, or the response
        can be edited no longer.

        `wait_until_done` waits for at most so many seconds and returns whether to stop; `render`
        returns the new text, or None to leave the response as it is. Raises what `respond` does.
        """
        while not await wait_until_done(UPDATE_INTERVAL) and self.can_edit:
            if (content := render()) is not None:
                await self.respond(content, controls=controls)

    async def respond_error(self, error: BaseException) -> None:
        """Explain an error to the user. Never raises.

        If the work was done and only its response got lost, sends the same response again.
        """
        if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_INTERACTION:
            self._count_as_late()
            return
        if isinstance(error, AnsweredElsewhere) or (
            isinstance(error, discord.HTTPException) and error.code == ALREADY_ACKNOWLEDGED
        ):
            log.info("an interaction was answered by another process: %s", error)
            return
        forget_if_unknown(error)
        try:
            if (
                isinstance(error, (discord.HTTPException, *CONNECTION_ERRORS))
                and self._last_response is not None
            ):
                content, files, controls, panel = self._last_response
                await self.respond(content, attachments=files, controls=controls, panel=panel)
            else:
                await self.defer()
                await self._request.resolve_locale()
                message, controls = await error_response(self._request, error)
                await self.respond(message, controls=controls)
        except (discord.HTTPException, *CONNECTION_ERRORS) as failure:
            log.warning("a response could not be sent: %s", failure)
        except Exception:
            log.exception("a response could not be sent")
        if isinstance(error, LeaseLost):
            self._request.client.on_lease_lost()

    def _count_as_late(self) -> None:
        LATE_INTERACTIONS.inc()
        log.warning(
            "an interaction was not acknowledged within Discord's 3 seconds: it is %.1f s old",
            self._request.seconds_since_created,
        )


def progress_bar(done: int, total: int) -> str:
    """A bar of `PROGRESS_BAR_LENGTH` characters, filled in proportion to `done`."""
    filled = PROGRESS_BAR_LENGTH * done // total
    return "▰" * filled + "▱" * (PROGRESS_BAR_LENGTH - filled)
