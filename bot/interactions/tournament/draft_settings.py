"""The settings of a draft, as a form asks for them."""

from __future__ import annotations

from bot.interactions.core.forms import Field
from bot.interactions.lobby.settings_form import form_pages
from bot.setting_choices import Selection, Setting, Switch
from bot.table.errors import RequestRejected
from bot.table.preferences import LIVE, TIME_LIMITS
from bot.tournaments.held.settings import TournamentSettings
from bot.tournaments.held.state import Tournament
from engine.ai.agents import levels_of
from engine.ai.registry import has_agents
from render.translation import Translate

FILL_CHOICES = (0, 4, 6, 8, 9, 12, 15, 16, 18, 20, 24, 32, 48, 64, 96, 128)
"""With how many players a tournament can be set to begin at least."""

LEVELS = ("easy", "medium", "hard", "expert")


def settings_fields(tournament: Tournament, translate: Translate) -> tuple[Field, ...]:
    """The fields of the form of a draft's settings."""
    (fields,) = form_pages(_settings(tournament, translate), translate)
    return fields


def with_setting(settings: TournamentSettings, code: str) -> TournamentSettings:
    """The settings after a choice. Raises RequestRejected if there is no such choice."""
    name, _, value = code.partition(".")
    numbers = {"time_limit": TIME_LIMITS, "fill_to": FILL_CHOICES}
    if name in numbers and value in map(str, numbers[name]):
        return settings.model_copy(update={name: int(value)})
    if name in ("check_in", "rated") and value in ("0", "1"):
        return settings.model_copy(update={name: value == "1"})
    if name == "ai_level" and value in LEVELS:
        return settings.model_copy(update={name: value})
    raise RequestRejected("old-button")


def _settings(tournament: Tournament, translate: Translate) -> list[Setting]:
    settings, has_ai = tournament.settings, has_agents(tournament.row.game)
    limits = [limit for limit in TIME_LIMITS if limit != LIVE or has_ai]
    return [
        Selection(
            "time_limit",
            translate("setting-time-limit"),
            tuple((str(limit), translate("time-limit", limit=limit)) for limit in limits),
            str(settings.time_limit),
        ),
        *(_ai_settings(tournament, translate) if has_ai else ()),
        Switch(
            "check_in",
            translate("setting-tournament-check-in"),
            settings.asks_at_start,
            translate("setting-tournament-check-in-when"),
        ),
        Switch("rated", translate("setting-tournament-rated"), settings.rated),
    ]


def _ai_settings(tournament: Tournament, translate: Translate) -> list[Setting]:
    settings, most = tournament.settings, tournament.progress.max_players
    numbers = [number for number in FILL_CHOICES if number <= most]
    levels = [level for level in LEVELS if level in levels_of(tournament.row.game)]
    return [
        Selection(
            "fill_to",
            translate("setting-tournament-fill"),
            tuple((str(each), translate("tournament-fill-to", number=each)) for each in numbers),
            str(settings.fill_to),
        ),
        Selection(
            "ai_level",
            translate("setting-tournament-level"),
            tuple((level, translate(f"level-{level}")) for level in levels),
            settings.ai_level if settings.ai_level in levels else levels[-1],
        ),
    ]
