"""Says what is wrong with a text that is not Fluent, and how to mend it."""

from __future__ import annotations

from fluent.syntax import ast as ftl

_REMEDIES = (
    ('"="', "begin a text with its key and =, and its further lines with a space"),
    ("an entry start", "begin a text with its key and =, and its further lines with a space"),
    ('"␤"', "begin every form, such as [one], on a line of its own"),
    ('"}"', "close with } what { has opened, after forms on a line of its own"),
    ("closing brace", "write } only to close what { has opened, after forms on a line of its own"),
    ("as default", "write a star before the last form: *[other]"),
    ("to have a value", "write the text behind its ="),
)


def syntax_fault(junk: ftl.Junk) -> str:
    """Return what is wrong with what could not be read, as a sentence or two."""
    message = str(junk.annotations[0].message).rstrip(".")
    remedy = next((each for part, each in _REMEDIES if part in message), None)
    return f"not Fluent. {message}{f': {remedy}' if remedy else ''}"
