"""The codes of languages, such as `de`, and their names in English."""

from __future__ import annotations

from babel import Locale, UnknownLocaleError


def is_known_code(code: str) -> bool:
    """Return whether this is the code of a language, without a region or a script."""
    try:
        return Locale.parse(code).language == code
    except (UnknownLocaleError, ValueError):
        return False


def named_with_code(code: str) -> str:
    """Return a language's name with its code, `German (de)`; what is no code in quotes."""
    if not is_known_code(code):
        return f"“{code}”"
    return f"{Locale.parse(code).english_name} ({code})"
