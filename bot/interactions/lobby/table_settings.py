"""The lobby's settings: what the host can choose before the game begins."""

from __future__ import annotations

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.i18n.languages import AUTO_LANGUAGE, next_language_code, parse_language_code
from bot.i18n.texts import language_name, shared_texts
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.table.errors import RequestRejected
from bot.table.preferences import PACE_SECONDS, REMINDER_HOURS, TableSettings
from bot.table.table import Table


async def show_table_settings(request: RequestContext, responder: Responder) -> None:
    """Show the host what can be chosen, a button a choice."""
    table = await request.get_table()
    table.lobby.check_may_configure(request.user_id)
    await _respond_settings(request, responder, table)


async def change_table_setting(request: RequestContext, responder: Responder, code: str) -> None:
    """Set what a button of the panel says, and show the panel anew."""
    async with request.modify_table() as table:
        ui = request.game_ui
        settings = _apply_setting(table.settings, code)
        options = None if settings else ui.options.choose(table.options, code)
        if settings is None and options is None:
            raise RequestRejected("old-button")
        await table.lobby.configure(
            request.user_id, request.interaction_id, options=options, settings=settings
        )
    await _respond_settings(request, responder, table)


async def _respond_settings(request: RequestContext, responder: Responder, table: Table) -> None:
    ui = request.game_ui
    choices = _setting_choices(request, table.settings) + ui.options.choices(
        table.options, request.translate
    )
    buttons = [Button(label, CustomId("set", table.row.id, 0, (code,))) for code, label in choices]
    await responder.respond(request.translate("ask-settings"), controls=buttons)


def _setting_choices(request: RequestContext, settings: TableSettings) -> list[tuple[str, str]]:
    """The table's own choices: a code that sets the next value, and what stands now."""
    position = REMINDER_HOURS.index(settings.reminder)
    next_reminder = REMINDER_HOURS[(position + 1) % len(REMINDER_HOURS)]
    next_pace = PACE_SECONDS[(PACE_SECONDS.index(settings.pace) + 1) % len(PACE_SECONDS)]
    return [
        (
            f"pings.{int(not settings.pings)}",
            request.translate("setting-pings", on=int(settings.pings)),
        ),
        (
            f"reminder.{next_reminder}",
            request.translate("setting-reminder", hours=settings.reminder),
        ),
        (f"pace.{next_pace}", request.translate("setting-pace", seconds=settings.pace)),
        (
            f"hints.{int(not settings.hints)}",
            request.translate("setting-hints", on=int(settings.hints)),
        ),
        language_choice(request, settings.language, "setting-language"),
    ]


def language_choice(request: RequestContext, chosen: str | None, key: str) -> tuple[str, str]:
    """A choice among the languages there are: the code of the next, and which it is now."""
    next_code = next_language_code(chosen, shared_texts().languages)
    language = language_name(chosen) if chosen else 0
    return f"language.{next_code}", request.translate(key, language=language)


def is_language_code(code: str) -> bool:
    """Whether a code chooses a language that there is, or none."""
    return code in (AUTO_LANGUAGE, *shared_texts().languages)


def _apply_setting(settings: TableSettings, code: str) -> TableSettings | None:
    """The settings after a choice; None for a code that is none of the table's own."""
    name, _, value = code.partition(".")
    if name in ("pings", "hints") and value in ("0", "1"):
        return settings.model_copy(update={name: value == "1"})
    if name == "language" and is_language_code(value):
        return settings.model_copy(update={"language": parse_language_code(value)})
    if name == "pace" and value in map(str, PACE_SECONDS):
        return settings.model_copy(update={"pace": int(value)})
    if name == "reminder" and value in map(str, REMINDER_HOURS):
        return settings.model_copy(update={"reminder": int(value)})
    return None
