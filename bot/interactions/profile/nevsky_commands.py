"""`/nevsky`: what concerns a person and not one table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands

from bot import __version__
from bot.channel.components import MAX_BUTTONS, Button, CustomId
from bot.game_ui import AnyGameUI, Edition
from bot.i18n.texts import escape_name, localized, normalize_for_search
from bot.interactions.core.bot_client import Interaction
from bot.interactions.core.context import RequestContext, SelectedUser
from bot.interactions.core.responder import Responder
from bot.interactions.core.router import handle_command
from bot.interactions.core.suggestions import matching_choices
from bot.interactions.history.past_games import list_past_games
from bot.interactions.lobby.membership import (
    check_bot_permissions,
    open_table,
    respond_existing_table,
)
from bot.interactions.lobby.table_settings import is_language_code, language_choice
from bot.interactions.profile.guild_settings import change_guild_language, language_options
from bot.interactions.profile.player_profile import show_profile
from bot.interactions.profile.ranking import show_ranking
from bot.interactions.shared_game_commands import guild_only_settings
from bot.interactions.tutorial.tutorial_game import games_with_tutorial, open_tutorial
from bot.storage.contract import StillSeated
from bot.storage.records import GameRef, private_channel_id
from bot.table.errors import RequestRejected
from bot.table.preferences import UserSettings, parse_language_code
from bot.table.unreadable import UnreadableGame
from engine import codec
from render.cover import cover_sheet
from render.picture import Picture

DELETED_USER_NAME = "?"
"""The name of somebody whose data was deleted."""

EDITION_SEPARATOR = "."
"""What parts a game's name from the code of its edition."""

MAX_LISTED_GAMES = 20
"""Games that one answer lists."""


