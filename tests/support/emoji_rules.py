"""What Discord refuses about the emojis of an application, whether to upload or to show them."""

from __future__ import annotations

import base64
import re
from collections.abc import Container, Iterable, Iterator
from typing import Any

Json = dict[str, Any]

MAX_EMOJI_BYTES = 256 * 1024
MAX_EMOJIS = 2000

INVALID_FORM_BODY, ASSET_TOO_LARGE, TOO_MANY_EMOJIS = 50035, 50045, 30008

_NAME = re.compile(r"\w{2,32}", re.ASCII)
_DATA = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,")


def fault_of_upload(emoji: Json, names: Container[str], count: int) -> tuple[int, str] | None:
    """Return the code and the reason with which an upload is refused; None if it is not.

    `names` are those of the application's `count` emojis.
    """
    name, (head, _, data) = str(emoji.get("name")), str(emoji.get("image")).partition(",")
    if not _NAME.fullmatch(name):
        return INVALID_FORM_BODY, f"name: {name!r} is not of 2 to 32 letters, digits and _"
    if name in names:
        return INVALID_FORM_BODY, f"name: the name {name} is taken"
    if not _DATA.fullmatch(f"{head},"):
        return INVALID_FORM_BODY, "image: no picture"
    if len(base64.b64decode(data)) > MAX_EMOJI_BYTES:
        return ASSET_TOO_LARGE, f"Asset exceeds maximum size: {MAX_EMOJI_BYTES}"
    if count >= MAX_EMOJIS:
        return TOO_MANY_EMOJIS, f"Maximum number of emojis reached ({MAX_EMOJIS})"
    return None


def unknown_emojis(components: Iterable[Json], known: Container[int]) -> Iterator[str]:
    """Yield a fault for each emoji of a button or option that is not one of these."""
    for component in components:
        for holder in (component, *(component.get("options") or ())):
            emoji = holder.get("emoji") or {}
            if emoji.get("id") and int(emoji["id"]) not in known:
                yield f"emoji.id: Invalid emoji {emoji.get('name')}"
        yield from unknown_emojis(component.get("components") or (), known)
        yield from unknown_emojis(filter(None, [component.get("accessory")]), known)
