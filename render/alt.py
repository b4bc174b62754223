"""Alt texts: as many whole sentences as Discord takes, and then where to read on."""

from __future__ import annotations

from collections.abc import Iterable

from render.picture import ALT_LIMIT, join_whole
from render.translation import Translate, cached_text


def join_alt(parts: Iterable[str], translate: Translate) -> str:
    """Join what a public picture shows, the most important first.

    If not everything fits, the last sentence says which command tells the rest.
    """
    present = [part for part in parts if part]
    if len(" ".join(present)) <= ALT_LIMIT:
        return " ".join(present)
    more = cached_text(translate, "alt-more")
    return f"{join_whole(present, ALT_LIMIT - len(more) - 1)} {more}"
