"""What a seat may see. Views are built by allow-list."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Seat
from engine.games.saint_petersburg.actions import PASS, Pass, Source
from engine.games.saint_petersburg.cards import SCORING_PHASES, Card, Phase
from engine.games.saint_petersburg.events import FinalScore
from engine.games.saint_petersburg.legal import (
    displaceable,
    guild_hall_gain,
    has_unused_observatory,
    has_unused_prison,
    price,
    pub_limit,
    to_act,
    trading_house_limit,
)
from engine.games.saint_petersburg.scoring import different_aristocrats, final_scores, income
from engine.games.saint_petersburg.state import Player, State, hand_limit


@dataclass(frozen=True, slots=True)
class Offer:
    """The price of a card for somebody now, whether or not he can pay it.

    `cost` is the price without displacing, for a trading card before the displaced card's value is
    subtracted. `displacing` lists the cards that it may displace, with the price then. `saved` is
    the reduction for the lower row.
    """

    card: Card
    source: Source | None
    cost: int
    displacing: tuple[tuple[Card, int], ...]
    saved: int

    @property
    def min_cost(self) -> int:
        """The lowest possible price: that for displacing the card of the highest value."""
        return min((cost for _, cost in self.displacing), default=self.cost)


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat as the viewer sees it. `rubles` and `hand` are None if they are hidden.

    `in_play` lists each kind with its number of copies in table order. `income` is what the next
    worker, building and aristocrat scorings would pay: (rubles, points) each.
    """

    seat: Seat
    points: int
    in_play: tuple[tuple[Card, int], ...]
    used_observatories: int
    used_prisons: int
    different_aristocrats: int
    hand_size: int
    hand_limit: int
    income: tuple[tuple[int, int], ...]
    rubles: int | None
    hand: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class View:
    """The table as a seat sees it; with `seat` None as everybody does.

    `passed` are the seats that have passed since the last other action, in order.

    `offers` are the prices of the cards in the rows (or of the drawn card) for `offers_for`: the
    viewer at the table, or the seat to act in the public view. `hand_offers` are the prices of the
    viewer's own hand. `stacks` holds sizes only.

    `can_draw` and `can_release` say whether the seat to act can use an Observatory or a Debtor's
    Prison; in the latter case `discard_pile_offers` are the prices of the cards in the discard
    pile. `at_guild_hall`, `at_trading_house` and `at_pub` say where it has to decide, and
    `guild_hall_gain`, `trading_house_limit` and `pub_limit` about how much. `disc` is the holder of
    the gold disc.
    """

    seat: Seat | None
    edition: str
    round: int
    phase: Phase
    last_round: bool
    over: bool
    to_act: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    at_guild_hall: bool
    at_trading_house: bool
    at_pub: bool
    markers: tuple[Seat, ...]
    disc: Seat | None
    stacks: tuple[int, ...]
    upper: tuple[Card, ...]
    lower: tuple[Card, ...]
    drawn: Card | None
    can_draw: bool
    can_release: bool
    guild_hall_gain: int
    trading_house_limit: int
    pub_limit: int
    discard_pile: tuple[Card, ...]
    players: tuple[PlayerView, ...]
    offers_for: Seat | None
    offers: tuple[Offer, ...]
    hand_offers: tuple[Offer, ...]
    discard_pile_offers: tuple[Offer, ...]
    final_scores: tuple[FinalScore, ...]

    @property
    def at_building(self) -> bool:
        """Whether the owner of a building has to decide, after the building scoring."""
        return self.at_guild_hall or self.at_trading_house or self.at_pub

    @property
    def own(self) -> PlayerView:
        """The viewer's seat. Raises ValueError in the public view."""
        if self.seat is None:
            raise ValueError("the public view has no seat of its own")
        return self.players[self.seat]

    @property
    def buyer(self) -> PlayerView:
        """The seat that the offers are for. Raises ValueError if there is none."""
        if self.offers_for is None:
            raise ValueError("there are no offers")
        return self.players[self.offers_for]


def build_view(state: State, seat: Seat | None) -> View:
    """Return the table as `seat` may see it; None gives the public view."""
    acting = to_act(state)
    offers_for = seat if seat is not None else (acting[0] if acting else None)
    can_draw, can_release = _usable_powers(state)
    pay, trade, pub = _decision_limits(state)
    return View(
        seat=seat,
        edition=state.options.edition,
        round=state.round,
        phase=state.phase,
        last_round=state.last_round,
        over=state.over,
        to_act=acting,
        passed=_passed(state),
        at_guild_hall=pay is not None,
        at_trading_house=trade is not None,
        at_pub=pub is not None,
        markers=tuple(state.markers),
        disc=state.disc,
        stacks=tuple(len(stack) for stack in state.stacks),
        upper=tuple(state.upper),
        lower=tuple(state.lower),
        drawn=state.drawn,
        can_draw=can_draw,
        can_release=can_release,
        guild_hall_gain=pay or 0,
        trading_house_limit=trade or 0,
        pub_limit=pub or 0,
        discard_pile=tuple(state.discard_pile),
        players=tuple(_player_view(state, owner, seat) for owner in range(len(state.players))),
        offers_for=offers_for,
        offers=() if offers_for is None else _row_offers(state, state.players[offers_for]),
        hand_offers=() if seat is None else _hand_offers(state, state.players[seat]),
        discard_pile_offers=_discard_pile_offers(state, state.players[acting[0]])
        if can_release
        else (),
        final_scores=final_scores(state) if state.over else (),
    )


