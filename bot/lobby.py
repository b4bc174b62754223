"""The lobby's settings: what the host can choose before the game begins."""

from __future__ import annotations

from bot.answer import Answer
from bot.preferences import REMINDER_HOURS, TableSettings
from bot.press import Button, Press
from bot.table import Refused, Table


async def show_settings(reply: Answer) -> None:
    """Show the host what can be chosen, a button a choice."""
    table = await reply.bot.tables.at(reply.channel_id)
    table.check_may_configure(reply.user_id)
    await _show(reply, table)


async def choose_setting(reply: Answer, code: str) -> None:
    """Set what a button of the panel says, and show the panel anew."""
    async with reply.bot.tables.changing(reply.channel_id) as table:
        front = reply.bot.fronts[table.game.name]
        settings = _with_setting(table.settings, code)
        options = None if settings else front.with_option(table.options, code)
        if settings is None and options is None:
            raise Refused("old-button")
        await table.configure(
            reply.user_id, reply.interaction.id, options=options, settings=settings
        )
    await _show(reply, table)


async def _show(reply: Answer, table: Table) -> None:
    front = reply.bot.fronts[table.game.name]
    choices = _setting_choices(reply, table.settings) + front.option_choices(
        table.options, reply.say
    )
    buttons = [Button(label, Press("set", table.row.id, 0, (code,))) for code, label in choices]
    await reply.tell(reply.say("ask-settings"), buttons=buttons)


def _setting_choices(reply: Answer, settings: TableSettings) -> list[tuple[str, str]]:
    """The table's own choices: a code that sets the next value, and what stands now."""
    at = REMINDER_HOURS.index(settings.reminder)
    following = REMINDER_HOURS[(at + 1) % len(REMINDER_HOURS)]
    return [
        (f"pings.{int(not settings.pings)}", reply.say("setting-pings", on=int(settings.pings))),
        (f"reminder.{following}", reply.say("setting-reminder", hours=settings.reminder)),
    ]


def _with_setting(settings: TableSettings, code: str) -> TableSettings | None:
    """The settings after a choice; None for a code that is none of the table's own."""
    name, _, value = code.partition(".")
    if name == "pings" and value in ("0", "1"):
        return settings.model_copy(update={"pings": value == "1"})
    if name == "reminder" and value in map(str, REMINDER_HOURS):
        return settings.model_copy(update={"reminder": int(value)})
    return None
