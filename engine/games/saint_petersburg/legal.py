"""What a seat may do now, and at what price. For why something is not allowed see `rejections`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core import Seat
from engine.games.saint_petersburg.actions import (
    DISCARD,
    DRAWS,
    PASS,
    TAKES,
    WITHOUT_DISPLACING,
    Action,
    Buy,
    Play,
    Source,
    Take,
    buy_or_play,
    buy_points,
    divide,
    release,
    trade,
)
from engine.games.saint_petersburg.cards import (
    Card,
    CardCounts,
    CardTable,
    Phase,
    card_table,
    min_costs,
)
from engine.games.saint_petersburg.state import HAND_LIMIT, Player, State

PUB_POINTS = 5
"""Points that one Pub sells after a building scoring."""

PUB_PRICE = 2
"""Rubles per point in the Pub."""

GUILD_HALL_GAIN = 4
"""Rubles and points together that one Guild Hall gives at a building scoring."""

TRADING_HOUSE_POINTS = 2
"""Points of the one deal that a Trading House offers after a building scoring."""

TRADING_HOUSE_PRICE = 3
"""Rubles for such a deal."""

MIN_STACK_TO_DRAW = 2
"""Cards that a stack must have for an Observatory to draw from it: the last one stays."""

_BUILDING_PHASE = Phase.BUILDING
"""A module constant, because attribute access on an Enum is slow."""


class _CardSource(NamedTuple):
    """A place of cards, the prepared actions for each kind there, and its discount in rubles.

    The hand is the source None; nothing is taken from there.
    """

    source: Source | None
    without_displacing: Sequence[Buy | Play]
    takes: Sequence[Take]
    discount: int = 0


UPPER = _CardSource("upper", WITHOUT_DISPLACING["upper"], TAKES["upper"])
LOWER = _CardSource("lower", WITHOUT_DISPLACING["lower"], TAKES["lower"], discount=1)
DRAWN = _CardSource("drawn", WITHOUT_DISPLACING["drawn"], TAKES["drawn"])
HAND = _CardSource(None, WITHOUT_DISPLACING[None], ())


def discounts(table: CardTable, in_play: CardCounts) -> tuple[int, int, int]:
    """Return the discounts by colour: Obshchina Commune, Carpenter Workshop, Gold Smelter."""
    return in_play[table.commune], in_play[table.workshop], in_play[table.smelter]


def price(
    table: CardTable, in_play: CardCounts, card: Card, source: Source | None, displaced: Card | None
) -> int:
    """Return the price of a card in rubles, at least 1. The source of a card in the hand is None.

    The price is reduced by 1 for each copy in play, for the lower row, and for each card that gives
    a discount on the colour. A displaced card's trade value is subtracted, too: its cost, but 6 for
    Potemkin's Village, which costs 2.
    """
    full = table.cost[card] - in_play[card] - in_play[table.discount_card[card]]
    if source == "lower":
        full -= 1
    if displaced is not None:
        full -= table.trade_value[displaced]
    return full if full > 1 else 1


def displaceable(table: CardTable, player: Player, card: Card) -> list[Card]:
    """Return the cards in play that a trading card may displace now."""
    return [
        other
        for other in table.displaceable[card]
        if player.in_play[other] and not is_used_up(table, player, other)
    ]


def is_used_up(table: CardTable, player: Player, card: Card) -> bool:
    """Return whether all copies of a power card were used this round: those cannot be displaced.

    This applies to Observatories, which lie face down then, and Debtor's Prisons.
    """
    if card == table.observatory:
        return not has_unused_observatory(table, player)
    return card == table.prison and not has_unused_prison(table, player)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seat that must decide now; none when the game is over."""
    if state.over:
        return ()
    pending = state.guild_hall_owners or state.trading_house_owners or state.pub_owners
    return (pending[0],) if pending else (state.turn,)


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Return every legal action of a seat, without duplicates; cards in the order of the rows."""
    # A hot path: `to_act` is inlined here to save a call.
    pending = state.guild_hall_owners or state.trading_house_owners or state.pub_owners
    if state.over or seat != (pending[0] if pending else state.turn):
        return []
    table, player = card_table(state.options.edition), state.players[seat]
    if pending:
        return _building_actions(state, player)
    if state.drawn is not None:
        return [*card_actions(table, player, ((DRAWN, [state.drawn]),)), DISCARD]
    actions = card_actions(
        table, player, ((UPPER, state.upper), (LOWER, state.lower), (HAND, player.hand))
    )
    if state.phase is _BUILDING_PHASE:
        _append_power_actions(state, table, player, actions)
    actions.append(PASS)
    return actions


def has_unused_observatory(table: CardTable, player: Player) -> bool:
    """Return whether the player has a face-up Observatory, which was not used this round."""
    return player.in_play[table.observatory] > player.used_observatories


def has_unused_prison(table: CardTable, player: Player) -> bool:
    """Return whether the player has a Debtor's Prison that was not used this round."""
    return player.in_play[table.prison] > player.used_prisons


