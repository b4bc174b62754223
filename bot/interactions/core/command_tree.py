"""The tree of slash commands: which interactions it takes, and what happens on an error."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.interactions.core.bot_client import BotClient, Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import UNANSWERABLE_CODES, UNKNOWN_INTERACTION, Responder
from bot.ops.metrics import LATE_INTERACTIONS

log = logging.getLogger(__name__)


class NevskyCommandTree(app_commands.CommandTree[BotClient]):
    """The bot's command tree. An error that reaches it is answered with a message."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether to run the command.

        False if another process answers the interaction, and for autocompletion of an option
        that has none any more.
        """
        if not await self.client.should_handle(interaction):
            return False
        if interaction.type is discord.InteractionType.autocomplete and not _has_autocomplete(
            interaction
        ):
            await interaction.response.autocomplete([])
            return False
        return True

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Answer with what went wrong. An error during autocompletion is only logged."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocomplete failed", exc_info=error)
            return
        await Responder(RequestContext(interaction)).respond_error(error)


def _has_autocomplete(interaction: Interaction) -> bool:
    """Return whether the option being typed is one of ours, with autocompletion.

    Discord may still offer an option of an earlier version of the commands.
    """
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return False
    data: Any = interaction.data or {}
    options = data.get("options", [])
    while options and "options" in options[0]:
        options = options[0]["options"]
    focused = {option.get("name") for option in options if option.get("focused")}
    return any(
        parameter.autocomplete and parameter.display_name in focused
        for parameter in command.parameters
    )


def _is_own_failure(record: logging.LogRecord) -> bool:
    """Return False for a record of suggestions that came too late or after another process's.

    discord.py logs these as errors. Late ones are counted, since nothing else sees them.
    """
    error = record.exc_info[1] if record.exc_info else None
    code = error.code if isinstance(error, discord.HTTPException) else None
    if code == UNKNOWN_INTERACTION:
        LATE_INTERACTIONS.inc()
    return code not in UNANSWERABLE_CODES


logging.getLogger(app_commands.tree.__name__).addFilter(_is_own_failure)
