"""The settings of a table that all games have, which the host can change in the lobby."""

from __future__ import annotations

from bot.channel.custom_id import CustomId
from bot.i18n.languages import AUTO_LANGUAGE, is_language_code, parse_language_code
from bot.i18n.texts import language_name, shared_texts
from bot.interactions.core.context import RequestContext
from bot.interactions.core.forms import Form
from bot.interactions.core.responder import Response
from bot.interactions.lobby.settings_form import changed_codes, check_may_submit, form_pages
from bot.setting_choices import Selection, Setting, Switch, describe_changes
from bot.table.errors import RequestRejected
from bot.table.preferences import LIVE, PACE_SECONDS, TIME_LIMITS, TableSettings
from bot.table.snapshot import TableSnapshot
from bot.table.stand_ins import stand_in_level
from bot.table.table import Table
from engine.ai.agents import levels_of
from engine.ai.registry import has_agents
from render.translation import Translate

SETTINGS_VERB = "settings"
"""The verb of the button that opens the form of the settings."""


async def settings_form(request: RequestContext, custom_id: CustomId) -> Form:
    """The form of the settings. Raises RequestRejected unless the user may change them."""
    table = await request.get_table(custom_id.game_id)
    table.lobby.check_may_configure(request.user_id)
    snapshot = table.snapshot
    (fields,) = form_pages(table_settings(snapshot, request.translate), request.translate)
    shown = CustomId(SETTINGS_VERB, snapshot.row.id, snapshot.row.ply)
    return Form(request.translate("settings-form"), fields, shown)


async def change_table_settings(
    request: RequestContext, table: Table, custom_id: CustomId
) -> Response:
    """Change the settings to what a form says, all at once, and tell which are others now."""
    await check_may_submit(request, table, custom_id)
    translate = request.translate
    before = table_settings(table.snapshot, translate)
    (fields,) = form_pages(before, translate)
    chosen = table.settings
    for code in changed_codes(fields, request.submitted):
        chosen = with_setting(table, chosen, code)
    if chosen == table.settings:
        return Response(translate("settings-unchanged"))
    await table.lobby.configure(request.user_id, request.interaction_id, settings=chosen)
    lines = describe_changes(before, table_settings(table.snapshot, translate), translate)
    return Response("\n".join((translate("settings-changed"), *lines)))


def table_settings(table: TableSnapshot, translate: Translate) -> list[Setting]:
    """The settings of a table that all games have, as many as one form holds."""
    settings = table.settings
    languages = shared_texts().languages
    return [
        time_limit_selection(table, translate),
        *stand_in_selections(table, translate),
        *(
            [
                Selection(
                    "pace",
                    translate("setting-pace"),
                    tuple((str(s), translate("ai-pace", seconds=s)) for s in PACE_SECONDS),
                    str(settings.pace),
                )
            ]
            if has_agents(table.row.name)
            else []
        ),
        Selection(
            "language",
            translate("setting-language"),
            (
                (AUTO_LANGUAGE, translate("language-of-server")),
                *((language, language_name(language)) for language in languages),
            ),
            settings.language if settings.language in languages else AUTO_LANGUAGE,
        ),
        Switch("pings", translate("setting-pings"), settings.pings),
        Switch("hints", translate("setting-hints"), settings.hints),
    ]


def time_limit_selection(table: TableSnapshot, translate: Translate) -> Selection:
    """How long players have for a move."""
    limits = time_limits(table)
    return Selection(
        "time_limit",
        translate("setting-time-limit"),
        tuple((str(limit), translate("time-limit", limit=limit)) for limit in limits),
        str(table.settings.time_limit),
    )


def time_limits(table: TableSnapshot) -> list[int]:
    """The time limits that a table can have: a game without AI players cannot be played live."""
    return [limit for limit in TIME_LIMITS if limit != LIVE or has_agents(table.row.name)]


def stand_in_selections(table: TableSnapshot, translate: Translate) -> list[Selection]:
    """The level of the AI that stands in for players; none in games without AI players."""
    if not has_agents(table.row.name):
        return []
    levels = levels_of(table.row.name)
    return [
        Selection(
            "stand_in",
            translate("setting-stand-in"),
            tuple((level, translate("stand-in-level", level=level)) for level in levels),
            stand_in_level(table),
        )
    ]


def with_setting(table: Table, settings: TableSettings, code: str) -> TableSettings:
    """The settings after a choice. Raises RequestRejected if there is no such choice."""
    name, _, value = code.partition(".")
    if name in ("pings", "hints") and value in ("0", "1"):
        return settings.model_copy(update={name: value == "1"})
    if name == "language" and is_language_code(value):
        return settings.model_copy(update={"language": parse_language_code(value)})
    if name == "pace" and value in map(str, PACE_SECONDS):
        return settings.model_copy(update={"pace": int(value)})
    return with_time_setting(table, settings, code)


def with_time_setting(table: Table, settings: TableSettings, code: str) -> TableSettings:
    """The settings with the time limit or stand-in of a code.

    Raises RequestRejected if the table has no such.
    """
    name, _, value = code.partition(".")
    if name == "time_limit" and value in map(str, time_limits(table.snapshot)):
        return settings.model_copy(update={"time_limit": int(value)})
    if name == "stand_in" and has_agents(table.game.name) and value in levels_of(table.game.name):
        return settings.model_copy(update={"stand_in": value})
    raise RequestRejected("old-button")
