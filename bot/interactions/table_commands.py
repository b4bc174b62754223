"""The commands that every game has: lobby, board, hand, cards, rules. Written once."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.game_ui import AnyGameUI, CardReference
from bot.i18n.texts import localized, normalize_for_search
from bot.interactions import leaving, lobby, looking, replacing, seating, turn
from bot.interactions.answer import Answer, Person, answer
from bot.interactions.bot import Interaction
from bot.interactions.files import export_latest
from bot.interactions.lookups import cards_here, explain_card
from bot.interactions.rules import rule_page
from bot.interactions.typed import MOST_SUGGESTIONS
from bot.table.table import RequestRejected
from engine.ai.agents import levels_of

if TYPE_CHECKING:
    _Mixin = app_commands.Group
else:
    _Mixin = object


class TableCommands(_Mixin):
    """The subcommands that all games share, for a game's group to inherit together with Group.

    A game that has no hand, no tableaux, no cards or no advice says so: `without=("hand",)`.
    """

    ui: AnyGameUI

    def __init_subclass__(cls, *, without: Collection[str] = (), **kwargs: Any) -> None:
        # A Group takes up only the commands that stand in its own class body.
        for name, member in list(vars(TableCommands).items()):
            if isinstance(member, app_commands.Command) and member.name not in without:
                setattr(cls, name, member)
        super().__init_subclass__(**kwargs)

    async def open_table(self, interaction: Interaction, **options: Any) -> None:
        """Open a lobby of this game in the channel, with these options of the game."""
        chosen = {name: value for name, value in options.items() if value is not None}

        async def work(reply: Answer) -> None:
            await seating.open_table(reply, self.ui, chosen)

        await answer(interaction, work)

    @app_commands.command(name="join", description=localized("command-join"))
    async def join(self, interaction: Interaction) -> None:
        """Sit down at the table."""
        await answer(interaction, seating.join)

    @app_commands.command(name="leave", description=localized("command-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Stand up again."""
        await answer(interaction, leaving.ask_to_leave)

    @app_commands.command(name="start", description=localized("command-start"))
    async def start(self, interaction: Interaction) -> None:
        """Begin the game."""
        await answer(interaction, seating.start)

    @app_commands.command(name="end", description=localized("command-end"))
    async def end(self, interaction: Interaction) -> None:
        """Give the game up, after asking."""
        await answer(interaction, leaving.ask_to_end)

    @app_commands.command(name="undo", description=localized("command-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Take the own last action back."""

        async def work(reply: Answer) -> None:
            await turn.undo_last(reply, None)

        await answer(interaction, work)

    @app_commands.command(name="hint", description=localized("command-hint"))
    async def hint(self, interaction: Interaction) -> None:
        """Advise the person on turn."""
        await answer(interaction, turn.hint)

    @app_commands.command(name="ai", description=localized("command-ai"))
    @app_commands.describe(level=localized("option-level"))
    async def ai(self, interaction: Interaction, level: str | None = None) -> None:
        """Seat an AI in the lobby."""

        async def work(reply: Answer) -> None:
            if level is None:
                await lobby.ask_level(reply)
            else:
                await lobby.add_ai(reply, level)

        await answer(interaction, work)

    @ai.autocomplete("level")
    async def levels(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The levels that this game has, each with what it is like."""
        reply = Answer(interaction)
        await reply.know_reader()
        codes: tuple[str, ...] = levels_of(self.ui.name)
        called = [
            {code: translate(f"strength-{code}") for code in codes}
            for translate in reply.in_every_language
        ]
        return matching(called[0], current, *called[1:])

    @app_commands.command(name="log", description=localized("command-log"))
    @app_commands.describe(export=localized("option-export"))
    async def log(self, interaction: Interaction, export: bool = False) -> None:
        """Tell what happened lately, or give the latest game that is over as a file."""
        await answer(interaction, export_latest if export else looking.log)

    @app_commands.command(name="seat", description=localized("command-seat"))
    @app_commands.rename(newcomer="with")
    @app_commands.describe(player=localized("option-away"), newcomer=localized("option-newcomer"))
    async def seat(
        self,
        interaction: Interaction,
        player: str,
        newcomer: discord.User | None = None,
    ) -> None:
        """Put somebody else on the seat of who is away."""

        async def work(reply: Answer) -> None:
            if newcomer is None:
                await replacing.ask_for_newcomer(reply, player)
            else:
                await replacing.seat_person(reply, player, Person.of(newcomer))

        await answer(interaction, work)

    @seat.autocomplete("player")
    async def seated(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The people at the table, also those who have left the server."""
        return matching(await replacing.people_at_table(interaction), current)

    @app_commands.command(name="hand", description=localized("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Look at the own hand."""
        await answer(interaction, looking.hand)

    @app_commands.command(name="board", description=localized("command-board"))
    @app_commands.describe(text=localized("option-text"))
    async def board(self, interaction: Interaction, text: bool = False) -> None:
        """Show the table."""

        async def work(reply: Answer) -> None:
            await looking.board(reply, as_text=text)

        await answer(interaction, work)

    @app_commands.command(name="chart", description=localized("command-chart"))
    async def chart(self, interaction: Interaction) -> None:
        """Show how the game went until now."""
        await answer(interaction, looking.course)

    @app_commands.command(name="tableau", description=localized("command-tableau"))
    @app_commands.describe(player=localized("option-player"))
    async def tableau(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Show what lies before one player, large."""

        async def work(reply: Answer) -> None:
            await looking.tableau(reply, player.id if player else None)

        await answer(interaction, work)

    @app_commands.command(name="card", description=localized("command-card"))
    @app_commands.describe(name=localized("option-name"))
    async def card(self, interaction: Interaction, name: str) -> None:
        """Explain one card, tile or whatever the game has."""

        async def work(reply: Answer) -> None:
            cards = await cards_here(reply)
            card_id = _card_called(cards, name, reply)
            if card_id is None:
                raise RequestRejected("unknown-card")
            await explain_card(reply, cards, card_id)

        await answer(interaction, work)

    @card.autocomplete("name")
    async def card_names(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Every card whose name holds what was typed."""
        reply, cards = Answer(interaction), self.ui.card_reference
        await reply.know_reader()
        if cards is None:
            return []
        called = [
            {one: cards.title(one, translate) for one in cards.ids}
            for translate in reply.in_every_language
        ]
        return matching(called[0], current, *called[1:])

    @app_commands.command(name="rules", description=localized("command-rules"))
    @app_commands.describe(topic=localized("option-topic"))
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        """Explain the rules."""

        async def work(reply: Answer) -> None:
            topics = self.ui.rule_topics
            chosen = topic or topics[0]
            if chosen not in topics:
                raise RequestRejected("unknown-topic", topics=topics)
            words, picture = await rule_page(reply, chosen)
            await reply.tell(words, picture=picture)

        await answer(interaction, work)

    @rules.autocomplete("topic")
    async def topics(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The topics of the rules."""
        reply = Answer(interaction)
        await reply.know_reader()
        called = [
            {topic: translate(f"rules-{topic}.title") for topic in self.ui.rule_topics}
            for translate in reply.in_every_language
        ]
        return matching(called[0], current, *called[1:])


def in_channels() -> dict[str, Any]:
    """The settings of a group whose commands exist in servers that installed the bot only."""
    return {
        "guild_only": True,
        "allowed_contexts": app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
    }


def matching(
    titles: Mapping[str, str], current: str, *others: Mapping[str, str]
) -> list[app_commands.Choice[str]]:
    """The values whose titles hold what was typed so far, then those of other languages."""
    wanted = normalize_for_search(current)
    found = [
        value
        for called in (titles, *others)
        for value in titles
        if wanted in normalize_for_search(called[value])
    ]
    return [app_commands.Choice(name=titles[value], value=value) for value in dict.fromkeys(found)][
        :MOST_SUGGESTIONS
    ]


def _card_called(cards: CardReference, name: str, reply: Answer) -> str | None:
    """The card that a person named in any language, what he reads first."""
    wanted = normalize_for_search(name)
    called = (
        (one, cards.title(one, translate))
        for translate in reply.in_every_language
        for one in cards.ids
    )
    ids = ((one, one) for one in cards.ids)
    return next(
        (one for one, title in (*ids, *called) if wanted == normalize_for_search(title)), None
    )
