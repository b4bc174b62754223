"""The subcommands that games share, written once: tutorial, lobby, hand, undo, hint, AI seats."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import discord
from discord import app_commands

from bot.game_ui import AnyGameUI
from bot.i18n.texts import Texts, localized
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext, SelectedUser
from bot.interactions.core.responder import Responder
from bot.interactions.core.router import Needs, handle_command
from bot.interactions.core.suggestions import Suggestions, matching_choices
from bot.interactions.lobby import ai_levels, leave_seat, membership, substitution, threads
from bot.interactions.moves import turn_actions
from bot.interactions.practice.practice_game import open_practice
from bot.interactions.show_commands import ShowCommands
from bot.interactions.tutorial.tutorial_game import has_tutorial, open_tutorial
from bot.interactions.views import inspect_commands

if TYPE_CHECKING:
    _Mixin = app_commands.Group
else:
    _Mixin = object

Where: TypeAlias = Literal["thread", "private"]
"""Where the command `new` of a game can open a table instead of the channel itself.

In a thread of its own, or against AI players with nobody else watching.
"""

WHERE_DESCRIPTION = localized("option-where")
"""The description of that option."""


class SharedGameCommands(_Mixin):
    """The subcommands that all games share, for a game's group to inherit together with Group.

    A game without hands, hints or AI players leaves these out: `without=("hand",)`. One without a
    tutorial has no `learn`. The views are in the nested group `show`.
    """

    ui: AnyGameUI

    def __init_subclass__(cls, *, without: Collection[str] = (), **kwargs: Any) -> None:
        # discord.py collects only the commands defined in the class body of the group itself.
        for name, member in list(vars(SharedGameCommands).items()):
            if isinstance(member, app_commands.Command) and member.name not in without:
                setattr(cls, name, member)
        super().__init_subclass__(**kwargs)

    def __init__(self, ui: AnyGameUI, description: app_commands.locale_str) -> None:
        super().__init__(name=ui.command_name, description=description, **guild_only_settings())
        self.ui = ui
        self.add_command(ShowCommands(ui))
        if not has_tutorial(ui):
            self.remove_command("learn")

    @property
    def texts(self) -> Texts:
        """The texts of the game, in which its commands are named."""
        return self.ui.texts

    async def open_table(
        self, interaction: Interaction, where: Where | None = None, **options: Any
    ) -> None:
        """Open a lobby of this game, by default in the channel.

        Options that are None keep their default.
        """
        chosen = {name: value for name, value in options.items() if value is not None}

        async def handler(request: RequestContext, responder: Responder) -> None:
            if where == "private":
                await open_practice(request, responder, self.ui, chosen)
            elif where == "thread":
                await threads.open_table_in_thread(request, responder, self.ui, chosen)
            else:
                await membership.open_table(request, responder, self.ui, chosen)

        await handle_command(interaction, handler)

    @app_commands.command(name="learn", description=localized("command-learn-this"))
    async def learn(self, interaction: Interaction) -> None:
        """Continue the user's tutorial game of this game, or begin one."""
        await handle_command(interaction, partial(open_tutorial, name=self.ui.name))

    @app_commands.command(name="join", description=localized("command-join"))
    async def join(self, interaction: Interaction) -> None:
        """Join the table."""
        await handle_command(interaction, membership.join_table, Needs.LOCKED_TABLE)

    @app_commands.command(name="leave", description=localized("command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the table."""
        await handle_command(interaction, leave_seat.confirm_leave, Needs.LOCKED_TABLE)

    @app_commands.command(name="start", description=localized("command-start"))
    async def start(self, interaction: Interaction) -> None:
        """Start the game."""
        await handle_command(interaction, membership.start_game, Needs.LOCKED_TABLE)

    @app_commands.command(name="end", description=localized("command-end"))
    async def end(self, interaction: Interaction) -> None:
        """End the game early, after asking."""
        await handle_command(interaction, leave_seat.abandon_by_command)

    @app_commands.command(name="undo", description=localized("command-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Undo the user's last action."""
        await handle_command(interaction, turn_actions.undo_last_action, Needs.LOCKED_TABLE)

    @app_commands.command(name="hint", description=localized("command-hint"))
    async def hint(self, interaction: Interaction) -> None:
        """Show what a strong AI would do."""
        await handle_command(interaction, turn_actions.show_hint, Needs.TABLE)

    @app_commands.command(name="ai", description=localized("command-ai"))
    @app_commands.describe(level=localized("option-level"))
    async def ai(self, interaction: Interaction, level: str | None = None) -> None:
        """Add an AI player to the lobby."""
        if level is None:
            await handle_command(interaction, ai_levels.show_ai_menu, Needs.TABLE)
        else:
            handler = partial(ai_levels.add_ai, level_name=level)
            await handle_command(interaction, handler, Needs.LOCKED_TABLE)

    @ai.autocomplete("level")
    async def complete_level(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the AI levels of this game, with their descriptions."""
        request = RequestContext(interaction)
        await request.resolve_locale()
        titles = await ai_levels.suggested_levels(request, self.ui.game)
        return matching_choices(titles[0], current, *titles[1:])

    @app_commands.command(name="seat", description=localized("command-seat"))
    @app_commands.rename(newcomer="with")
    @app_commands.describe(player=localized("option-away"), newcomer=localized("option-newcomer"))
    async def seat(
        self,
        interaction: Interaction,
        player: str,
        newcomer: discord.User | None = None,
    ) -> None:
        """Replace a player who is away."""
        if newcomer is None:
            ask = partial(substitution.ask_substitute, absent_player=player)
            await handle_command(interaction, ask, Needs.TABLE)
        else:
            substitute = partial(
                substitution.substitute_user,
                absent_player=player,
                substitute=SelectedUser.from_user(newcomer),
            )
            await handle_command(interaction, substitute, Needs.LOCKED_TABLE)

    @seat.autocomplete("player")
    async def complete_player(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the users at the table, including those who have left the server."""
        return matching_choices(await substitution.users_at_table(interaction), current)

    @app_commands.command(name="hand", description=localized("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the user's hand."""
        await handle_command(interaction, inspect_commands.show_hand, Needs.LOCKED_TABLE)


def guild_only_settings() -> dict[str, Any]:
    """Arguments for a command group that is available only in servers that installed the bot."""
    return {
        "guild_only": True,
        "allowed_contexts": app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
    }
