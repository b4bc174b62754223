"""Dates and lengths of time, as people write them in any of the languages."""

from __future__ import annotations

import re
from datetime import date, timedelta

MINUTES = {"m", "min", "minute", "minutes", "minuten", "minuta", "minuty", "minut", "minutu"}
HOURS = {
    *("h", "hour", "hours", "std", "stunde", "stunden", "heure", "heures"),
    *("hodina", "hodiny", "hodin", "hodinu", "hod"),
}
DAYS = {
    *("d", "day", "days", "tag", "tage", "tagen", "j", "jour", "jours"),
    *("den", "dny", "dni", "dnu"),
}
WEEKS = {
    *("w", "week", "weeks", "woche", "wochen", "semaine", "semaines"),
    *("tyden", "tydny", "tydnu"),
}
"""Words for units of time in any language, as `normalize_for_search` reduces them."""

_YEAR_FIRST = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DOTTED = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.?(?:\s*(\d{4}))?")
_SLASHED = re.compile(r"(\d{1,2})/(\d{1,2})(?:/(\d{4}))?")


def find_date(text: str, today: date, locale: str) -> date | None:
    """The date that a text is, or None if it is none. Without a year it is the nearest to today.

    In the locale of the United States the month comes first where slashes separate.
    """
    if (found := _YEAR_FIRST.fullmatch(text)) is not None:
        return _date(found[1], found[2], found[3], today)
    if (found := _DOTTED.fullmatch(text)) is not None:
        return _date(found[3], found[2], found[1], today)
    if (found := _SLASHED.fullmatch(text)) is not None:
        first, second = (1, 2) if locale == "en-US" else (2, 1)
        return _date(found[3], found[first], found[second], today)
    return None


def _date(year: str | None, month: str, day: str, today: date) -> date | None:
    """The date, or None if there is none; without a year the one nearest to today."""
    years = (int(year),) if year else (today.year - 1, today.year, today.year + 1)
    dates = []
    for one in years:
        try:
            dates.append(date(one, int(month), int(day)))
        except ValueError:
            continue
    # In case of doubt the later one.
    return min(dates, key=lambda found: abs(found - today - timedelta(hours=12)), default=None)
