"""The commands that every game has: lobby, board, hand, cards, rules. Written once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from bot.answer import Answer, answer
from bot.front import Front
from bot.press import Button, Press
from bot.table import Refused
from bot.texts import clean_name, described, texts
from render.picture import Picture
from render.words import Say

if TYPE_CHECKING:
    from bot.client import Nevsky

    _Mixin = app_commands.Group
else:
    _Mixin = object

Interaction: TypeAlias = "discord.Interaction[Nevsky]"

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
"""The permissions a table needs in its channel, by discord.py's names."""


class TableCommands(_Mixin):
    """The subcommands that all games share, for a game's group to inherit together with Group."""

    front: Front

    def __init_subclass__(cls, **kwargs: Any) -> None:
        # A Group takes up only the commands that stand in its own class body.
        for name, member in list(vars(TableCommands).items()):
            if isinstance(member, app_commands.Command):
                setattr(cls, name, member)
        super().__init_subclass__(**kwargs)

    async def open_table(self, interaction: Interaction, **options: Any) -> None:
        """Open a lobby of this game in the channel, with these options of the game."""
        chosen = {name: value for name, value in options.items() if value is not None}

        async def work(reply: Answer) -> None:
            check_permissions(interaction)
            await reply.bot.tables.open(
                self.front.game,
                chosen,
                channel_id=reply.channel_id,
                guild_id=interaction.guild_id,
                user_id=reply.user_id,
                name=clean_name(interaction.user.display_name),
                interaction_id=interaction.id,
            )
            await reply.tell(reply.say("opened", command=self.front.command))

        await answer(interaction, work)

    @app_commands.command(name="join", description=described("command-join"))
    async def join(self, interaction: Interaction) -> None:
        """Sit down at the table."""
        await answer(interaction, join)

    @app_commands.command(name="leave", description=described("command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Stand up again."""
        await answer(interaction, leave)

    @app_commands.command(name="start", description=described("command-start"))
    async def start(self, interaction: Interaction) -> None:
        """Begin the game."""
        await answer(interaction, start)

    @app_commands.command(name="end", description=described("command-end"))
    async def end(self, interaction: Interaction) -> None:
        """Give the game up, after asking."""
        await answer(interaction, ask_to_end)

    @app_commands.command(name="hand", description=described("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Look at the own hand."""
        await answer(interaction, hand)

    @app_commands.command(name="board", description=described("command-board"))
    @app_commands.describe(text=described("option-text"))
    async def board(self, interaction: Interaction, text: bool = False) -> None:
        """Show the table."""

        async def work(reply: Answer) -> None:
            await board(reply, as_text=text)

        await answer(interaction, work)

    @app_commands.command(name="tableau", description=described("command-tableau"))
    @app_commands.describe(player=described("option-player"))
    async def tableau(self, interaction: Interaction, player: discord.Member | None = None) -> None:
        """Show one player's cards in play, large."""

        async def work(reply: Answer) -> None:
            await tableau(reply, player.id if player else None)

        await answer(interaction, work)

    @app_commands.command(name="card", description=described("command-card"))
    @app_commands.describe(name=described("option-name"))
    async def card(self, interaction: Interaction, name: str) -> None:
        """Explain a card."""

        async def work(reply: Answer) -> None:
            wanted = _folded(name)
            for card_id in self.front.card_ids():
                if wanted in (_folded(card_id), _folded(_title(card_id, reply.say))):
                    await explain_card(reply, self.front, card_id)
                    return
            raise Refused("unknown-card")

        await answer(interaction, work)

    @card.autocomplete("name")
    async def card_names(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Every card whose name holds what was typed."""
        say = texts().in_language(interaction.locale.value)
        titles = {card_id: _title(card_id, say) for card_id in self.front.card_ids()}
        return [
            app_commands.Choice(name=title, value=card_id)
            for card_id, title in titles.items()
            if _folded(current) in _folded(title)
        ][:25]

    @app_commands.command(name="rules", description=described("command-rules"))
    @app_commands.describe(topic=described("option-topic"))
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Explain the rules."""

        async def work(reply: Answer) -> None:
            topics = self.front.rule_topics()
            chosen = topic or topics[0]
            if chosen not in topics:
                raise Refused("unknown-topic", topics=", ".join(topics))
            await reply.tell(reply.say(f"rules-{chosen}", command=self.front.command))

        await answer(interaction, work)

    @rules.autocomplete("topic")
    async def topics(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The topics of the rules."""
        say = texts().in_language(interaction.locale.value)
        titles = {topic: say(f"rules-{topic}.title") for topic in self.front.rule_topics()}
        return [
            app_commands.Choice(name=title, value=topic)
            for topic, title in titles.items()
            if _folded(current) in _folded(title)
        ][:25]


def in_channels() -> dict[str, Any]:
    """The settings of a group whose commands exist in servers that installed the bot only."""
    return {
        "guild_only": True,
        "allowed_contexts": app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
    }


def _folded(text: str) -> str:
    return "".join(character for character in text.casefold() if character.isalnum())


def _title(card_id: str, say: Say) -> str:
    return say(f"card-{card_id.replace('_', '-')}")


async def explain_card(reply: Answer, front: Front, card_id: str) -> None:
    """Show a card with its facts and its rule."""
    picture = await reply.bot.pictures.draw(
        ("card", front.command, card_id, reply.interaction.locale),
        lambda: front.painter.card(card_id, "base", reply.say),
    )
    await reply.tell(front.card(card_id, reply.say), picture=picture)


def check_permissions(interaction: Interaction) -> None:
    """Refuse to open a table where the bot could not show it, and name what is missing."""
    granted = interaction.app_permissions
    needed = list(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        raise Refused("missing-permissions", permission=tuple(missing))


async def join(reply: Answer) -> None:
    """Give the person a seat."""
    name = clean_name(reply.interaction.user.display_name)
    async with reply.bot.tables.changing(reply.channel_id) as table:
        await table.join(reply.user_id, name, reply.interaction.id)
    await reply.tell(reply.say("joined"))


async def leave(reply: Answer) -> None:
    """Free the person's seat."""
    async with reply.bot.tables.changing(reply.channel_id) as table:
        await table.leave(reply.user_id, reply.interaction.id)
    await reply.tell(reply.say("left"))


async def start(reply: Answer) -> None:
    """Begin the game."""
    async with reply.bot.tables.changing(reply.channel_id) as table:
        await table.start(reply.user_id, reply.interaction.id)
    await reply.tell(reply.say("started", command=reply.bot.fronts[table.game.name].command))


def may_manage(interaction: Interaction) -> bool:
    """Whether the person may end games that are not his."""
    return interaction.permissions.manage_channels


async def ask_to_end(reply: Answer) -> None:
    """Ask who wants to end a running game whether he means it. A lobby closes at once."""
    table = await reply.bot.tables.at(reply.channel_id)
    table.check_may_end(reply.user_id, may_manage(reply.interaction))
    if table.row.status == "lobby":
        await end(reply)
        return
    button = Button(reply.say("button-end"), Press("end", table.row.id), discord.ButtonStyle.danger)
    await reply.tell(reply.say("ask-end"), buttons=(button,))


async def end(reply: Answer) -> None:
    """End the game without a winner."""
    async with reply.bot.tables.changing(reply.channel_id) as table:
        await table.end(reply.user_id, may_manage(reply.interaction), reply.interaction.id)
    await reply.tell(reply.say("ended"))


async def hand(reply: Answer) -> None:
    """Show the person's own hand, to him alone."""
    table = await reply.bot.tables.at(reply.channel_id)
    seat = table.own_seat(reply.user_id)
    front, moment = reply.bot.fronts[table.game.name], table.moment
    view = table.game.view(moment.state, seat)
    picture = await reply.bot.pictures.draw(
        ("hand", moment.row.id, moment.row.ply, seat, reply.interaction.locale),
        lambda: front.painter.hand(view, moment.names, reply.say),
    )
    buttons = [
        Button(
            front.verb_label(verb, view, reply.say),
            Press("do", moment.row.id, moment.row.ply, (verb,)),
            discord.ButtonStyle.primary,
        )
        for verb in (front.verbs(view) if seat in view.to_act else ())
    ]
    await reply.tell(front.hand(view, reply.say), picture=picture, buttons=buttons)


async def board(reply: Answer, *, as_text: bool) -> None:
    """Bring the turn to the bottom of the channel, or show the table to who only watches."""
    async with reply.bot.tables.lock(reply.channel_id):
        table = await reply.bot.tables.at(reply.channel_id)
        moment = table.moment
    front = reply.bot.fronts[table.game.name]
    if moment.row.status == "lobby":
        raise Refused("not-started")
    view = table.game.view(moment.state, None)
    if as_text:
        await reply.tell(front.painter.text_board(view, moment.names, reply.say))
    elif table.seat_of(reply.user_id) is not None:
        reply.bot.poster.bring_down(table)
        await reply.tell(reply.say("board-below"))
    else:
        picture = await _public(
            reply, table, "table", lambda: front.painter.table(view, moment.names, reply.say)
        )
        await reply.tell(front.situation(view, reply.say), picture=picture)


async def tableau(reply: Answer, user_id: int | None) -> None:
    """Show the cards that one player has in play."""
    table = await reply.bot.tables.at(reply.channel_id)
    moment, front = table.moment, reply.bot.fronts[table.game.name]
    if moment.row.status == "lobby":
        raise Refused("not-started")
    seat = table.seat_of(reply.user_id if user_id is None else user_id)
    if seat is None:
        raise Refused("not-at-table" if user_id is None else "no-such-player")
    view = table.game.view(moment.state, None)
    picture = await _public(
        reply,
        table,
        f"tableau-{seat}",
        lambda: front.painter.tableau(view, seat, moment.names, reply.say),
    )
    await reply.tell(front.situation(view, reply.say), picture=picture)


async def _public(reply: Answer, table: Any, what: str, paint: Any) -> Picture | None:
    key = (what, table.row.id, table.row.ply, reply.interaction.locale)
    return await reply.bot.pictures.draw(key, paint)
