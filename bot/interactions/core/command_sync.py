"""Registers the slash commands with Discord, when they have changed since the last start."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping
from typing import Any, TypeAlias

from discord import app_commands

from bot.game_ui import AnyGameUI
from bot.i18n.texts import set_command_ids
from bot.interactions.core.bot_client import BotClient
from bot.interactions.core.command_limits import command_faults
from bot.storage.meta_store import MetaStore

log = logging.getLogger(__name__)

TopLevelCommand: TypeAlias = (
    app_commands.Command[Any, ..., Any] | app_commands.ContextMenu | app_commands.Group
)

COMMAND_TREE_KEY = "command-tree"
"""The key under which the store keeps the hash of the commands that Discord has."""

COMMAND_IDS_KEY = "command-ids"
"""The key under which the store keeps the ids of these commands, by name, as JSON."""


async def sync_commands(tree: app_commands.CommandTree[BotClient], meta_store: MetaStore) -> None:
    """Send the commands to Discord, unless the store knows that Discord has the same ones.

    From then on, texts mention them by their ids.

    Raises discord.HTTPException if Discord does not accept them.
    """
    client = tree.client
    payloads = await command_payloads(tree)
    digest = hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()
    assert client.application_id is not None
    version = f"{client.application_id} {digest}"
    stored_ids = await meta_store.get_meta(COMMAND_IDS_KEY)
    if stored_ids is None or await meta_store.get_meta(COMMAND_TREE_KEY) != version:
        # Not tree.sync(), which would translate all commands a second time.
        synced = await client.http.bulk_upsert_global_commands(client.application_id, payloads)
        stored_ids = json.dumps({command["name"]: int(command["id"]) for command in synced})
        await meta_store.set_meta(COMMAND_IDS_KEY, stored_ids)
        await meta_store.set_meta(COMMAND_TREE_KEY, version)
        log.info("the commands were synced")
    set_command_ids(json.loads(stored_ids))


async def command_payloads(tree: app_commands.CommandTree[BotClient]) -> list[dict[str, Any]]:
    """Return the commands as JSON for Discord, with their translations into every language.

    Commands of another package that cannot be translated, or that Discord would refuse, are removed
    from the tree and logged as an error: Discord takes all commands or none.
    """
    payloads = list[dict[str, Any]]()
    for command in tree.get_commands():
        try:
            payloads.append(await checked_payload(command, tree, tree.translator))
        except Exception as error:
            log.error("/%s is left out: %s", command.name, error, exc_info=error)
            tree.remove_command(command.name)
    return payloads


async def checked_payload(
    command: TopLevelCommand,
    tree: app_commands.CommandTree[BotClient],
    translator: app_commands.Translator | None,
) -> dict[str, Any]:
    """Return a command as JSON for Discord. Raises ValueError if Discord would refuse it."""
    payload = (
        await command.get_translated_payload(tree, translator)
        if translator
        else command.to_dict(tree)
    )
    if faults := list(command_faults(payload)):
        raise ValueError("; ".join(faults))
    return payload


def add_game_commands(
    tree: app_commands.CommandTree[BotClient], uis: Mapping[str, AnyGameUI]
) -> dict[str, AnyGameUI]:
    """Add the commands of games to the tree, and return those that can be played so.

    A game whose commands cannot be made, or are named like other ones, is left out and logged as an
    error.
    """
    added = dict[str, AnyGameUI]()
    for name, ui in uis.items():
        try:
            tree.add_command(ui.command_group(ui))
        except Exception as error:
            log.error("%s is left out: it has no commands: %s", name, error, exc_info=error)
        else:
            added[name] = ui
    return added
