"""The commands `/nevsky tournament`."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from bot.i18n.texts import localized, normalize_for_search
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.core.router import handle_command
from bot.interactions.core.suggestions import Suggestions, matching_choices
from bot.interactions.tournament.panels import tournaments_here
from bot.interactions.tournament.rules_typed import Wanted
from bot.interactions.tournament.setup import set_up_tournament
from bot.interactions.tournament.standings import show_tournament_command
from bot.tournaments.table_sizes import MAX_TABLE, MIN_TABLE
from bot.tournaments.tournament import Format
from engine import codec


class TournamentCommands(app_commands.Group):
    """The group of the commands."""

    def __init__(self) -> None:
        super().__init__(name="tournament", description=localized("command-tournament"))

    @app_commands.command(name="new", description=localized("command-tournament-new"))
    @app_commands.describe(
        game=localized("option-tournament-game"),
        name=localized("option-tournament-name"),
        format=localized("option-format"),
        tables=localized("option-tables"),
        rounds=localized("option-rounds"),
        most=localized("option-most"),
        late=localized("option-late"),
        role=localized("option-role"),
        threads=localized("option-threads"),
    )
    async def new(
        self,
        interaction: Interaction,
        game: str,
        name: str,
        format: str,  # noqa: A002 - the name that users see
        tables: str,
        rounds: int | None = None,
        most: int | None = None,
        late: int | None = None,
        role: discord.Role | None = None,
        threads: discord.TextChannel | None = None,
    ) -> None:
        """Set up a tournament."""

        async def handler(request: RequestContext, responder: Responder) -> None:
            known_game, kind = _game_name(request, game), _format_name(request, format)
            wanted = Wanted(known_game, name, kind, tables, rounds, most, late, role, threads)
            await set_up_tournament(request, responder, wanted)

        await handle_command(interaction, handler)

    @new.autocomplete("game")
    async def complete_game(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest all installed games."""
        locale, uis = interaction.locale.value, interaction.client.game_uis
        return matching_choices({name: ui.title(locale) for name, ui in uis.items()}, current)

    @new.autocomplete("format")
    async def complete_format(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the formats."""
        request = RequestContext(interaction)
        await request.resolve_locale()
        return matching_choices(
            {kind.value: request.translate(f"format-{kind.value}") for kind in Format}, current
        )

    @new.autocomplete("tables")
    async def complete_tables(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the sizes of tables that the game allows."""
        request = RequestContext(interaction)
        ui = request.game_uis.get(_game_name(request, str(interaction.namespace.game or "")))
        allowed = (
            range(MIN_TABLE, MAX_TABLE + 1)
            if ui is None
            else ui.game.seat_counts(codec.load_options(ui.game, "{}"))
        )
        sizes = [size for size in allowed if MIN_TABLE <= size <= MAX_TABLE]
        pairs = [f"{size}-{size + 1}" for size in sizes if size + 1 in sizes]
        titles = {text: text.replace("-", "–") for text in (*map(str, sizes), *pairs)}
        return matching_choices(titles, current)

    @app_commands.command(name="show", description=localized("command-tournament-show"))
    @app_commands.describe(tournament=localized("option-tournament"))
    async def show(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show a tournament."""
        await handle_command(interaction, partial(show_tournament_command, text=tournament))

    @show.autocomplete("tournament")
    async def complete_tournament(self, interaction: Interaction, current: str) -> Suggestions:
        """Suggest the tournaments of the server, the latest first."""
        rows = await tournaments_here(RequestContext(interaction))
        return matching_choices({str(row.id): row.name for row in rows}, current)


def _game_name(request: RequestContext, text: str) -> str:
    """The engine's name of a game given by name, title or command, or an unknown text itself."""
    locale, wanted = request.interaction.locale.value, normalize_for_search(text)
    for name, ui in request.game_uis.items():
        if wanted in map(normalize_for_search, (name, ui.title(locale), ui.command_name)):
            return name
    return text


def _format_name(request: RequestContext, text: str) -> str:
    """The code of a format given by its code, or by its first words in the user's language."""
    wanted = normalize_for_search(text)
    for kind in Format:
        title = normalize_for_search(request.translate(f"format-{kind.value}"))
        if wanted and (wanted == normalize_for_search(kind.value) or title.startswith(wanted)):
            return kind.value
    return text
