"""The effects of an action for the player who takes it, as exact figures from a view."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.saint_petersburg.actions import (
    Action,
    Buy,
    BuyPoints,
    Divide,
    Draw,
    Play,
    Release,
    Source,
    Take,
    Trade,
)
from engine.games.saint_petersburg.cards import Card, CardTable, Phase, card_table
from engine.games.saint_petersburg.legal import (
    PUB_PRICE,
    discounts,
    displaceable,
    guild_hall_gain,
    price,
    pub_limit,
    trading_house_cost,
    trading_house_limit,
)
from engine.games.saint_petersburg.play import put_into_play
from engine.games.saint_petersburg.remaining_scorings import (
    Gain,
    income_per_later_round,
    income_this_round,
    remaining_scorings,
    sum_gains,
    visible_player,
)
from engine.games.saint_petersburg.scoring import (
    HAND_CARD_PENALTY,
    aristocrat_points,
    different_aristocrats,
)
from engine.games.saint_petersburg.state import Player, hand_limit
from engine.games.saint_petersburg.view import View


@dataclass(frozen=True, slots=True)
class ActionEffects:
    """The effects of an action, net of those of a displaced card.

    It costs `cost` rubles, which leaves `rubles` (None if these are hidden), and brings `points` at
    once; `saved` rubles of the printed price are saved by copies, the lower row and discounts.
    `this_round` is the change by colour of what the remaining scorings of this round pay,
    `per_later_round` that of each later round; zero in the last round. `different_aristocrats` will
    be in play, which changes the final scoring by `for_aristocrats`; cards in the hand change it by
    `for_hand`. `free_hand_slots` cards will fit into the hand.

    The fields from `hand_limit` to `prisons` are changes, too: of the hand limit, of discounts by
    colour, of points for sale, of what Guild Halls give, and of Observatories and prisons that can
    be used.
    """

    cost: int
    rubles: int | None
    points: int
    saved: int
    this_round: tuple[Gain, ...]
    per_later_round: tuple[Gain, ...]
    different_aristocrats: int
    for_aristocrats: int
    for_hand: int
    free_hand_slots: int
    hand_limit: int
    discounts: tuple[int, ...]
    pub_points: int
    trading_house_points: int
    guild_hall_gain: int
    observatories: int
    prisons: int

    @property
    def total_this_round(self) -> Gain:
        """The change of what the rest of this round pays."""
        return sum_gains(self.this_round)

    @property
    def total_points(self) -> int:
        """The change of the points at the end of this round, with those of the final scoring."""
        at_the_end = self.for_aristocrats + self.for_hand
        return self.points + self.total_this_round.points + at_the_end

    @property
    def special_buildings(self) -> int:
        """The change of what special buildings do in and after a building phase."""
        for_sale = self.pub_points + self.trading_house_points + self.guild_hall_gain
        return for_sale + self.observatories + self.prisons

    @property
    def total_per_later_round(self) -> Gain:
        """The change of what each later round pays."""
        return sum_gains(self.per_later_round)


def action_effects(view: View, action: Action) -> ActionEffects:
    """Return the effects of a legal action for the seat that the view's offers are for.

    That is the viewer, or in the public view the seat to act. Consequences such as the end of a
    phase are not included. Raises ValueError when the game is over.
    """
    return _compare(view, action, view.buyer.hand_size)


def is_sacrifice(view: View, action: Action) -> bool:
    """Return whether a card put into play in the last round only pays less than it costs.

    It brings no points, makes no card cheaper and opens no building that can still be used. Others
    no longer get it, and a trading card may still displace it.
    """
    if not view.last_round or not isinstance(action, Buy | Play):
        return False
    effects = action_effects(view, action)
    building_phase_is_left = view.phase <= Phase.BUILDING and not view.at_building
    return not (
        effects.total_this_round.rubles >= effects.cost
        or effects.total_points > 0
        or max(effects.discounts) > 0
        or (building_phase_is_left and effects.special_buildings > 0)
    )


def effects_if_played(view: View, card: Card) -> tuple[ActionEffects, ...]:
    """Return the effects of playing a card from that seat's hand now, whether or not it can pay.

    One for each card that may be displaced, in table order; empty if it needs one and has none. The
    card does not have to be in the hand yet.
    """
    table, owner = card_table(view.edition), view.buyer
    hand_size = owner.hand_size + (card not in (owner.hand or ()))
    displaceable_cards: list[Card | None] = [None]
    if table.is_trading(card):
        displaceable_cards = [*displaceable(table, visible_player(owner), card)]
    return tuple(
        _compare(view, Play(card, displaced), hand_size) for displaced in displaceable_cards
    )


def _after(table: CardTable, before: Player, action: Action) -> Player:
    """Return the player after the action, except for the hand, which may be hidden."""
    after = before.clone()
    match action:
        case Buy(card, source, displaced):
            put_into_play(after, card, displaced, _price(table, before, card, source, displaced))
        case Play(card, displaced):
            put_into_play(after, card, displaced, _price(table, before, card, None, displaced))
        case Draw():
            after.used_observatories += 1
        case BuyPoints(points):
            after.points += points
            after.rubles -= PUB_PRICE * points
        case Divide(points):
            after.points += points
            after.rubles += guild_hall_gain(table, before) - points
        case Trade(points):
            after.points += points
            after.rubles -= trading_house_cost(points)
        case Release():
            after.used_prisons += 1
    return after


def _price(
    table: CardTable, player: Player, card: Card, source: Source | None, displaced: Card | None
) -> int:
    return price(table, player.in_play, card, source, displaced)


def _compare(view: View, action: Action, hand_size: int) -> ActionEffects:
    """Return the effects for a player with so many cards in the hand."""
    table, before = card_table(view.edition), visible_player(view.buyer)
    after, remaining = _after(table, before, action), remaining_scorings(view)
    aristocrats, cost = different_aristocrats(table, after), before.rubles - after.rubles
    hand_change = isinstance(action, Take) - isinstance(action, Play)
    return ActionEffects(
        cost=cost,
        rubles=None if view.buyer.rubles is None else after.rubles,
        points=after.points - before.points,
        saved=_saved(table, action, cost),
        this_round=_difference(
            income_this_round(table, before, remaining), income_this_round(table, after, remaining)
        ),
        per_later_round=_difference(
            income_per_later_round(table, before, remaining),
            income_per_later_round(table, after, remaining),
        ),
        different_aristocrats=aristocrats,
        for_aristocrats=aristocrat_points(table, aristocrats)
        - aristocrat_points(table, different_aristocrats(table, before)),
        for_hand=-HAND_CARD_PENALTY * hand_change,
        free_hand_slots=max(0, hand_limit(table, after.in_play) - hand_size - hand_change),
        hand_limit=hand_limit(table, after.in_play) - hand_limit(table, before.in_play),
        discounts=tuple(
            new - old
            for old, new in zip(
                discounts(table, before.in_play), discounts(table, after.in_play), strict=True
            )
        ),
        pub_points=pub_limit(table, after) - pub_limit(table, before),
        trading_house_points=trading_house_limit(table, after) - trading_house_limit(table, before),
        guild_hall_gain=guild_hall_gain(table, after) - guild_hall_gain(table, before),
        observatories=_unused_observatories(table, after) - _unused_observatories(table, before),
        prisons=_unused_prisons(table, after) - _unused_prisons(table, before),
    )


def _difference(before: tuple[Gain, ...], after: tuple[Gain, ...]) -> tuple[Gain, ...]:
    return tuple(
        Gain(new.rubles - old.rubles, new.points - old.points)
        for old, new in zip(before, after, strict=True)
    )


def _saved(table: CardTable, action: Action, cost: int) -> int:
    if not isinstance(action, Buy | Play):
        return 0
    value = 0 if action.displaced is None else table.trade_value[action.displaced]
    return max(0, table.cost[action.card] - value - cost)


def _unused_observatories(table: CardTable, player: Player) -> int:
    return player.in_play[table.observatory] - player.used_observatories


def _unused_prisons(table: CardTable, player: Player) -> int:
    return player.in_play[table.prison] - player.used_prisons
