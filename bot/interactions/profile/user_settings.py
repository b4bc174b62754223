"""`/nevsky settings`: a user's own settings, which apply at all tables."""

from __future__ import annotations

from bot.channel.components import Button, Control, SelectMenu
from bot.channel.custom_id import CustomId
from bot.i18n.languages import AUTO_LANGUAGE, is_language_code, parse_language_code
from bot.i18n.texts import language_name, shared_texts
from bot.interactions.core.context import RequestContext
from bot.interactions.core.responder import Responder
from bot.interactions.profile.absence import absence_button
from bot.table.errors import RequestRejected
from bot.table.preferences import UserSettings

LANGUAGE = "language"
"""The code of the menu of languages; what it sets is the option that was picked."""

GLOBE = "\N{GLOBE WITH MERIDIANS}"
"""Marks the languages for a reader of another one."""

SWITCHES = ("pings", "reminders", "acts_if_forced", "rated")
"""The settings that are on or off."""


async def show_user_settings(request: RequestContext, responder: Responder) -> None:
    """Show the user's settings: a menu of the languages, and a button for each other one."""
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
            f"acts_if_forced.{int(not chosen.acts_if_forced)}",
            request.translate("setting-my-forced-moves", on=int(chosen.acts_if_forced)),
        ),
        (
            f"rated.{int(not chosen.rated)}",
            request.translate("setting-my-rating", on=int(chosen.rated)),
        ),
    ]
    buttons = [Button(label, CustomId("mine", 0, 0, (code,))) for code, label in choices]
    buttons.append(absence_button(request))
    lines = (request.translate("ask-my-settings"), request.translate("forced-moves-explained"))
    controls: tuple[Control, ...] = (_language_menu(request, chosen.language), *buttons)
    await responder.respond("\n".join(lines), controls=controls)


def _language_menu(request: RequestContext, chosen: str | None) -> SelectMenu:
    """A menu of the languages, each by its own name; it shows the one that is chosen now."""
    languages = shared_texts().languages
    options = (
        (request.translate("language-of-discord"), AUTO_LANGUAGE),
        *((language_name(language), language) for language in languages),
    )
    return SelectMenu(
        request.translate("setting-language"),
        CustomId("mine", 0, 0, (LANGUAGE,)),
        options,
        icons={code: GLOBE for _, code in options},
        chosen=chosen if chosen in languages else AUTO_LANGUAGE,
    )


async def change_user_setting(request: RequestContext, responder: Responder, code: str) -> None:
    """Change the setting that a button or a menu names, and show the settings again."""
    name, _, value = code.partition(".")
    picked, *_ = request.values or ("",)
    if code == LANGUAGE and is_language_code(picked):
        setting: str | bool | None = parse_language_code(picked)
    elif name in SWITCHES and value in ("0", "1"):
        setting = value == "1"
    else:
        raise RequestRejected("old-button")
    store = request.store
    chosen = UserSettings.model_validate_json(await store.user_settings(request.user_id))
    changed = chosen.model_copy(update={name: setting})
    await store.set_user_settings(request.user_id, changed.model_dump_json())
    request.mark_committed()
    await request.resolve_locale(refresh=True)
    await show_user_settings(request, responder)
