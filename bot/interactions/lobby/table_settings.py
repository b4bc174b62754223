"""The settings of a table, which the host can change in the lobby."""

from __future__ import annotations

from bot.channel.components import Button
from bot.channel.custom_id import CustomId
from bot.i18n.languages import AUTO_LANGUAGE, next_language_code, parse_language_code
from bot.i18n.texts import language_name, shared_texts
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder, Response
from bot.table.errors import RequestRejected
from bot.table.preferences import LIVE, PACE_SECONDS, TIME_LIMITS, TableSettings
from bot.table.stand_ins import stand_in_level
from bot.table.table import Table
from engine.ai.agents import levels_of
from engine.ai.registry import has_agents


async def show_table_settings(request: RequestContext, responder: Responder, table: Table) -> None:
    """Show the host the lobby's settings, a button for each."""
    table.lobby.check_may_configure(request.user_id)
    await responder.send(_settings_menu(request, table))


async def change_table_setting(request: RequestContext, table: Table, code: str) -> Response:
    """Change the setting that a button names, and show the menu again."""
    settings = _apply_setting(table, code)
    options = None if settings else request.game_ui.options.choose(table.options, code)
    if settings is None and options is None:
        raise RequestRejected("old-button")
    await table.lobby.configure(
        request.user_id, request.interaction_id, options=options, settings=settings
    )
    return _settings_menu(request, table)


def _settings_menu(request: RequestContext, table: Table) -> Response:
    choices = _setting_choices(request, table) + request.game_ui.options.choices(
        table.options, request.translate
    )
    buttons = [Button(label, CustomId("set", table.row.id, 0, (code,))) for code, label in choices]
    return Response(request.translate("ask-settings"), buttons)


def _setting_choices(request: RequestContext, table: Table) -> list[tuple[str, str]]:
    """For each setting common to all games, the code of its next value and a label."""
    settings = table.settings
    next_pace = PACE_SECONDS[(PACE_SECONDS.index(settings.pace) + 1) % len(PACE_SECONDS)]
    return [
        *time_choices(request, table),
        (
            f"pings.{int(not settings.pings)}",
            request.translate("setting-pings", on=int(settings.pings)),
        ),
        (f"pace.{next_pace}", request.translate("setting-pace", seconds=settings.pace)),
        (
            f"hints.{int(not settings.hints)}",
            request.translate("setting-hints", on=int(settings.hints)),
        ),
        language_choice(request, settings.language, "setting-language"),
    ]


def time_limits(table: Table) -> list[int]:
    """The time limits that a table can have: a game without AI players cannot be played live."""
    return [limit for limit in TIME_LIMITS if limit != LIVE or has_agents(table.game.name)]


def time_choices(request: RequestContext, table: Table) -> list[tuple[str, str]]:
    """The codes of the next time limit and of the next level of a stand-in, each with a label."""
    limits, limit = time_limits(table), table.settings.time_limit
    next_limit = limits[(limits.index(limit) + 1) % len(limits)]
    choices = [(f"time_limit.{next_limit}", request.translate("setting-time-limit", limit=limit))]
    if has_agents(table.game.name):
        levels, level = levels_of(table.game.name), stand_in_level(table.snapshot)
        next_level = levels[(levels.index(level) + 1) % len(levels)]
        choices.append(
            (f"stand_in.{next_level}", request.translate("setting-stand-in", level=level))
        )
    return choices


def language_choice(request: RequestContext, chosen: str | None, key: str) -> tuple[str, str]:
    """The code that chooses the next language, and a label with the current one."""
    next_code = next_language_code(chosen, shared_texts().languages)
    language = language_name(chosen) if chosen else 0
    return f"language.{next_code}", request.translate(key, language=language)


def is_language_code(code: str) -> bool:
    """Whether this is the code of a supported language, or of the automatic choice."""
    return code in (AUTO_LANGUAGE, *shared_texts().languages)


def _apply_setting(table: Table, code: str) -> TableSettings | None:
    """The settings after a choice, or None if the code is not one of these settings."""
    name, _, value = code.partition(".")
    settings = table.settings
    if name in ("pings", "hints") and value in ("0", "1"):
        return settings.model_copy(update={name: value == "1"})
    if name == "language" and is_language_code(value):
        return settings.model_copy(update={"language": parse_language_code(value)})
    if name == "pace" and value in map(str, PACE_SECONDS):
        return settings.model_copy(update={"pace": int(value)})
    return with_time_setting(table, code)


def with_time_setting(table: Table, code: str) -> TableSettings | None:
    """The settings with the time limit or stand-in of a code, or None if the table has no such."""
    name, _, value = code.partition(".")
    if name == "time_limit" and value in map(str, time_limits(table)):
        return table.settings.model_copy(update={"time_limit": int(value)})
    if name == "stand_in" and has_agents(table.game.name) and value in levels_of(table.game.name):
        return table.settings.model_copy(update={"stand_in": value})
    return None
