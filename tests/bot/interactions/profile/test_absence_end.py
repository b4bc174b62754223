"""Until when somebody is absent, as people write it."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import product

import pytest

from bot.i18n.texts import shared_texts
from bot.interactions.profile.absence_end import LAST_TIME_ZONE, absence_end, example_absences

DAY = 86_400
NOW = int(datetime(2026, 12, 20, 15, tzinfo=UTC).timestamp())


def noon_after(year: int, month: int, day: int) -> int:
    """When a date is over everywhere on earth."""
    return int(datetime(year, month, day, 12, tzinfo=UTC).timestamp()) + DAY


@pytest.mark.parametrize(
    ("text", "days"),
    [
        *(("3", 3), (" 10 ", 10), ("1 day", 1), ("3 days", 3), ("2 weeks", 14), ("2w", 14)),
        *(("3 Tage", 3), ("1 Woche", 7), ("4 jours", 4), ("2 semaines", 14)),
        *(("5 dní", 5), ("2 dny", 2), ("1 týden", 7), ("0", 0), ("999999999", 10_000)),
    ],
)
def test_number_of_days_counts_from_now(text: str, days: int) -> None:
    assert absence_end(text, NOW, "en-US") == NOW + days * DAY


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("2026-12-31", (2026, 12, 31)),
        ("31.12.2026", (2026, 12, 31)),
        ("31. 12. 2026", (2026, 12, 31)),
        ("31.12.", (2026, 12, 31)),
        ("2.1.", (2027, 1, 2)),
        ("19.12.", (2026, 12, 19)),
        ("1.3", (2027, 3, 1)),
        ("2020-01-01", (2020, 1, 1)),
    ],
)
def test_date_lasts_until_it_is_over_everywhere(text: str, end: tuple[int, int, int]) -> None:
    assert absence_end(text, NOW, "de") == noon_after(*end)


def test_slashes_are_read_as_the_reader_writes_them() -> None:
    assert absence_end("1/2/2027", NOW, "en-US") == noon_after(2027, 1, 2)
    for locale in ("en-GB", "fr", "cs"):
        assert absence_end("1/2/2027", NOW, locale) == noon_after(2027, 2, 1)


@pytest.mark.parametrize(
    "text",
    ["", "soon", "3 apples", "30.2.2027", "2027-13-01", "31/12/2027", "-3", "1.2.3.4", "²", "٣ ٣"],
)
def test_anything_else_says_nothing(text: str) -> None:
    assert absence_end(text, NOW, "en-US") is None


TEXTS = shared_texts()


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "2026-12-27"), ("de", "27.12.2026"), ("fr", "27/12/2026"), ("cs", "27. 12. 2026")],
)
def test_examples_are_a_date_in_a_week_and_a_week(language: str, written: str) -> None:
    assert example_absences(NOW, NOW + 30 * DAY, language, language) == (written, "7")


@pytest.mark.parametrize("locale", ["en-US", "en-GB", "de", "fr", "cs"])
def test_examples_are_understood_and_allowed(locale: str) -> None:
    days_left = (DAY // 2, DAY, 2 * DAY, 3 * DAY, 6 * DAY, 30 * DAY)
    for language, left, hour in product(TEXTS.languages, days_left, (0, 11, 12, 13, 23)):
        now = int(datetime(2026, 12, 31, hour, tzinfo=UTC).timestamp())
        examples = example_absences(now, now + left, locale, language)
        assert len(examples) >= min(left // DAY, 1) + (left > 2 * DAY + LAST_TIME_ZONE)
        for example in examples:
            end = absence_end(example, now, locale)
            assert end is not None, (language, left, hour)
            assert now + DAY <= end <= now + left, (language, left, hour)


def test_first_day_of_a_month_has_two_digits_where_that_is_usual() -> None:
    now = int(datetime(2027, 1, 25, 15, tzinfo=UTC).timestamp())
    dates = [
        example_absences(now, now + 30 * DAY, language, language)[0]
        for language in ("en", "de", "fr", "cs")
    ]
    assert dates == ["2027-02-01", "1.2.2027", "01/02/2027", "1. 2. 2027"]
