"""Small pictures in lines, buttons and menus: emojis of the application, or else Unicode's."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial

import discord

from engine.core import Seat
from render.emoji import seat_emoji

MAX_NAME_LENGTH = 20
"""Characters of an icon's name, of the 32 that Discord allows an emoji."""

INVALID_FORM_BODY = 50035

_KEYCAP = "\N{VARIATION SELECTOR-16}\N{COMBINING ENCLOSING KEYCAP}"


@dataclass(frozen=True, slots=True)
class Icon:
    """A small picture."""

    name: str
    """Its name, of letters, digits and `_`; no other icon has it."""

    unicode: str
    """The emoji that is shown until Discord has the picture."""

    draw: Callable[[], bytes]
    """Draws it as a PNG file."""

    sign: str = ""
    """The character that stands for it after a number in texts, if one does."""


_uploaded: dict[str, discord.PartialEmoji] = {}
"""The emojis that Discord has, by the names of their icons."""


def set_uploaded(emojis: Mapping[str, discord.PartialEmoji]) -> None:
    """Show these emojis for the icons with these names, and for no others."""
    _uploaded.clear()
    _uploaded.update(emojis)


def forget_if_unknown(error: BaseException) -> None:
    """Show Unicode's emojis from now on if Discord has refused one of the application's.

    It does once somebody has deleted it.
    """
    if not isinstance(error, discord.HTTPException) or error.code != INVALID_FORM_BODY:
        return
    if re.search(r"\bemoji\b", str(error).lower()):
        _uploaded.clear()


def emoji_of(icon: Icon | str | None) -> discord.PartialEmoji | str | None:
    """The emoji for a button or an option of a menu; one of Unicode's stays what it is."""
    return _uploaded.get(icon.name, icon.unicode) if isinstance(icon, Icon) else icon


def in_text(icon: Icon) -> str:
    """The emoji as it is written in the text of a message."""
    return str(emoji_of(icon))


def with_icons(text: str, icons: Iterable[Icon], max_length: int) -> str:
    """The text of a message with pictures for the signs after its numbers.

    Left as it is if the pictures would make it longer than that.
    """
    result = text
    for icon in icons:
        if icon.sign and icon.name in _uploaded:
            result = _sign_pattern(icon.sign).sub(in_text(icon), result)
    return result if len(result) <= max_length else text


@lru_cache(maxsize=16)
def _sign_pattern(sign: str) -> re.Pattern[str]:
    return re.compile(rf"(?<=\d[ \u00a0\u202f]){re.escape(sign)}")


def seat_icon(seat: Seat) -> Icon:
    """The coat of arms of a seat, as in all pictures."""
    return SEAT_ICONS[seat % len(SEAT_ICONS)]


SEAT_ICONS = tuple(
    Icon(f"seat_{seat + 1}", f"{seat + 1}{_KEYCAP}", partial(seat_emoji, seat)) for seat in range(5)
)
