"""The Council's pictures in words: what they show, and the same for who sees none."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import PhaseEnded
from render.picture import ALT_LIMIT, TEXT_LIMIT, cut, packed
from render.seats import spoken_name
from render.words import Say, said
from tests.games.council.cards import KINDS, Card
from tests.games.council.events import Event
from tests.games.council.state import FIELDS_IN_A_ROW, Field
from tests.games.council.view import PlayerView, View


def field_code(field: Field) -> str:
    """How a field is called: a to e for the row, the sea's first, and its place there."""
    row, column = divmod(field, FIELDS_IN_A_ROW)
    return f"{chr(ord('a') + row)}{column + 1}"


def cards_in_words(cards: Sequence[Card], say: Say) -> str:
    """Cards by their names; a dash for none."""
    return ", ".join(say(f"card-{KINDS[card]}") for card in cards) or say("no-cards")


def situation(view: View, say: Say) -> str:
    """Winter and phase."""
    return said(say, "situation", winter=view.winter, phase=say(f"phase-{view.phase.value}"))


def phase_head(events: Sequence[Event], say: Say) -> str:
    """Which phase it was that these events ended."""
    ended = [event for event in events if isinstance(event, PhaseEnded)][-1]
    return said(say, "situation", winter=ended.round, phase=say(f"phase-{ended.phase}"))


def result_head(view: View, names: Sequence[str], say: Say) -> str:
    """Who has won, if anybody has."""
    winners = [spoken_name(names, seat, say) for seat, rank in enumerate(view.ranks) if rank == 1]
    return said(say, "result-head", number=len(winners), winners=", ".join(winners))


def house_in_short(player: PlayerView, say: Say) -> str:
    """A house in a few words, as everybody knows it."""
    if not player.alive:
        return said(say, "house-drowned", points=player.points)
    return said(
        say,
        "house",
        points=player.points,
        fields=len(player.fields),
        cards=player.holding,
        decided=int(player.decided),
    )


def alt(view: View, names: Sequence[str], say: Say, head: str | None = None) -> str:
    """A picture's description."""
    lines = [_house(view, player, names, say) for player in view.players]
    return cut([f"{head or situation(view, say)}.", *lines], ALT_LIMIT)


def text_boards(view: View, names: Sequence[str], say: Say) -> tuple[str, ...]:
    """All that everybody may see, a line each."""
    lines = [f"{situation(view, say)}."]
    if view.flood is not None:
        lines.append(say("board-flood", height=view.flood))
    lines += [_house(view, player, names, say) for player in view.players]
    lines.append(say("board-discarded", cards=cards_in_words(view.discard_pile, say)))
    lines.append(say("board-deck", number=view.deck_size))
    return packed(lines, TEXT_LIMIT)


def _house(view: View, player: PlayerView, names: Sequence[str], say: Say) -> str:
    """A house with its fields, and with its cards where they lie open."""
    parts = [house_in_short(player, say)]
    if player.fields:
        parts.append(say("house-fields", fields=", ".join(map(field_code, player.fields))))
    face_up = view.open or view.over
    if player.hand and face_up:
        parts.append(say("house-cards", cards=cards_in_words(player.hand, say)))
    return f"{spoken_name(names, player.seat, say)}: {' '.join(parts)}"
