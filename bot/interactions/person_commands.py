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
from bot.i18n.texts import localized, normalize_for_search
from bot.interactions.answer import Answer, Person, answer
from bot.interactions.bot import Interaction
from bot.interactions.history import history
from bot.interactions.learning import learn, teachable
from bot.interactions.lobby import is_language, language_choice
from bot.interactions.profile import profile
from bot.interactions.ranking import show_ranking
from bot.interactions.seating import check_permissions, open_table, tell_of_table_here
from bot.interactions.server import choose_language, spoken
from bot.interactions.table_commands import in_channels, matching
from bot.storage.contract import StillSeated
from bot.storage.records import GameRef, private_channel_id
from bot.table.preferences import UserSettings, parse_language_code
from bot.table.table import RequestRejected
from bot.table.unreadable import UnreadableGame
from engine import codec
from render.cover import shelf
from render.picture import Picture

FORGOTTEN = "?"
"""The name of somebody whose data was deleted."""

OF = "."
"""What parts a game's name from the code of its edition."""

MOST_GAMES = 20
"""Games that one answer lists."""


class PersonCommands(app_commands.Group):
    """The bot's own command."""

    def __init__(self) -> None:
        super().__init__(name="nevsky", description=localized("command-nevsky"), **in_channels())

    @app_commands.command(name="play", description=localized("command-choose"))
    async def play(self, interaction: Interaction) -> None:
        """Choose a game for this channel."""
        await answer(interaction, offer_games)

    @app_commands.command(name="learn", description=localized("command-learn"))
    @app_commands.describe(game=localized("option-game"))
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """Go on with a guided game, or begin one."""

        async def work(reply: Answer) -> None:
            await learn(reply, None if game is None else _named(reply, game))

        await answer(interaction, work)

    @learn.autocomplete("game")
    async def taught(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The games that can be learned."""
        reply, locale = Answer(interaction), interaction.locale.value
        titles = {name: ui.title(locale) for name, ui in teachable(reply).items()}
        return matching(titles, current)

    @app_commands.command(name="games", description=localized("command-games"))
    async def games(self, interaction: Interaction) -> None:
        """List the person's open games."""
        await answer(interaction, games)

    @app_commands.command(name="history", description=localized("command-history"))
    async def history(self, interaction: Interaction) -> None:
        """List the games that the person has played to their end."""
        await answer(interaction, history)

    @app_commands.command(name="settings", description=localized("command-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Choose what holds for all tables."""
        await answer(interaction, show_settings)

    @app_commands.command(name="server", description=localized("command-server"))
    @app_commands.describe(language=localized("option-language"))
    async def server(self, interaction: Interaction, language: str | None = None) -> None:
        """Choose what this server's tables speak."""

        async def work(reply: Answer) -> None:
            await choose_language(reply, language)

        await answer(interaction, work)

    @server.autocomplete("language")
    async def languages(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The languages that tables can speak."""
        reply = Answer(interaction)
        await reply.know_reader()
        return matching(spoken(reply), current)

    @app_commands.command(name="profile", description=localized("command-profile"))
    @app_commands.describe(player=localized("option-player"))
    async def profile(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """A person's record on this server."""

        async def work(reply: Answer) -> None:
            await profile(reply, None if player is None else Person.of(player))

        await answer(interaction, work)

    @app_commands.command(name="ranking", description=localized("command-ranking"))
    @app_commands.describe(game=localized("option-ranking-game"), season=localized("option-season"))
    async def ranking(
        self, interaction: Interaction, game: str | None = None, season: int | None = None
    ) -> None:
        """Who of this server plays a game how well."""

        async def work(reply: Answer) -> None:
            await show_ranking(reply, None if game is None else _named(reply, game), season)

        await answer(interaction, work)

    @ranking.autocomplete("game")
    async def ranked(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Every game there is."""
        locale, uis = interaction.locale.value, interaction.client.uis
        return matching({name: ui.title(locale) for name, ui in uis.items()}, current)

    @app_commands.command(name="about", description=localized("command-about"))
    async def about(self, interaction: Interaction) -> None:
        """Version and privacy."""
        await answer(interaction, about)


def _named(reply: Answer, text: str) -> str:
    """The engine's name of a game that was picked, or called by its title. Else the text."""
    locale, wanted = reply.interaction.locale.value, normalize_for_search(text)
    return next(
        (
            name
            for name, ui in reply.bot.uis.items()
            if wanted
            in (
                normalize_for_search(name),
                normalize_for_search(ui.title(locale)),
                normalize_for_search(ui.command_name),
            )
        ),
        text,
    )


async def offer_games(reply: Answer) -> None:
    """Show every game there is, with a button that opens its table in this channel."""
    check_permissions(reply.interaction)
    if await reply.shard.store.open_game(reply.channel_id) is not None:
        await tell_of_table_here(reply)
        return
    lines, buttons = [reply.translate("ask-game")], list[Button]()
    for name, ui in reply.bot.uis.items():
        for edition in (None, *ui.editions):
            lines.append(_offer_in_words(reply, ui, edition))
            code = name if edition is None else f"{name}{OF}{edition.code}"
            press = CustomId("play", 0, 0, (code,))
            label = _title(reply, ui, edition)
            buttons.append(Button(label, press, discord.ButtonStyle.primary))
    locale = reply.locale
    picture = await reply.bot.pictures.draw(
        ("games", locale), partial(_shelf, tuple(reply.bot.uis.values()), locale)
    )
    await reply.tell("\n".join(lines), picture=picture, buttons=buttons[:MAX_BUTTONS])


def _shelf(uis: Sequence[AnyGameUI], locale: str) -> Picture:
    return shelf([ui.painter.cover(ui.texts.in_language(locale)) for ui in uis])


def _title(reply: Answer, ui: AnyGameUI, edition: Edition | None) -> str:
    translate = ui.texts.in_language(reply.locale)
    return translate("game-title" if edition is None else f"edition-{edition.code}")


def _offer_in_words(reply: Answer, ui: AnyGameUI, edition: Edition | None) -> str:
    options = {} if edition is None else dict(edition.options)
    seats = ui.game.seat_counts(codec.load_options(ui.game, json.dumps(options)))
    shortest, longest = ui.duration_minutes
    translate = ui.texts.in_language(reply.locale)
    return reply.translate(
        "game-offered",
        title=_title(reply, ui, edition),
        least=seats.start,
        most=seats.stop - 1,
        shortest=shortest,
        longest=longest,
        invitation=translate(
            "game-invitation" if edition is None else f"invitation-{edition.code}"
        ),
    )


async def play_here(reply: Answer, code: str) -> None:
    """Open a table of the game, or the edition of it, that somebody has chosen."""
    name, of, edition = code.partition(OF)
    ui = reply.bot.uis.get(name)
    offered = {one.code: one.options for one in ui.editions} if ui is not None else {}
    if ui is None or (of and edition not in offered):
        raise RequestRejected("old-button")
    await open_table(reply, ui, dict(offered[edition]) if of else {})


async def games(reply: Answer) -> None:
    """List the person's open games in this server, and whose turn it is in each."""
    places = await reply.shard.store.open_games_of(
        reply.user_id, reply.interaction.guild_id, MOST_GAMES
    )
    lines = []
    buttons: list[Button] = []
    for place in places:
        line = await _game_in_words(reply, place)
        if line is None:
            continue
        lines.append(line)
        if len(buttons) < MAX_BUTTONS and await _is_homeless(reply, place.channel_id):
            label = reply.translate("button-continue", number=str(place.id))
            buttons.append(Button(label, CustomId("continue", place.id)))
    none = reply.translate("games-none", opening=reply.opening)
    await reply.tell("\n".join(lines) or none, buttons=buttons)


async def _is_homeless(reply: Answer, channel_id: int) -> bool:
    """Whether the channel of a game is gone, or closed to us."""
    guild = reply.interaction.guild
    if guild is None or guild.get_channel_or_thread(channel_id) is not None:
        return False
    try:
        # A thread that sleeps is not known by heart.
        await guild.fetch_channel(channel_id)
    except (discord.NotFound, discord.Forbidden):
        return True
    return False


async def _game_in_words(reply: Answer, place: GameRef) -> str | None:
    """A line about a game; None for one that has ended or moved away by now."""
    channel = f"<#{place.channel_id}>"
    try:
        table = await reply.shard.tables.load(place)
    except UnreadableGame:
        return reply.translate("games-unreadable", number=str(place.id), channel=channel)
    except RequestRejected:
        return None
    if table.row.status not in ("lobby", "running"):
        return None
    acting = table.acting_seats
    own = table.seat_of(reply.user_id)
    return reply.translate(
        "games-line",
        number=str(table.row.id),
        game=reply.bot.uis[table.row.name].title(reply.locale),
        channel=channel,
        turn="lobby" if not acting else "yours" if own in acting else "other",
        name=tuple(reply.shown(table.seats[seat].name) for seat in acting),
    )


async def continue_here(reply: Answer, game_id: int) -> None:
    """Go on in this channel with a game whose channel is gone."""
    row = await reply.shard.store.game(game_id)
    if row is None or row.is_private or row.status not in ("lobby", "running"):
        raise RequestRejected("no-game")
    if row.guild_id != reply.interaction.guild_id:
        # Another process may be in charge of that server's games.
        raise RequestRejected("no-game")
    if not await _is_homeless(reply, row.channel_id):
        raise RequestRejected("has-channel", channel=f"<#{row.channel_id}>")
    check_permissions(reply.interaction)
    table = await reply.shard.tables.move_to_channel(
        GameRef(row.id, row.channel_id),
        reply.user_id,
        reply.channel_id,
        reply.interaction.guild_id,
    )
    reply.shard.channel_updater.repost(table)
    await reply.tell(reply.translate("continued"))


async def show_settings(reply: Answer) -> None:
    """Show what the person chose, a button a choice."""
    chosen = UserSettings.model_validate_json(await reply.shard.store.user_settings(reply.user_id))
    choices = [
        (
            f"pings.{int(not chosen.pings)}",
            reply.translate("setting-my-pings", on=int(chosen.pings)),
        ),
        (
            f"reminders.{int(not chosen.reminders)}",
            reply.translate("setting-my-reminders", on=int(chosen.reminders)),
        ),
        (
            f"rated.{int(not chosen.rated)}",
            reply.translate("setting-my-rating", on=int(chosen.rated)),
        ),
        language_choice(reply, chosen.language, "setting-my-language"),
    ]
    buttons = [Button(label, CustomId("mine", 0, 0, (code,))) for code, label in choices]
    await reply.tell(reply.translate("ask-my-settings"), buttons=buttons)


async def choose_setting(reply: Answer, code: str) -> None:
    """Set what a button says, and show the settings anew."""
    name, _, value = code.partition(".")
    if name == "language" and is_language(value):
        setting: str | bool | None = parse_language_code(value)
    elif name in ("pings", "reminders", "rated") and value in ("0", "1"):
        setting = value == "1"
    else:
        raise RequestRejected("old-button")
    store = reply.shard.store
    chosen = UserSettings.model_validate_json(await store.user_settings(reply.user_id))
    changed = chosen.model_copy(update={name: setting})
    await store.set_user_settings(reply.user_id, changed.model_dump_json())
    await reply.know_reader(anew=True)
    await show_settings(reply)


async def about(reply: Answer) -> None:
    """Say what this is and what is stored, and offer to save or to delete it."""
    save = Button(reply.translate("button-own-data"), CustomId("own-data", 0))
    button = Button(
        reply.translate("button-forget"),
        CustomId("forget", 0, 0, ("ask",)),
        discord.ButtonStyle.danger,
    )
    await reply.tell(reply.translate("about", version=__version__), buttons=(save, button))


async def forget(reply: Answer, step: str) -> None:
    """Delete what is stored about a person, after asking. Open games must be left first."""
    store = reply.shard.store
    if step != "yes":
        if await store.is_seated(reply.user_id):
            raise RequestRejected("forget-open-games")
        button = Button(
            reply.translate("button-forget-yes"),
            CustomId("forget", 0, 0, ("yes",)),
            discord.ButtonStyle.danger,
        )
        await reply.tell(reply.translate("ask-forget"), buttons=(button,))
        return
    own = private_channel_id(reply.user_id)
    try:
        async with reply.shard.tables.lock(own):
            await store.forget_user(reply.user_id, FORGOTTEN)
            reply.shard.tables.evict(own)
    except StillSeated as error:
        raise RequestRejected("forget-open-games") from error
    await reply.tell(reply.translate("forgotten"))
