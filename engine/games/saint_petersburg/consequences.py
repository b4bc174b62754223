"""What an action changes for who takes it, in figures, as far as a view tells."""

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
from engine.games.saint_petersburg.cards import Card, CardTable, card_table
from engine.games.saint_petersburg.legal import (
    PUB_PRICE,
    discounts,
    displaceable,
    guild_pay,
    price,
    pub_limit,
    trade_cost,
    trade_limit,
)
from engine.games.saint_petersburg.play import put_into_play
from engine.games.saint_petersburg.prospects import (
    Gain,
    known_player,
    pays_later,
    pays_this_round,
    prospect,
    total,
)
from engine.games.saint_petersburg.scoring import (
    LOST_PER_HAND_CARD,
    different_aristocrats,
    for_aristocrats,
)
from engine.games.saint_petersburg.state import Player, hand_limit
from engine.games.saint_petersburg.view import View


@dataclass(frozen=True, slots=True)
class Consequences:
    """What an action changes, net of what it displaces.

    It costs `cost` rubles, which leaves `rubles`, None where these are hidden, and brings `points`
    at once; `saved` of the printed price are taken off for copies, the lower row and the like.
    `this_round` is by colour what the scorings of this round that are still to come pay more,
    `later` the same of each round after it, nothing in the last one. With it `kinds` different
    aristocrats are in play, which change the final scoring by `for_aristocrats`; cards in the
    hand change it by `for_hand`. `room` more cards fit into the hand then. `hand_limit`,
    `discounts` by colour, `pub_points`, `trade_points`, `guild_pay` and `observatories` and
    `prisons` that can be used are changes, too.
    `denies` says that somebody else could have had the card, and that no other copy lies in the
    rows.
    """

    cost: int
    rubles: int | None
    points: int
    saved: int
    this_round: tuple[Gain, ...]
    later: tuple[Gain, ...]
    kinds: int
    for_aristocrats: int
    for_hand: int
    room: int
    hand_limit: int
    discounts: tuple[int, ...]
    pub_points: int
    trade_points: int
    guild_pay: int
    observatories: int
    prisons: int
    denies: bool

    @property
    def now(self) -> Gain:
        """The change of what the rest of this round pays."""
        return total(self.this_round)

    @property
    def each_later(self) -> Gain:
        """The change of what each round after this one pays."""
        return total(self.later)


def consequences(seen: View, action: Action) -> Consequences:
    """What a legal action changes for the seat that the view's offers are for.

    That is the viewer, or in the public view the seat to act. What an action sets off besides,
    such as the end of a phase, is not counted. Raises ValueError when the game is over.
    """
    return _compared(seen, action, seen.buyer.hand_size)


def if_played(seen: View, card: Card) -> tuple[Consequences, ...]:
    """What playing a card from the hand of that seat would change as things stand, paid or not.

    One for each card that it may displace, in table order; empty where it needs one and has none.
    The card need not be in the hand yet.
    """
    table, owner = card_table(seen.edition), seen.buyer
    held = owner.hand_size + (card not in (owner.hand or ()))
    ways: list[Card | None] = [None]
    if table.is_trading(card):
        ways = [*displaceable(table, known_player(owner), card)]
    return tuple(_compared(seen, Play(card, displaced), held) for displaced in ways)


def _after(table: CardTable, before: Player, action: Action) -> Player:
    """The player once the action is done, but for the hand, which need not be seen."""
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
            after.rubles += guild_pay(table, before) - points
        case Trade(points):
            after.points += points
            after.rubles -= trade_cost(points)
        case Release():
            after.used_prisons += 1
    return after


def _price(
    table: CardTable, player: Player, card: Card, source: Source | None, displaced: Card | None
) -> int:
    return price(table, player.in_play, card, source, displaced)


def _compared(seen: View, action: Action, held: int) -> Consequences:
    """What changes for somebody with so many cards in the hand."""
    table, before = card_table(seen.edition), known_player(seen.buyer)
    after, coming = _after(table, before, action), prospect(seen)
    kinds, cost = different_aristocrats(table, after), before.rubles - after.rubles
    added = isinstance(action, Take) - isinstance(action, Play)
    return Consequences(
        cost=cost,
        rubles=None if seen.buyer.rubles is None else after.rubles,
        points=after.points - before.points,
        saved=_saved(table, action, cost),
        this_round=_more(
            pays_this_round(table, before, coming), pays_this_round(table, after, coming)
        ),
        later=_more(pays_later(table, before, coming), pays_later(table, after, coming)),
        kinds=kinds,
        for_aristocrats=for_aristocrats(table, kinds)
        - for_aristocrats(table, different_aristocrats(table, before)),
        for_hand=-LOST_PER_HAND_CARD * added,
        room=max(0, hand_limit(table, after.in_play) - held - added),
        hand_limit=hand_limit(table, after.in_play) - hand_limit(table, before.in_play),
        discounts=tuple(
            new - old
            for old, new in zip(
                discounts(table, before.in_play), discounts(table, after.in_play), strict=True
            )
        ),
        pub_points=pub_limit(table, after) - pub_limit(table, before),
        trade_points=trade_limit(table, after) - trade_limit(table, before),
        guild_pay=guild_pay(table, after) - guild_pay(table, before),
        observatories=_face_up(table, after) - _face_up(table, before),
        prisons=_unused(table, after) - _unused(table, before),
        denies=_denies(seen, action),
    )


def _more(before: tuple[Gain, ...], after: tuple[Gain, ...]) -> tuple[Gain, ...]:
    return tuple(
        Gain(new.rubles - old.rubles, new.points - old.points)
        for old, new in zip(before, after, strict=True)
    )


def _saved(table: CardTable, action: Action, cost: int) -> int:
    if not isinstance(action, Buy | Play):
        return 0
    value = 0 if action.displaced is None else table.value[action.displaced]
    return max(0, table.cost[action.card] - value - cost)


def _face_up(table: CardTable, player: Player) -> int:
    return player.in_play[table.observatory] - player.used_observatories


def _unused(table: CardTable, player: Player) -> int:
    return player.in_play[table.prison] - player.used_prisons


def _denies(seen: View, action: Action) -> bool:
    if not isinstance(action, Buy | Take) or len(seen.players) == 1:
        return False
    return [*seen.upper, *seen.lower].count(action.card) == 1 and action.source != "drawn"
