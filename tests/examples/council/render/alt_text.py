"""The Council's pictures as text, for alt texts and text boards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import PhaseEnded
from render.context import RenderContext
from render.picture import ALT_LIMIT, TEXT_LIMIT, join_truncated, paginate
from render.players import alt_text_name
from render.translation import Translate
from tests.examples.council.engine.cards import KINDS, Card
from tests.examples.council.engine.events import Event
from tests.examples.council.engine.state import FIELDS_IN_A_ROW, Field
from tests.examples.council.engine.view import PlayerView, View


def field_code(field: Field) -> str:
    """Return the name of a field: a to e for its row, beginning at the sea, and its column."""
    row, column = divmod(field, FIELDS_IN_A_ROW)
    return f"{chr(ord('a') + row)}{column + 1}"


def card_list(cards: Sequence[Card], translate: Translate) -> str:
    """List cards by their names."""
    return ", ".join(translate(f"card-{KINDS[card]}") for card in cards) or translate("no-cards")


def situation(view: View, translate: Translate) -> str:
    """Name winter and phase."""
    return translate("situation", winter=view.winter, phase=translate(f"phase-{view.phase.value}"))


def phase_title(events: Sequence[Event], translate: Translate) -> str:
    """Name the phase that these events ended."""
    ended = [event for event in events if isinstance(event, PhaseEnded)][-1]
    return translate("situation", winter=ended.round, phase=translate(f"phase-{ended.phase}"))


def result_title(view: View, context: RenderContext) -> str:
    """Name the winners, if any."""
    winners = [
        alt_text_name(context.names, seat, context.translate)
        for seat, rank in enumerate(view.ranks)
        if rank == 1
    ]
    listed = ", ".join(winners)
    return context.translate("result-head", number=len(winners), winners=listed)


def house_summary(player: PlayerView, translate: Translate) -> str:
    """Summarize the public information about a house."""
    if not player.alive:
        return translate("house-drowned", points=player.points)
    return translate(
        "house",
        points=player.points,
        fields=len(player.fields),
        cards=player.holding,
        decided=int(player.decided),
    )


def table_alt(view: View, _changes: None, context: RenderContext) -> str:
    return _houses_alt(view, situation(view, context.translate), context)


def phase_alt(view: View, events: Sequence[Event], context: RenderContext) -> str:
    return _houses_alt(view, phase_title(events, context.translate), context)


def result_alt(view: View, context: RenderContext) -> str:
    return _houses_alt(view, result_title(view, context), context)


def _houses_alt(view: View, title: str, context: RenderContext) -> str:
    """Describe a picture: its title, then house by house."""
    lines = [_house_alt(view, player, context) for player in view.players]
    return join_truncated([f"{title}.", *lines], ALT_LIMIT)


def text_boards(view: View, context: RenderContext) -> tuple[str, ...]:
    """Return all public information, a line per fact."""
    translate = context.translate
    lines = [f"{situation(view, translate)}."]
    if view.flood is not None:
        lines.append(translate("board-flood", height=view.flood))
    lines += [_house_alt(view, player, context) for player in view.players]
    lines.append(translate("board-discarded", cards=card_list(view.discard_pile, translate)))
    lines.append(translate("board-deck", number=view.deck_size))
    return paginate(lines, TEXT_LIMIT)


def _house_alt(view: View, player: PlayerView, context: RenderContext) -> str:
    """Describe a house with its fields, and its cards if they are public."""
    translate = context.translate
    parts = [house_summary(player, translate)]
    if player.fields:
        parts.append(translate("house-fields", fields=", ".join(map(field_code, player.fields))))
    face_up = view.open or view.over
    if player.hand and face_up:
        parts.append(translate("house-cards", cards=card_list(player.hand, translate)))
    return f"{alt_text_name(context.names, player.seat, translate)}: {' '.join(parts)}"
