"""Reads until when somebody wants to be absent: a number of days or weeks, or a date."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime

from babel.dates import format_skeleton

from bot.i18n.texts import normalize_for_search
from bot.interactions.core.typed_dates import DAYS, WEEKS, find_date

DAY = 24 * 60 * 60

LAST_TIME_ZONE = 12 * 60 * 60
"""Seconds by which a day is over in the last place on earth later than in Greenwich."""

EXAMPLE_DAYS = 7
"""How far away the dates are that serve as examples."""

MAX_NUMBER = 10_000
"""More days than anybody means."""

_DURATION = re.compile(r"(\d{1,9})\s*([^\W\d]*)\.?")


def absence_end(text: str, now: int, locale: str) -> int | None:
    """When an absence ends, in Unix seconds; None if the text says no such thing.

    A date lasts until it is over everywhere. Without a year it is the one nearest to now. In the
    locale of the United States the month comes first where slashes separate.
    """
    text = text.strip()
    if (duration := _DURATION.fullmatch(text)) is not None:
        return _duration_end(int(duration[1]), normalize_for_search(duration[2]), now)
    day = find_date(text, datetime.fromtimestamp(now, UTC).date(), locale)
    if day is None:
        return None
    return _end_of(day)


def example_absences(now: int, latest: int, locale: str, language: str) -> tuple[str, ...]:
    """Absences that `absence_end` understands and that are over by `latest`: a date and a number.

    Times are in Unix seconds. The date is written as usual in the language. Without a date if none
    fits, and empty if not even a day does.
    """
    days = min(EXAMPLE_DAYS, (latest - now) // DAY)
    if days < 1:
        return ()
    last_day = datetime.fromtimestamp(latest - DAY - LAST_TIME_ZONE, UTC).date()
    day = min(last_day, datetime.fromtimestamp(now + EXAMPLE_DAYS * DAY, UTC).date())
    if _end_of(day) <= now + DAY:
        return (str(days),)
    written = format_skeleton("yMd", day, locale=language)
    # Somebody's Discord may read a date otherwise than the language of the sentence writes it.
    is_understood = absence_end(written, now, locale) == _end_of(day)
    return (written if is_understood else day.isoformat(), str(days))


def _end_of(day: date) -> int:
    """When a date is over everywhere, in Unix seconds."""
    start = datetime(day.year, day.month, day.day, tzinfo=UTC)
    return int(start.timestamp()) + DAY + LAST_TIME_ZONE


def _duration_end(number: int, unit: str, now: int) -> int | None:
    days = min(number, MAX_NUMBER) * (7 if unit in WEEKS else 1)
    return now + days * DAY if unit in {"", *DAYS, *WEEKS} else None