def pub_limit(table: CardTable, player: Player) -> int:
    """Return the points that the player's Pubs sell at most."""
    return PUB_POINTS * player.in_play[table.pub]


def guild_hall_gain(table: CardTable, player: Player) -> int:
    """Return the rubles and points together that the player's Guild Halls give."""
    return GUILD_HALL_GAIN * player.in_play[table.guild_hall]


def trading_house_limit(table: CardTable, player: Player) -> int:
    """Return the points that the player's Trading Houses sell at most."""
    return TRADING_HOUSE_POINTS * player.in_play[table.trading_house]


def trading_house_cost(points: int) -> int:
    """Return the rubles for so many points in the Trading House."""
    return points // TRADING_HOUSE_POINTS * TRADING_HOUSE_PRICE


def _building_actions(state: State, player: Player) -> list[Action]:
    """Return the actions of an owner who decides after the building scoring."""
    table = state.table
    if state.guild_hall_owners:
        return [divide(points) for points in range(guild_hall_gain(table, player) + 1)]
    if state.trading_house_owners:
        deals = range(0, trading_house_limit(table, player) + 1, TRADING_HOUSE_POINTS)
        return [trade(points) for points in deals if trading_house_cost(points) <= player.rubles]
    most = min(pub_limit(table, player), player.rubles // PUB_PRICE)
    return [buy_points(points) for points in range(most + 1)]


def card_actions(
    table: CardTable, player: Player, sources: Iterable[tuple[_CardSource, list[Card]]]
) -> list[Action]:
    """Return what can be done with the cards of some sources, without duplicates per source.

    Cards can be put into play if they can be paid, and taken if there is room in the hand. Random
    play spends most of its time here.
    """
    actions: list[Action] = []
    in_play, rubles, best_trade_value = player.in_play, player.rubles, table.best_trade_value
    has_room = len(player.hand) < HAND_LIMIT + in_play[table.warehouse]
    if not rubles:
        # No card is ever free, however large the discounts.
        return _take_actions(sources) if has_room else actions
    min_cost = min_costs(table.edition, discounts(table, in_play))
    displaceable, trade_value = table.displaceable, table.trade_value
    for (source, without_displacing, takes, discount), cards in sources:
        budget, may_take = rubles + discount, has_room and takes
        for card in cards if len(cards) < 2 else dict.fromkeys(cards):
            if min_cost[card] - in_play[card] <= budget:
                if best_value := best_trade_value[card]:
                    min_value = min_cost[card] + best_value - in_play[card] - budget
                    for other in displaceable[card]:
                        if (
                            in_play[other]
                            and trade_value[other] >= min_value
                            and not is_used_up(table, player, other)
                        ):
                            # A comprehension would look up every name of this loop more slowly.
                            actions.append(buy_or_play(card, source, other))  # noqa: PERF401
                else:
                    actions.append(without_displacing[card])
            if may_take:
                actions.append(takes[card])
    return actions


def _take_actions(sources: Iterable[tuple[_CardSource, list[Card]]]) -> list[Action]:
    """Return the actions of taking cards into the hand, without duplicates per source."""
    return [
        source.takes[card]
        for source, cards in sources
        if source.takes
        for card in dict.fromkeys(cards)
    ]


def _append_power_actions(
    state: State, table: CardTable, player: Player, actions: list[Action]
) -> None:
    """Append the actions of an Observatory (draw) and a Debtor's Prison (release).

    An Observatory is used in the building phase, instead of another action, once a round. It may
    draw from any stack with at least two cards.
    """
    if has_unused_observatory(table, player):
        actions += [
            action
            for action, stack in zip(DRAWS, state.stacks, strict=True)
            if len(stack) >= MIN_STACK_TO_DRAW
        ]
    if has_unused_prison(table, player):
        actions += [release(card) for card in dict.fromkeys(state.discard_pile)]
