"""Alt texts: as many whole sentences as Discord takes, and then where to read on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Seat
from render.changes_lead import with_lead
from render.context import RenderContext
from render.picture import ALT_LIMIT, join_whole
from render.players import alt_text_name
from render.translation import Translate


def join_alt(parts: Iterable[str], translate: Translate) -> str:
    """Join what a public picture shows, the most important first.

    If not everything fits, the last sentence says which command tells the rest.
    """
    present = [part for part in parts if part]
    if len(" ".join(present)) <= ALT_LIMIT:
        return " ".join(present)
    more = translate("alt-more")
    return f"{join_whole(present, ALT_LIMIT - len(more) - 1)} {more}"


def join_list(parts: Iterable[str], translate: Translate) -> str:
    """Join parts to a list within a sentence."""
    return translate("alt-separator").join(parts)


def changed_table_alt(changes: Iterable[str], facts: Iterable[str], context: RenderContext) -> str:
    """Describe a table: what is marked, what changed, then its facts, most important first."""
    parts = [marked_alt(context), *with_lead(changes, context), *facts]
    return join_alt(parts, context.translate)


def marked_alt(context: RenderContext) -> str:
    """Say what the picture marks; empty if it marks nothing.

    A part of the table has a text, a place such as A1 is called the same in every language.
    """
    focus = context.focus
    if focus is None:
        return ""
    key = f"marked-{focus}" if focus.islower() else "marked-place"
    return context.translate(key, place=focus)


def winners_alt(winners: Sequence[Seat], names: Sequence[str], translate: Translate) -> str:
    """Say that the game is over, and who has won."""
    listed = join_list((alt_text_name(names, seat, translate) for seat in winners), translate)
    return translate("alt-over", names=listed, number=len(winners))


def ai_players_alt(context: RenderContext) -> str:
    """List the AI players; empty if there are none."""
    names, translate = context.names, context.translate
    ai_names = ", ".join(alt_text_name(names, seat, translate) for seat in sorted(context.ai_seats))
    return translate("alt-ai", names=ai_names) if ai_names else ""
