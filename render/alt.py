"""Alt texts: as many whole sentences as Discord takes, and then where to read on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Seat
from render.picture import ALT_LIMIT, join_whole
from render.players import alt_text_name
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


def ai_players_alt(names: Sequence[str], ai_seats: frozenset[Seat], translate: Translate) -> str:
    """List the AI players; empty if there are none."""
    ai_names = ", ".join(alt_text_name(names, seat, translate) for seat in sorted(ai_seats))
    return cached_text(translate, "alt-ai", names=ai_names) if ai_names else ""
