"""What changed at a table since somebody's last move, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core import Seat
from engine.games.saint_petersburg.cards import SCORING_PHASES, Card
from engine.games.saint_petersburg.view import View
from render.alt import join_list
from render.games.saint_petersburg.changes import Changes, TakenCard
from render.games.saint_petersburg.names import card_name, phase_short_name
from render.players import alt_text_name
from render.translation import Translate, cached_text, format_signed


def changes_alt(
    view: View, changes: Changes, names: Sequence[str], translate: Translate
) -> Iterable[str]:
    """Yield what changed, the most important first: new cards, who took which, points, income."""
    for row, cards, new in (
        ("upper", view.upper, changes.new_upper),
        ("lower", view.lower, changes.new_lower),
    ):
        yield _cards_alt(f"alt-new-{row}", (cards[position] for position in new), translate)
    for seat in range(len(changes.seats)):
        yield _taken_alt(changes, seat, names, translate, bought=True)
        yield _taken_alt(changes, seat, names, translate, bought=False)
    yield _points_alt(changes, names, translate)
    for seat in range(len(changes.seats)):
        name = alt_text_name(names, seat, translate)
        yield _cards_alt("alt-new", _played_from_earlier_hand(changes, seat), translate, name=name)
        yield _income_alt(changes.seats[seat].income, name, translate)


def _cards_alt(key: str, cards: Iterable[Card], translate: Translate, **params: str) -> str:
    listed = join_list((card_name(card, translate) for card in cards), translate)
    return cached_text(translate, key, cards=listed, **params) if listed else ""


def _taken_alt(
    changes: Changes, seat: Seat, names: Sequence[str], translate: Translate, *, bought: bool
) -> str:
    """List the cards that a seat bought or took to its hand, each with what became of it."""
    cards = [
        _taken_card_alt(taken, translate)
        for taken in changes.taken
        if (taken.seat, taken.bought) == (seat, bought)
    ]
    if not cards:
        return ""
    name = alt_text_name(names, seat, translate)
    return cached_text(
        translate,
        "alt-bought" if bought else "alt-taken",
        name=name,
        cards=join_list(cards, translate),
    )


def _taken_card_alt(taken: TakenCard, translate: Translate) -> str:
    card = card_name(taken.card, translate)
    if taken.fate != "play" or taken.displaced is None:
        return cached_text(translate, f"alt-taken-{taken.fate}", card=card)
    displaced = card_name(taken.displaced, translate)
    return cached_text(translate, "alt-taken-displacing", card=card, displaced=displaced)


def _played_from_earlier_hand(changes: Changes, seat: Seat) -> Iterable[Card]:
    """Return the cards that came into play, but are not among those taken since."""
    played = Counter(changes.seats[seat].new_cards)
    played.subtract(
        taken.card for taken in changes.taken if (taken.seat, taken.fate) == (seat, "play")
    )
    return played.elements()


def _points_alt(changes: Changes, names: Sequence[str], translate: Translate) -> str:
    """List the points that seats got."""
    gains = [
        cached_text(
            translate,
            "alt-change",
            name=alt_text_name(names, seat, translate),
            amount=format_signed(seat_changes.points),
        )
        for seat, seat_changes in enumerate(changes.seats)
        if seat_changes.points
    ]
    if not gains:
        return ""
    return cached_text(translate, "alt-points-changed", changes=join_list(gains, translate))


def _income_alt(income_changes: Sequence[tuple[int, int]], name: str, translate: Translate) -> str:
    """List the changes of a seat's income by phase."""
    phases = []
    for phase, amounts in zip(SCORING_PHASES, income_changes, strict=True):
        parts = [
            cached_text(translate, f"alt-change-{what}", amount=format_signed(amount))
            for what, amount in zip(("rubles", "points"), amounts, strict=True)
            if amount
        ]
        if parts:
            short_name, listed = phase_short_name(phase, translate), join_list(parts, translate)
            phases.append(
                cached_text(translate, "alt-change-phase", phase=short_name, amounts=listed)
            )
    if not phases:
        return ""
    changes = join_list(phases, translate)
    return cached_text(translate, "alt-income-changed", name=name, changes=changes)
