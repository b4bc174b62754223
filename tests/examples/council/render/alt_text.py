"""The Council's pictures in words: what they show, and the same for who sees none."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import PhaseEnded
from render.picture import ALT_LIMIT, TEXT_LIMIT, join_truncated, paginate
from render.players import alt_text_name
from render.translation import Translate, cached_text
from tests.examples.council.engine.cards import KINDS, Card
from tests.examples.council.engine.events import Event
from tests.examples.council.engine.state import FIELDS_IN_A_ROW, Field
from tests.examples.council.engine.view import PlayerView, View


def field_code(field: Field) -> str:
    """How a field is called: a to e for the row, the sea's first, and its place there."""
    row, column = divmod(field, FIELDS_IN_A_ROW)
    return f"{chr(ord('a') + row)}{column + 1}"


def cards_in_words(cards: Sequence[Card], translate: Translate) -> str:
    """Cards by their names; a dash for none."""
    return ", ".join(translate(f"card-{KINDS[card]}") for card in cards) or translate("no-cards")


def situation(view: View, translate: Translate) -> str:
    """Winter and phase."""
    return cached_text(
        translate, "situation", winter=view.winter, phase=translate(f"phase-{view.phase.value}")
    )


def phase_head(events: Sequence[Event], translate: Translate) -> str:
    """Which phase it was that these events ended."""
    ended = [event for event in events if isinstance(event, PhaseEnded)][-1]
    return cached_text(
        translate, "situation", winter=ended.round, phase=translate(f"phase-{ended.phase}")
    )


def result_head(view: View, names: Sequence[str], translate: Translate) -> str:
    """Who has won, if anybody has."""
    winners = [
        alt_text_name(names, seat, translate) for seat, rank in enumerate(view.ranks) if rank == 1
    ]
    return cached_text(translate, "result-head", number=len(winners), winners=", ".join(winners))


def house_in_short(player: PlayerView, translate: Translate) -> str:
    """A house in a few words, as everybody knows it."""
    if not player.alive:
        return cached_text(translate, "house-drowned", points=player.points)
    return cached_text(
        translate,
        "house",
        points=player.points,
        fields=len(player.fields),
        cards=player.holding,
        decided=int(player.decided),
    )


def alt(view: View, names: Sequence[str], translate: Translate, head: str | None = None) -> str:
    """A picture's description."""
    lines = [_house(view, player, names, translate) for player in view.players]
    return join_truncated([f"{head or situation(view, translate)}.", *lines], ALT_LIMIT)


def text_boards(view: View, names: Sequence[str], translate: Translate) -> tuple[str, ...]:
    """All that everybody may see, a line each."""
    lines = [f"{situation(view, translate)}."]
    if view.flood is not None:
        lines.append(translate("board-flood", height=view.flood))
    lines += [_house(view, player, names, translate) for player in view.players]
    lines.append(translate("board-discarded", cards=cards_in_words(view.discard_pile, translate)))
    lines.append(translate("board-deck", number=view.deck_size))
    return paginate(lines, TEXT_LIMIT)


def _house(view: View, player: PlayerView, names: Sequence[str], translate: Translate) -> str:
    """A house with its fields, and with its cards where they lie open."""
    parts = [house_in_short(player, translate)]
    if player.fields:
        parts.append(translate("house-fields", fields=", ".join(map(field_code, player.fields))))
    face_up = view.open or view.over
    if player.hand and face_up:
        parts.append(translate("house-cards", cards=cards_in_words(player.hand, translate)))
    return f"{alt_text_name(names, player.seat, translate)}: {' '.join(parts)}"
