"""Legal actions, and the reasons for rejecting others."""

from __future__ import annotations

from itertools import combinations

from engine.core import IllegalAction, Seat
from tests.examples.council.engine.actions import DONE, Action, Claim, Done, Give, Lay
from tests.examples.council.engine.cards import KINDS, Card
from tests.examples.council.engine.state import FIELDS, Phase, Player, State

GIFT_SIZES = (2, 3)


def has_decided(player: Player, phase: Phase) -> bool:
    """Return whether a living house has nothing left to decide in this phase."""
    match phase:
        case Phase.GIVING:
            return player.giving is not None
        case Phase.BUILDING:
            return player.ready
        case Phase.CLAIMING:
            return player.claim is not None
        case Phase.HARVEST:
            return True


def to_act(state: State) -> tuple[Seat, ...]:
    """Return all living houses that have not decided yet."""
    if state.over:
        return ()
    return tuple(seat for seat in state.living if not has_decided(state.players[seat], state.phase))


def gifts(hand: list[Card]) -> list[Give]:
    """Return every distinct gift from a hand."""
    chosen = (cards for size in GIFT_SIZES for cards in combinations(sorted(hand), size))
    return [Give(cards) for cards in dict.fromkeys(chosen)]


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Return the legal actions of a house."""
    if seat not in to_act(state):
        return []
    hand = state.players[seat].hand
    match state.phase:
        case Phase.GIVING:
            return [*gifts(hand)]
        case Phase.BUILDING:
            return [*map(Lay, dict.fromkeys(hand)), DONE]
    return [*map(Claim, state.free_fields)]


def refusal(state: State, seat: Seat, action: Action) -> IllegalAction:
    """Return the reason for rejecting an illegal action."""
    if state.over:
        return IllegalAction("game-over")
    if not state.players[seat].alive:
        return IllegalAction("drowned")
    if seat not in to_act(state):
        return IllegalAction("already-decided")
    match action:
        case Give(cards) if state.phase is Phase.GIVING:
            return _gift_refusal(state.players[seat], cards)
        case Lay(card) if state.phase is Phase.BUILDING:
            return IllegalAction("not-in-hand", card=_name(card))
        case Claim(field) if state.phase is Phase.CLAIMING:
            return _claim_refusal(state, field)
        case Give() | Lay() | Done() | Claim():
            return IllegalAction("wrong-phase", phase=state.phase.value)


def _gift_refusal(player: Player, cards: tuple[Card, ...]) -> IllegalAction:
    if len(cards) not in GIFT_SIZES:
        return IllegalAction("two-or-three-cards", number=len(cards))
    for card in cards:
        if cards.count(card) > player.hand.count(card):
            return IllegalAction("not-in-hand", card=_name(card))
    return IllegalAction("weakest-first")


def _claim_refusal(state: State, field: int) -> IllegalAction:
    if not 0 <= field < FIELDS:
        return IllegalAction("no-such-field", field=field)
    owner = next(seat for seat, player in enumerate(state.players) if field in player.fields)
    return IllegalAction("field-taken", field=field, seat=owner)


def _name(card: Card) -> str:
    return KINDS[card] if 0 <= card < len(KINDS) else str(card)