class NevskyCommands(app_commands.Group):
    """The bot's own command."""

    def __init__(self) -> None:
        super().__init__(
            name="nevsky", description=localized("command-nevsky"), **guild_only_settings()
        )

    @app_commands.command(name="play", description=localized("command-choose"))
    async def play(self, interaction: Interaction) -> None:
        """Choose a game for this channel."""
        await handle_command(interaction, show_game_picker)

    @app_commands.command(name="learn", description=localized("command-learn"))
    @app_commands.describe(game=localized("option-game"))
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """Go on with a guided game, or begin one."""

        async def handler(request: RequestContext, responder: Responder) -> None:
            await open_tutorial(
                request, responder, None if game is None else _resolve_game_name(request, game)
            )

        await handle_command(interaction, handler)

    @learn.autocomplete("game")
    async def complete_tutorial_game(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The games that can be learned."""
        request, locale = RequestContext(interaction), interaction.locale.value
        titles = {name: ui.title(locale) for name, ui in games_with_tutorial(request).items()}
        return matching_choices(titles, current)

    @app_commands.command(name="games", description=localized("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """List the person's open games."""
        await handle_command(interaction, list_open_games)

    @app_commands.command(name="history", description=localized("command-history"))
    async def history(self, interaction: Interaction) -> None:
        """List the games that the person has played to their end."""
        await handle_command(interaction, list_past_games)

    @app_commands.command(name="settings", description=localized("command-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Choose what holds for all tables."""
        await handle_command(interaction, show_user_settings)

    @app_commands.command(name="server", description=localized("command-server"))
    @app_commands.describe(language=localized("option-language"))
    async def server(self, interaction: Interaction, language: str | None = None) -> None:
        """Choose what this server's tables speak."""

        async def handler(request: RequestContext, responder: Responder) -> None:
            await change_guild_language(request, responder, language)

        await handle_command(interaction, handler)

    @server.autocomplete("language")
    async def complete_language(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The languages that tables can speak."""
        request = RequestContext(interaction)
        await request.resolve_locale()
        return matching_choices(language_options(request), current)

    @app_commands.command(name="profile", description=localized("command-profile"))
    @app_commands.describe(player=localized("option-player"))
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """A person's record on this server."""

        async def handler(request: RequestContext, responder: Responder) -> None:
            await show_profile(
                request, responder, None if player is None else SelectedUser.from_user(player)
            )

        await handle_command(interaction, handler)

    @app_commands.command(name="ranking", description=localized("command-ranking"))
    @app_commands.describe(game=localized("option-ranking-game"), season=localized("option-season"))
    async def ranking(
        self, interaction: Interaction, game: str | None = None, season: int | None = None
    ) -> None:
        """Who of this server plays a game how well."""

        async def handler(request: RequestContext, responder: Responder) -> None:
            await show_ranking(
                request,
                responder,
                None if game is None else _resolve_game_name(request, game),
                season,
            )

        await handle_command(interaction, handler)

    @ranking.autocomplete("game")
    async def complete_ranking_game(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Every game there is."""
        locale, uis = interaction.locale.value, interaction.client.game_uis
        return matching_choices({name: ui.title(locale) for name, ui in uis.items()}, current)

    @app_commands.command(name="about", description=localized("command-about"))
    async def about(self, interaction: Interaction) -> None:
        """Version and privacy."""
        await handle_command(interaction, show_about)


def _resolve_game_name(request: RequestContext, text: str) -> str:
    """The engine's name of a game that was picked, or called by its title. Else the text."""
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


async def show_game_picker(request: RequestContext, responder: Responder) -> None:
    """Show every game there is, with a button that opens its table in this channel."""
    check_bot_permissions(request.interaction)
    if await request.store.open_game(request.channel_id) is not None:
        await respond_existing_table(request, responder)
        return
    lines, buttons = [request.translate("ask-game")], list[Button]()
    for name, ui in request.game_uis.items():
        for edition in (None, *ui.editions):
            lines.append(_describe_offer(request, ui, edition))
            code = name if edition is None else f"{name}{EDITION_SEPARATOR}{edition.code}"
            custom_id = CustomId("play", 0, 0, (code,))
            label = _offer_title(request, ui, edition)
            buttons.append(Button(label, custom_id, discord.ButtonStyle.primary))
    locale = request.locale
    picture = await request.pictures.draw(
        ("games", locale), partial(_cover_sheet, tuple(request.game_uis.values()), locale)
    )
    await responder.respond("\n".join(lines), picture=picture, controls=buttons[:MAX_BUTTONS])


def _cover_sheet(uis: Sequence[AnyGameUI], locale: str) -> Picture:
    return cover_sheet([ui.renderer.cover(ui.texts.in_language(locale)) for ui in uis])


def _offer_title(request: RequestContext, ui: AnyGameUI, edition: Edition | None) -> str:
    translate = ui.texts.in_language(request.locale)
    return translate("game-title" if edition is None else f"edition-{edition.code}")


def _describe_offer(request: RequestContext, ui: AnyGameUI, edition: Edition | None) -> str:
    options = {} if edition is None else dict(edition.options)
    seats = ui.game.seat_counts(codec.load_options(ui.game, json.dumps(options)))
    shortest, longest = ui.duration_minutes
    translate = ui.texts.in_language(request.locale)
    return request.translate(
        "game-offered",
        title=_offer_title(request, ui, edition),
        least=seats.start,
        most=seats.stop - 1,
        shortest=shortest,
        longest=longest,
        invitation=translate(
            "game-invitation" if edition is None else f"invitation-{edition.code}"
        ),
    )


async def open_picked_game(request: RequestContext, responder: Responder, code: str) -> None:
    """Open a table of the game, or the edition of it, that somebody has chosen."""
    name, separator, edition = code.partition(EDITION_SEPARATOR)
    ui = request.game_uis.get(name)
    offered = {one.code: one.options for one in ui.editions} if ui is not None else {}
    if ui is None or (separator and edition not in offered):
        raise RequestRejected("old-button")
    await open_table(request, responder, ui, dict(offered[edition]) if separator else {})


async def list_open_games(request: RequestContext, responder: Responder) -> None:
    """List the person's open games in this server, and whose turn it is in each."""
    places = await request.store.open_games_of(
        request.user_id, request.interaction.guild_id, MAX_LISTED_GAMES
    )
    lines = []
    buttons: list[Button] = []
    for place in places:
        line = await _describe_open_game(request, place)
        if line is None:
            continue
        lines.append(line)
        if len(buttons) < MAX_BUTTONS and await _is_channel_gone(request, place.channel_id):
            label = request.translate("button-continue", number=str(place.id))
            buttons.append(Button(label, CustomId("continue", place.id)))
    none = request.translate("games-none", opening=request.new_game_commands)
    await responder.respond("\n".join(lines) or none, controls=buttons)


async def _is_channel_gone(request: RequestContext, channel_id: int) -> bool:
    """Whether the channel of a game is gone, or closed to us."""
    guild = request.interaction.guild
    if guild is None or guild.get_channel_or_thread(channel_id) is not None:
        return False
    try:
        # A thread that sleeps is not known by heart.
        await guild.fetch_channel(channel_id)
    except (discord.NotFound, discord.Forbidden):
        return True
    return False


async def _describe_open_game(request: RequestContext, place: GameRef) -> str | None:
    """A line about a game; None for one that has ended or moved away by now."""
    channel = f"<#{place.channel_id}>"
    try:
        table = await request.runtime.tables.load(place)
    except UnreadableGame:
        return request.translate("games-unreadable", number=str(place.id), channel=channel)
    except RequestRejected:
        return None
    if table.row.status not in ("lobby", "running"):
        return None
    acting = table.acting_seats
    own = table.seat_of(request.user_id)
    return request.translate(
        "games-line",
        number=str(table.row.id),
        game=request.game_uis[table.row.name].title(request.locale),
        channel=channel,
        turn="lobby" if not acting else "yours" if own in acting else "other",
        name=tuple(escape_name(table.seats[seat].name) for seat in acting),
    )


async def move_game_here(request: RequestContext, responder: Responder, game_id: int) -> None:
    """Go on in this channel with a game whose channel is gone."""
    row = await request.store.game(game_id)
    if row is None or row.is_private or row.status not in ("lobby", "running"):
        raise RequestRejected("no-game")
    if row.guild_id != request.interaction.guild_id:
        # Another process may be in charge of that server's games.
        raise RequestRejected("no-game")
    if not await _is_channel_gone(request, row.channel_id):
        raise RequestRejected("has-channel", channel=f"<#{row.channel_id}>")
    check_bot_permissions(request.interaction)
    table = await request.runtime.tables.move_to_channel(
        GameRef(row.id, row.channel_id),
        request.user_id,
        request.channel_id,
        request.interaction.guild_id,
    )
    request.runtime.channel_updater.repost(table)
    await responder.respond(request.translate("continued"))


async def show_user_settings(request: RequestContext, responder: Responder) -> None:
    """Show what the person chose, a button a choice."""
    chosen = UserSettings.model_validate_json(await request.store.user_settings(request.user_id))
    choices = [
        (
            f"pings.{int(not chosen.pings)}",
            request.translate("setting-my-pings", on=int(chosen.pings)),
        ),
        (
            f"reminders.{int(not chosen.reminders)}",
            request.translate("setting-my-reminders", on=int(chosen.reminders)),
        ),
        (
            f"rated.{int(not chosen.rated)}",
            request.translate("setting-my-rating", on=int(chosen.rated)),
        ),
        language_choice(request, chosen.language, "setting-my-language"),
    ]
    buttons = [Button(label, CustomId("mine", 0, 0, (code,))) for code, label in choices]
    await responder.respond(request.translate("ask-my-settings"), controls=buttons)


async def change_user_setting(request: RequestContext, responder: Responder, code: str) -> None:
    """Set what a button says, and show the settings anew."""
    name, _, value = code.partition(".")
    if name == "language" and is_language_code(value):
        setting: str | bool | None = parse_language_code(value)
    elif name in ("pings", "reminders", "rated") and value in ("0", "1"):
        setting = value == "1"
    else:
        raise RequestRejected("old-button")
    store = request.store
    chosen = UserSettings.model_validate_json(await store.user_settings(request.user_id))
    changed = chosen.model_copy(update={name: setting})
    await store.set_user_settings(request.user_id, changed.model_dump_json())
    await request.resolve_locale(refresh=True)
    await show_user_settings(request, responder)


async def show_about(request: RequestContext, responder: Responder) -> None:
    """Say what this is and what is stored, and offer to save or to delete it."""
    export_button = Button(request.translate("button-own-data"), CustomId("own-data", 0))
    delete_button = Button(
        request.translate("button-forget"),
        CustomId("forget", 0, 0, ("ask",)),
        discord.ButtonStyle.danger,
    )
    await responder.respond(
        request.translate("about", version=__version__), controls=(export_button, delete_button)
    )


async def delete_user_data(request: RequestContext, responder: Responder, step: str) -> None:
    """Delete what is stored about a person, after asking. Open games must be left first."""
    store = request.store
    if step != "yes":
        if await store.is_seated(request.user_id):
            raise RequestRejected("forget-open-games")
        button = Button(
            request.translate("button-forget-yes"),
            CustomId("forget", 0, 0, ("yes",)),
            discord.ButtonStyle.danger,
        )
        await responder.respond(request.translate("ask-forget"), controls=(button,))
        return
    own = private_channel_id(request.user_id)
    try:
        async with request.runtime.tables.lock(own):
            await store.forget_user(request.user_id, DELETED_USER_NAME)
            request.runtime.tables.evict(own)
    except StillSeated as error:
        raise RequestRejected("forget-open-games") from error
    await responder.respond(request.translate("forgotten"))
