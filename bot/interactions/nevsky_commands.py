"""The `/nevsky` commands, which concern a user or a server instead of one table."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from bot.i18n.texts import localized, normalize_for_search
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext, SelectedUser
from bot.interactions.core.responder import Responder
from bot.interactions.core.router import handle_command
from bot.interactions.core.suggestions import Suggestions, matching_choices
from bot.interactions.history.past_games import list_past_games
from bot.interactions.lobby.game_picker import show_game_picker
from bot.interactions.lobby.open_games import list_open_games
from bot.interactions.profile import absence
from bot.interactions.profile.guild_settings import change_guild_language, language_options
from bot.interactions.profile.player_profile import show_profile
from bot.interactions.profile.privacy import show_about
from bot.interactions.profile.ranking import show_ranking
from bot.interactions.profile.user_settings import show_user_settings
from bot.interactions.shared_game_commands import guild_only_settings
from bot.interactions.tournament.commands import TournamentCommands
from bot.interactions.tutorial.tutorial_game import games_with_tutorial, open_tutorial


class NevskyCommands(app_commands.Group):
    """The bot's own command."""

    def __init__(self) -> None:
        super().__init__(
            name="nevsky", description=localized("command-nevsky"), **guild_only_settings()
        )
        self.add_command(TournamentCommands())

    @app_commands.command(name="play", description=localized("command-choose"))
    async def play(self, interaction: Interaction) -> None:
        """Choose a game to open in this channel."""
        await handle_command(interaction, show_game_picker)

    @app_commands.command(name="learn", description=localized("command-learn"))
    @app_commands.describe(game=localized("option-game"))
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """Continue the user's tutorial game, or begin one."""

        async def handler(request: RequestContext, responder: Responder) -> None:
            await open_tutorial(
                request, responder, None if game is None else _resolve_game_name(request, game)
            )

        await handle_command(interaction, handler)

    @learn.autocomplete("game")
    async def complete_tutorial_game(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the games that have a tutorial."""
        request, locale = RequestContext(interaction), interaction.locale.value
        titles = {name: ui.title(locale) for name, ui in games_with_tutorial(request).items()}
        return matching_choices(titles, current)

    @app_commands.command(name="games", description=localized("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """List the user's open games."""
        await handle_command(interaction, list_open_games)

    @app_commands.command(name="history", description=localized("command-history"))
    async def history(self, interaction: Interaction) -> None:
        """List the user's finished games."""
        await handle_command(interaction, list_past_games)

    @app_commands.command(name="settings", description=localized("command-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Change the user's settings."""
        await handle_command(interaction, show_user_settings)

    @app_commands.command(name="away", description=localized("command-away"))
    @app_commands.describe(until=localized("option-until"))
    async def away(self, interaction: Interaction, until: str | None = None) -> None:
        """Announce an absence."""
        if until is None:
            await handle_command(interaction, absence.show_absence)
        else:
            await handle_command(interaction, partial(absence.announce_absence, text=until))

    @away.autocomplete("until")
    async def complete_end(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest some lengths of absences, and what is typed if it is one."""
        request = RequestContext(interaction)
        await request.resolve_locale()
        return matching_choices(absence.absence_titles(request, current), current)

    @app_commands.command(name="server", description=localized("command-server"))
    @app_commands.describe(language=localized("option-language"))
    async def server(self, interaction: Interaction, language: str | None = None) -> None:
        """Set the language of this server's tables."""
        await handle_command(interaction, partial(change_guild_language, code=language))

    @server.autocomplete("language")
    async def complete_language(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the supported languages."""
        request = RequestContext(interaction)
        await request.resolve_locale()
        return matching_choices(language_options(request), current)

    @app_commands.command(name="profile", description=localized("command-profile"))
    @app_commands.describe(player=localized("option-player"))
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Show a player's record on this server."""
        user = None if player is None else SelectedUser.from_user(player)
        await handle_command(interaction, partial(show_profile, player=user))

    @app_commands.command(name="ranking", description=localized("command-ranking"))
    @app_commands.describe(game=localized("option-ranking-game"), season=localized("option-season"))
    async def ranking(
        self, interaction: Interaction, game: str | None = None, season: int | None = None
    ) -> None:
        """Show the ranking of this server's players in a game."""

        async def handler(request: RequestContext, responder: Responder) -> None:
            await show_ranking(
                request,
                responder,
                None if game is None else _resolve_game_name(request, game),
                season,
            )

        await handle_command(interaction, handler)

    @ranking.autocomplete("game")
    async def complete_ranking_game(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest all installed games whose players are rated."""
        locale, uis = interaction.locale.value, interaction.client.game_uis
        titles = {name: ui.title(locale) for name, ui in uis.items() if ui.is_rated}
        return matching_choices(titles, current)

    @app_commands.command(name="about", description=localized("command-about"))
    async def about(self, interaction: Interaction) -> None:
        """Show the version, and what is stored about the user."""
        await handle_command(interaction, show_about)


def _resolve_game_name(request: RequestContext, text: str) -> str:
    """The engine's name of a game given by name, title or command, or an unknown text itself."""
    locale, wanted = request.interaction.locale.value, normalize_for_search(text)
    return next(
        (
            name
            for name, ui in request.game_uis.items()
            if wanted
            in (
                normalize_for_search(name),
                normalize_for_search(ui.title(locale)),
                normalize_for_search(ui.command_name),
            )
        ),
        text,
    )
