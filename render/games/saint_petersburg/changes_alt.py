"""What changed at a table since somebody's last move, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from engine.core import Seat
from engine.games.saint_petersburg.cards import SCORING_PHASES, Card
from engine.games.saint_petersburg.events import Bought, Discarded, Passed, Played, Took
from engine.games.saint_petersburg.view import View
from render.alt import join_list
from render.games.saint_petersburg.changes import Changes, TakenCard
from render.games.saint_petersburg.names import card_name, phase_short_name
from render.games.saint_petersburg.standings import idle_seats
from render.players import alt_text_name
from render.translation import Translate, format_signed

LAST_MOVES = 10
"""Of more moves than this, only the last ones are told."""


def changes_alt(
    view: View, changes: Changes, names: Sequence[str], translate: Translate
) -> Iterable[str]:
    """Yield what changed: the moves in their order, then new cards, points, and income."""
    yield from _moves_alt(view, changes, names, translate)
    for row, cards, new in (
        ("upper", view.upper, changes.new_upper),
        ("lower", view.lower, changes.new_lower),
    ):
        yield _cards_alt(f"alt-new-{row}", (cards[position] for position in new), translate)
    yield _points_alt(changes, names, translate)
    for seat in range(len(changes.seats)):
        name = alt_text_name(names, seat, translate)
        yield _income_alt(changes.seats[seat].income, name, translate)


def _cards_alt(key: str, cards: Iterable[Card], translate: Translate, **params: str) -> str:
    listed = join_list((card_name(card, translate) for card in cards), translate)
    return translate(key, cards=listed, **params) if listed else ""


def _moves_alt(
    view: View, changes: Changes, names: Sequence[str], translate: Translate
) -> Iterable[str]:
    """Yield a sentence for each move, one for several passes in a row, and who has not moved.

    The newest passes are not told if the players who have passed are listed anyway.
    """
    taken = {each.move: each for each in changes.taken}
    numbered = list(enumerate(changes.moves, 1))[-LAST_MOVES:]
    for is_pass, moves in groupby(numbered, key=lambda each: isinstance(each[1], Passed)):
        if is_pass:
            numbers, seats = zip(*((number, move.seat) for number, move in moves), strict=True)
            if numbers[-1] < len(changes.moves) or not set(seats) <= set(view.passed):
                yield _names_alt("alt-passed", seats, names, translate)
            continue
        for number, move in moves:
            if not isinstance(move, Passed):
                yield _move_alt(move, taken.get(number), changes, names, translate)
    yield _names_alt("alt-no-move", idle_seats(view, changes), names, translate)


def _names_alt(key: str, seats: Iterable[Seat], names: Sequence[str], translate: Translate) -> str:
    listed = [alt_text_name(names, seat, translate) for seat in dict.fromkeys(seats)]
    return translate(key, names=join_list(listed, translate)) if listed else ""


def _move_alt(
    move: Bought | Took | Played | Discarded,
    taken: TakenCard | None,
    changes: Changes,
    names: Sequence[str],
    translate: Translate,
) -> str:
    """Say what a seat did with a card; a card from its hand is named if it is still in play."""
    name = alt_text_name(names, move.seat, translate)
    if taken is not None:
        key = "alt-bought" if taken.bought else "alt-taken"
        return translate(key, name=name, cards=_taken_card_alt(taken, translate))
    card = card_name(move.card, translate)
    match move:
        case Discarded():
            return translate("alt-discarded", name=name, card=card)
        case Took():
            in_hand = translate("alt-taken-hand", card=card)
            return translate("alt-taken", name=name, cards=in_hand)
        case Bought() | Played() if move.card in _played_from_earlier_hand(changes, move.seat):
            return translate("alt-new", name=name, cards=card)
    return ""


def _taken_card_alt(taken: TakenCard, translate: Translate) -> str:
    card = card_name(taken.card, translate)
    if taken.fate != "play" or taken.displaced is None:
        return translate(f"alt-taken-{taken.fate}", card=card)
    displaced = card_name(taken.displaced, translate)
    return translate("alt-taken-displacing", card=card, displaced=displaced)


def _played_from_earlier_hand(changes: Changes, seat: Seat) -> Sequence[Card]:
    """Return the cards that came into play, but are not among those taken since."""
    played = Counter(changes.seats[seat].new_cards)
    played.subtract(
        taken.card for taken in changes.taken if (taken.seat, taken.fate) == (seat, "play")
    )
    return list(played.elements())


def _points_alt(changes: Changes, names: Sequence[str], translate: Translate) -> str:
    """List the points that seats got."""
    gains = [
        translate(
            "alt-change",
            name=alt_text_name(names, seat, translate),
            amount=format_signed(seat_changes.points),
        )
        for seat, seat_changes in enumerate(changes.seats)
        if seat_changes.points
    ]
    if not gains:
        return ""
    return translate("alt-points-changed", changes=join_list(gains, translate))


def _income_alt(income_changes: Sequence[tuple[int, int]], name: str, translate: Translate) -> str:
    """List the changes of a seat's income by phase."""
    phases = []
    for phase, amounts in zip(SCORING_PHASES, income_changes, strict=True):
        parts = [
            translate(f"alt-change-{what}", amount=format_signed(amount))
            for what, amount in zip(("rubles", "points"), amounts, strict=True)
            if amount
        ]
        if parts:
            short_name, listed = phase_short_name(phase, translate), join_list(parts, translate)
            phases.append(translate("alt-change-phase", phase=short_name, amounts=listed))
    if not phases:
        return ""
    changes = join_list(phases, translate)
    return translate("alt-income-changed", name=name, changes=changes)
