"""Why an action is not legal."""

from __future__ import annotations

from engine.core import IllegalAction, Seat
from engine.games.saint_petersburg.actions import (
    Action,
    Buy,
    BuyPoints,
    Discard,
    Divide,
    Draw,
    Play,
    Release,
    Source,
    Take,
    Trade,
)
from engine.games.saint_petersburg.cards import Card, CardTable, Phase, card_id
from engine.games.saint_petersburg.legal import (
    DRAWN,
    PUB_PRICE,
    TRADING_HOUSE_POINTS,
    card_actions,
    displaceable,
    guild_hall_gain,
    has_unused_observatory,
    has_unused_prison,
    price,
    pub_limit,
    to_act,
    trading_house_cost,
    trading_house_limit,
)
from engine.games.saint_petersburg.state import Player, State, hand_limit


def rejection(state: State, seat: Seat, action: Action) -> IllegalAction:
    """Return why an action is not legal, with the numbers that explain it."""
    if state.over:
        return IllegalAction("game-over")
    if seat not in to_act(state):
        return IllegalAction("not-your-turn", seat=to_act(state)[0])
    player = state.players[seat]
    if state.pending_owners():
        return _building_rejection(state, player, action)
    if state.drawn is not None:
        return _drawn_rejection(state, player, action, state.drawn)
    return _turn_rejection(state, player, action)


def _turn_rejection(state: State, player: Player, action: Action) -> IllegalAction:
    match action:
        case BuyPoints() | Divide() | Trade():
            return _building_not_asked(action)
        case Discard():
            return IllegalAction("nothing-drawn")
        case Draw():
            return _draw_rejection(state, player, action)
        case Release():
            return _release_rejection(state, player, action)
        case Play(card, displaced):
            if card not in player.hand:
                return IllegalAction("not-in-hand", card=card_id(card))
            return _price_rejection(state.table, player, card, None, displaced)
        case Buy(source="drawn") | Take(source="drawn"):
            return IllegalAction("nothing-drawn")
        case Buy(card, source) | Take(card, source):
            row = state.upper if source == "upper" else state.lower
            if card not in row:
                return IllegalAction("not-in-row", card=card_id(card), source=source)
            return _card_rejection(state.table, player, action)
    raise AssertionError(f"{action} is always legal")


def _building_not_asked(action: BuyPoints | Divide | Trade) -> IllegalAction:
    match action:
        case Divide():
            return IllegalAction("no-guild-hall-now")
        case Trade():
            return IllegalAction("no-trading-house-now")
        case BuyPoints():
            return IllegalAction("no-pub-now")


def _building_rejection(state: State, player: Player, action: Action) -> IllegalAction:
    if state.guild_hall_owners:
        if not isinstance(action, Divide):
            return IllegalAction("guild-hall-first")
        return IllegalAction("guild-hall-limit", most=guild_hall_gain(state.table, player))
    if state.trading_house_owners:
        if not isinstance(action, Trade):
            return IllegalAction("trading-house-first")
        return _trade_rejection(state.table, player, action)
    if not isinstance(action, BuyPoints):
        return IllegalAction("pub-first")
    most = pub_limit(state.table, player)
    if not 0 <= action.points <= most:
        return IllegalAction("pub-limit", most=most)
    return IllegalAction("pub-too-expensive", need=PUB_PRICE * action.points, have=player.rubles)


def _trade_rejection(table: CardTable, player: Player, action: Trade) -> IllegalAction:
    most = trading_house_limit(table, player)
    if action.points not in range(0, most + 1, TRADING_HOUSE_POINTS):
        return IllegalAction("trading-house-limit", most=most)
    return IllegalAction(
        "trading-house-too-expensive", need=trading_house_cost(action.points), have=player.rubles
    )


def _drawn_rejection(state: State, player: Player, action: Action, drawn: Card) -> IllegalAction:
    match action:
        case Buy(card, "drawn") | Take(card, "drawn") if card == drawn:
            return _card_rejection(state.table, player, action)
    return IllegalAction("drawn-first", card=card_id(drawn))


def _draw_rejection(state: State, player: Player, action: Draw) -> IllegalAction:
    if state.phase is not Phase.BUILDING:
        return IllegalAction("not-building-phase")
    if not player.in_play[state.table.observatory]:
        return IllegalAction("no-observatory")
    if not has_unused_observatory(state.table, player):
        return IllegalAction("observatory-used")
    return IllegalAction(
        "stack-too-small", stack=action.stack.label, size=len(state.stacks[action.stack])
    )


def _release_rejection(state: State, player: Player, action: Release) -> IllegalAction:
    if state.phase is not Phase.BUILDING:
        return IllegalAction("not-building-phase")
    if not player.in_play[state.table.prison]:
        return IllegalAction("no-prison")
    if not has_unused_prison(state.table, player):
        return IllegalAction("prison-used")
    return IllegalAction("not-in-discard-pile", card=card_id(action.card))


def _card_rejection(table: CardTable, player: Player, action: Buy | Take) -> IllegalAction:
    if isinstance(action, Take):
        limit = hand_limit(table, player.in_play)
        return IllegalAction(
            "hand-full", limit=limit, instead=_instead_of_taking(table, player, action)
        )
    return _price_rejection(table, player, action.card, action.source, action.displaced)


def _price_rejection(
    table: CardTable, player: Player, card: Card, source: Source | None, displaced: Card | None
) -> IllegalAction:
    allowed = displaceable(table, player, card)
    instead = _instead_of_buying(table, player, source)
    if table.is_trading(card) and not allowed:
        return IllegalAction("nothing-to-displace", card=card_id(card), instead=instead)
    if table.is_trading(card) and displaced is None:
        displaced = min(
            allowed, key=lambda other: price(table, player.in_play, card, source, other)
        )
        if price(table, player.in_play, card, source, displaced) <= player.rubles:
            return IllegalAction(
                "must-displace", card=card_id(card), may=tuple(map(card_id, allowed))
            )
    if displaced is not None and displaced not in allowed:
        return IllegalAction(
            "cannot-displace",
            card=card_id(card),
            displaced=card_id(displaced),
            may=tuple(map(card_id, allowed)),
        )
    need = price(table, player.in_play, card, source, displaced)
    return IllegalAction(
        "too-expensive", card=card_id(card), need=need, have=player.rubles, instead=instead
    )


def _instead_of_buying(table: CardTable, player: Player, source: Source | None) -> str:
    """Return what else can be done with a card that cannot be paid or has nothing to displace."""
    if source is None:
        return "keep"
    has_room = len(player.hand) < hand_limit(table, player.in_play)
    if source == "drawn":
        return "take-or-discard" if has_room else "discard"
    return "take" if has_room else "nothing"


def _instead_of_taking(table: CardTable, player: Player, action: Take) -> str:
    """Return what else can be done with a card for which the hand has no room."""
    if action.source != "drawn":
        return "nothing"
    purchases = card_actions(table, player, ((DRAWN, [action.card]),))
    return "buy-or-discard" if purchases else "discard"
