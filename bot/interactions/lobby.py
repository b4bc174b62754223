"""The lobby's settings: what the host can choose before the game begins."""

from __future__ import annotations

from itertools import chain, count

import discord

from bot.channel.components import Button, CustomId
from bot.i18n.texts import language_name, shared_texts
from bot.interactions.answer import Answer
from bot.interactions.levels import check_has_ais, level_called, strengths
from bot.interactions.ways import in_new_row
from bot.table.preferences import (
    AUTO_LANGUAGE,
    PACE_SECONDS,
    REMINDER_HOURS,
    TableSettings,
    next_language_code,
    parse_language_code,
)
from bot.table.table import RequestRejected, Table
from engine.ai.agents import levels_of
from render.words import Say


async def show_settings(reply: Answer) -> None:
    """Show the host what can be chosen, a button a choice."""
    table = await reply.table()
    table.check_may_configure(reply.user_id)
    await _show(reply, table)


async def choose_setting(reply: Answer, code: str) -> None:
    """Set what a button of the panel says, and show the panel anew."""
    async with reply.changing() as table:
        ui = reply.game
        settings = _with_setting(table.settings, code)
        options = None if settings else ui.options.choose(table.options, code)
        if settings is None and options is None:
            raise RequestRejected("old-button")
        await table.configure(
            reply.user_id, reply.interaction.id, options=options, settings=settings
        )
    await _show(reply, table)


async def _show(reply: Answer, table: Table) -> None:
    ui = reply.game
    choices = _setting_choices(reply, table.settings) + ui.options.choices(
        table.options, reply.translate
    )
    buttons = [Button(label, CustomId("set", table.row.id, 0, (code,))) for code, label in choices]
    await reply.tell(reply.translate("ask-settings"), buttons=buttons)


def _setting_choices(reply: Answer, settings: TableSettings) -> list[tuple[str, str]]:
    """The table's own choices: a code that sets the next value, and what stands now."""
    at = REMINDER_HOURS.index(settings.reminder)
    following = REMINDER_HOURS[(at + 1) % len(REMINDER_HOURS)]
    pace = PACE_SECONDS[(PACE_SECONDS.index(settings.pace) + 1) % len(PACE_SECONDS)]
    return [
        (
            f"pings.{int(not settings.pings)}",
            reply.translate("setting-pings", on=int(settings.pings)),
        ),
        (f"reminder.{following}", reply.translate("setting-reminder", hours=settings.reminder)),
        (f"pace.{pace}", reply.translate("setting-pace", seconds=settings.pace)),
        (
            f"hints.{int(not settings.hints)}",
            reply.translate("setting-hints", on=int(settings.hints)),
        ),
        language_choice(reply, settings.language, "setting-language"),
    ]


def language_choice(reply: Answer, chosen: str | None, key: str) -> tuple[str, str]:
    """A choice among the languages there are: the code of the next, and which it is now."""
    following = next_language_code(chosen, shared_texts().languages)
    language = language_name(chosen) if chosen else 0
    return f"language.{following}", reply.translate(key, language=language)


def is_language(code: str) -> bool:
    """Whether a code chooses a language that there is, or none."""
    return code in (AUTO_LANGUAGE, *shared_texts().languages)


def _with_setting(settings: TableSettings, code: str) -> TableSettings | None:
    """The settings after a choice; None for a code that is none of the table's own."""
    name, _, value = code.partition(".")
    if name in ("pings", "hints") and value in ("0", "1"):
        return settings.model_copy(update={name: value == "1"})
    if name == "language" and is_language(value):
        return settings.model_copy(update={"language": parse_language_code(value)})
    if name == "pace" and value in map(str, PACE_SECONDS):
        return settings.model_copy(update={"pace": int(value)})
    if name == "reminder" and value in map(str, REMINDER_HOURS):
        return settings.model_copy(update={"reminder": int(value)})
    return None


async def ask_level(reply: Answer) -> None:
    """Ask the host which AI is to sit down, or which one is to go."""
    table = await reply.table()
    table.check_may_configure(reply.user_id)
    check_has_ais(table)
    await _show_ais(reply, table, "")


async def _show_ais(reply: Answer, table: Table, lead: str) -> None:
    """A button for each level while a seat is free, and one for each AI that could go."""
    row, game = table.row, table.game.name
    levels = [
        Button(
            reply.translate(f"level-{level}"),
            CustomId("add-ai", row.id, row.ply, (level,)),
            discord.ButtonStyle.primary,
        )
        for level in levels_of(game)
        if table.free_seats
    ]
    going = [
        Button(
            reply.translate("button-drop-ai", name=seat.name),
            CustomId("drop-ai", row.id, row.ply, name),
        )
        for seat in table.seats
        if seat.ai is not None and (name := (seat.name,))
    ]
    question = reply.translate("ask-level", free=table.free_seats, number=len(going)).strip()
    asked = " ".join(filter(None, (lead, question)))
    content = "\n".join((asked, strengths(reply, game))) if levels else asked
    await reply.tell(content, buttons=(*levels, *in_new_row(going)))


async def add_ai(reply: Answer, named: str) -> None:
    """Put an AI of the level of that name on the next seat."""
    async with reply.changing() as table:
        level = level_called(reply, table, named)
        name = ai_name(table, reply.translate)
        await table.add_ai(reply.user_id, level, name, reply.interaction.id)
    await _show_ais(reply, table, reply.translate("ai-joined", name=name))


async def drop_ai(reply: Answer, press: CustomId) -> None:
    """Send the AI away that the button names; one of an earlier version means the last one."""
    named = press.path[0] if press.path else None
    async with reply.changing() as table:
        name = await table.remove_ai(reply.user_id, reply.interaction.id, named)
    await _show_ais(reply, table, reply.translate("ai-left", name=name))


def ai_name(table: Table, translate: Say) -> str:
    """A name for an AI that nobody at the table has."""
    taken = {seat.name for seat in table.seats}
    names = translate("ai-names").split(", ")
    numbered = (f"{name} {number}" for number in count(2) for name in names)
    return next(name for name in chain(names, numbered) if name not in taken)