def _passed(state: State) -> tuple[Seat, ...]:
    """Return the seats that have passed since the last other action: those before the next one."""
    if state.over or state.pending_owners():
        return ()
    seats = len(state.players)
    return tuple((state.turn - step) % seats for step in range(state.passes, 0, -1))


def _usable_powers(state: State) -> tuple[bool, bool]:
    """Return whether the seat to act can use an Observatory, and a Debtor's Prison."""
    if (
        state.over
        or state.phase is not Phase.BUILDING
        or state.drawn is not None
        or state.pending_owners()
    ):
        return False, False
    table, actor = state.table, state.players[state.turn]
    can_release = bool(state.discard_pile) and has_unused_prison(table, actor)
    return has_unused_observatory(table, actor), can_release


def _decision_limits(state: State) -> tuple[int | None, int | None, int | None]:
    """Return what Guild Hall, Trading House and Pub offer the owner to decide; None elsewhere."""
    table, pending = state.table, state.pending_owners()
    if not pending:
        return None, None, None
    owner = state.players[pending[0]]
    if state.guild_hall_owners:
        return guild_hall_gain(table, owner), None, None
    if state.trading_house_owners:
        return None, trading_house_limit(table, owner), None
    return None, None, pub_limit(table, owner)


def sees_rubles(state: State, owner: Seat, seat: Seat | None) -> bool:
    """Return whether rubles are visible: one's own, open ones, and all at the end of the game."""
    return owner == seat or state.options.open_rubles or state.over


def sees_hand(state: State, owner: Seat, seat: Seat | None) -> bool:
    """Return whether a hand is visible: one's own, open ones, and all at the end of the game."""
    return owner == seat or state.options.open_hands or state.over


def _player_view(state: State, owner: Seat, seat: Seat | None) -> PlayerView:
    player, table = state.players[owner], state.table
    return PlayerView(
        seat=owner,
        points=player.points,
        in_play=tuple((card, copies) for card, copies in enumerate(player.in_play) if copies),
        used_observatories=player.used_observatories,
        used_prisons=player.used_prisons,
        different_aristocrats=different_aristocrats(table, player),
        hand_size=len(player.hand),
        hand_limit=hand_limit(table, player.in_play),
        income=_next_income(state, player),
        rubles=player.rubles if sees_rubles(state, owner, seat) else None,
        hand=tuple(player.hand) if sees_hand(state, owner, seat) else None,
    )


def _next_income(state: State, player: Player) -> tuple[tuple[int, int], ...]:
    """Return what each colour pays at its next scoring.

    Face-down Observatories count in this round's building scoring only.
    """
    if state.phase > Phase.BUILDING or state.pending_owners():
        player = player.clone()
        player.used_observatories = 0
    return tuple(income(state.table, player, phase) for phase in SCORING_PHASES)


def _row_offers(state: State, player: Player) -> tuple[Offer, ...]:
    if state.drawn is not None:
        return (_offer(state, player, state.drawn, "drawn"),)
    rows: tuple[tuple[list[Card], Source], ...] = (
        (state.upper, "upper"),
        (state.lower, "lower"),
    )
    return tuple(
        _offer(state, player, card, source) for row, source in rows for card in dict.fromkeys(row)
    )


def _hand_offers(state: State, player: Player) -> tuple[Offer, ...]:
    return tuple(_offer(state, player, card, None) for card in dict.fromkeys(player.hand))


def _discard_pile_offers(state: State, player: Player) -> tuple[Offer, ...]:
    """Return the prices of the discard pile once a prison is used, which stays in play then."""
    after = player.clone()
    after.used_prisons += 1
    return tuple(_offer(state, after, card, "drawn") for card in dict.fromkeys(state.discard_pile))


def _offer(state: State, player: Player, card: Card, source: Source | None) -> Offer:
    table = state.table
    cost = price(table, player.in_play, card, source, None)
    return Offer(
        card=card,
        source=source,
        cost=cost,
        displacing=tuple(
            (other, price(table, player.in_play, card, source, other))
            for other in displaceable(table, player, card)
        ),
        saved=1 if source == "lower" else 0,
    )


def forced_action(view: View, seat: Seat) -> Pass | None:
    """Return a pass if everybody can see that this seat, which is to act, has no other action.

    The rows are empty, the hand is empty, and no Observatory or Debtor's Prison can be used.
    """
    if seat not in view.to_act or view.drawn is not None:
        return None
    if view.at_building:
        return None
    actor = view.players[seat]
    if view.upper or view.lower or actor.hand_size or view.can_draw or view.can_release:
        return None
    return PASS
