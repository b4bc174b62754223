"""Reads when a tournament is to start: a date and a time in a time zone, or in how long."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global

from bot.channel.clock_lines import timestamp
from bot.i18n.texts import normalize_for_search
from bot.interactions.core.typed_dates import DAYS, HOURS, MINUTES, WEEKS, find_date
from bot.table.errors import RequestRejected

DAY = 24 * 60 * 60

MAX_AHEAD = 366 * DAY
"""Seconds after which no tournament starts by itself."""

MAX_OFFSET = timedelta(hours=14)
"""How far the local time of any place is from that of Greenwich."""

_UNITS = ((MINUTES, 60), (HOURS, 60 * 60), (DAYS, DAY), (WEEKS, 7 * DAY))

_DURATION = re.compile(r"(?:(?:in|dans|za)\s+)?(\d{1,5})\s*([^\W\d]+)\.?", re.IGNORECASE)
_TIMESTAMP = re.compile(r"<t:(\d{1,12})(?::[a-zA-Z])?>")
_TIME = (
    r"(?P<hour>\d{1,2})(?:\s?(?P<sign>[:.h])\s?(?P<minute>\d{2}))?\s*(?P<unit>h|uhr|hod|[ap]m)?\.?"
)
_ONLY_TIME = re.compile(rf"(?:(?:at|um|à|v|ve)\s+)?{_TIME}", re.IGNORECASE)
_DATE_AND_TIME = re.compile(
    rf"(?P<date>\d[\d./ -]*?[\d.])(?:T|\s*,\s*|\s+)(?:(?:at|um|à|v|ve)\s+)?{_TIME}", re.IGNORECASE
)
_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+−-])\s*(\d{1,2})(?::?(\d{2}))?", re.IGNORECASE)


def start_time(text: str, zone_text: str, now: int, locale: str, language: str) -> int:
    """Return the time that a text means, in Unix seconds.

    It is a date and a time, only a time for the next one, how long until then, or one of Discord's
    timestamps. Raises RequestRejected with what would be possible.
    """
    text = " ".join(text.split())
    at = _without_zone(text, now)
    if at is None:
        at = _in_zone(text, zone_text, now, locale, language)
    if at <= now:
        raise RequestRejected("tournament-start-past", at=timestamp(at, "F"))
    if at > now + MAX_AHEAD:
        raise RequestRejected("tournament-start-far", at=timestamp(now + MAX_AHEAD, "D"))
    return at


def example_start(now: int) -> str:
    """Return a date and a time that can be typed: in a week, at eight in the evening."""
    return f"{datetime.fromtimestamp(now, UTC).date() + timedelta(days=7)} 20:00"


def find_zone(text: str, language: str) -> tzinfo | None:
    """Return the time zone of that name, city or offset; None if there is none.

    Cities are known in English and in a language. Slow at first.
    """
    if (found := _OFFSET.fullmatch(text.strip())) is not None:
        offset = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
        if offset > MAX_OFFSET:
            return None
        return timezone(offset if found[1] == "+" else -offset)
    key = _zones(language).get(normalize_for_search(text))
    return None if key is None else ZoneInfo(key)


def usual_zone(locale: str) -> str:
    """Return the time zone of the people with a locale, or an empty text if they have several."""
    tag = locale.replace("-", "_")
    likely = get_global("likely_subtags").get(tag, tag)
    zones = get_global("territory_zones").get(likely.rpartition("_")[2], ())
    if len(zones) > 1:
        # Where there are exclaves, the zone that Windows knows is that of nearly all people.
        zones = [zone for zone in zones if zone in get_global("windows_zone_mapping").values()]
    return zones[0] if len(zones) == 1 else ""


@lru_cache(maxsize=16)
def _zones(language: str) -> dict[str, str]:
    """The keys of all time zones by their reduced names and cities."""
    keys = sorted(key for key in available_timezones() if not key.startswith(("posix", "right")))
    known = {normalize_for_search(key): key for key in keys}
    for key in keys:
        known.setdefault(normalize_for_search(key.rpartition("/")[2]), key)
    for key, names in Locale.parse(language).time_zones.items():
        if key in keys and "city" in names:
            known.setdefault(normalize_for_search(names["city"]), key)
    return known


def _without_zone(text: str, now: int) -> int | None:
    """A time that is the same everywhere; None if the text says another one."""
    if (found := _TIMESTAMP.fullmatch(text)) is not None:
        return int(found[1])
    if (found := _DURATION.fullmatch(text)) is None:
        return None
    unit = normalize_for_search(found[2])
    return next((now + int(found[1]) * seconds for words, seconds in _UNITS if unit in words), None)


def _in_zone(text: str, zone_text: str, now: int, locale: str, language: str) -> int:
    """A local time. Raises RequestRejected."""
    found = _DATE_AND_TIME.fullmatch(text) or _ONLY_TIME.fullmatch(text)
    clock = None if found is None else _clock(found)
    if found is None or clock is None:
        raise _unclear(now)
    if not zone_text.strip():
        raise RequestRejected("tournament-zone-missing")
    zone = find_zone(zone_text, language)
    if zone is None:
        raise RequestRejected("tournament-zone")
    here = datetime.fromtimestamp(now, zone)
    if "date" not in found.groupdict():
        at = here.replace(hour=clock[0], minute=clock[1], second=0, microsecond=0)
        return int((at if at > here else at + timedelta(days=1)).timestamp())
    day = find_date(found["date"].strip(), here.date(), locale)
    if day is None:
        raise _unclear(now)
    return int(datetime(day.year, day.month, day.day, *clock, tzinfo=zone).timestamp())


def _clock(found: re.Match[str]) -> tuple[int, int] | None:
    """The hour and the minute of a time; None if there is none, or it is only a number."""
    hour, minute, unit = (
        int(found["hour"]),
        int(found["minute"] or 0),
        (found["unit"] or "").lower(),
    )
    if not (found["minute"] or unit):
        return None
    if unit in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if unit == "pm" else 0)
    return (hour, minute) if hour < 24 and minute < 60 else None


def _unclear(now: int) -> RequestRejected:
    return RequestRejected("tournament-start-unclear", example=example_start(now))
