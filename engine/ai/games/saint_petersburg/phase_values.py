"""Values that hold for all seats during a phase: cards, rubles and places in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.ai.games.saint_petersburg.weights import Weights
from engine.games.saint_petersburg.actions import Source
from engine.games.saint_petersburg.cards import Card, CardTable, Colour, Phase
from engine.games.saint_petersburg.legal import GUILD_HALL_GAIN, PUB_POINTS, TRADING_HOUSE_POINTS
from engine.games.saint_petersburg.scoring import RUBLES_PER_POINT
from engine.games.saint_petersburg.state import ROW_SIZE, State

ROUNDS_STEP = 0.25
"""Step to which expected rounds are rounded, so that similar phases share cached values."""

SOLO_EXTRA_ROUND_VALUE = 40.0
"""Value in points of another round in a solo game: more than any card."""


class PhaseValues:
    """The values of a phase, given the number of rounds expected after this one.

    All are in points. `ruble_value` is the value of a ruble, `shortage_cost` the cost of each ruble
    below the reserve. `card_values` lists for each card what it will still yield its owner. Cards
    that pay for other cards are in `counting_values`, with the cards they count and the value per
    counted card; `counting_non_trading` lists those among them that are no trading cards.
    `hand_value` is the value of a card in the hand, `free_slot_value` that of a free place there,
    `new_aristocrat_value` that of a new kind of aristocrat.
    """

    __slots__ = (
        "card_values",
        "counting_non_trading",
        "counting_values",
        "free_slot_value",
        "hand_value",
        "new_aristocrat_value",
        "rounds",
        "ruble_value",
        "shortage_cost",
    )

    def __init__(self, weights: Weights, table: CardTable, phase: Phase, rounds: float) -> None:
        self.rounds = rounds
        self.ruble_value = ruble_value(weights, phase, rounds)
        self.shortage_cost = weights.short * min(1.0, rounds)
        self.new_aristocrat_value = weights.kind_round * rounds
        self.free_slot_value = weights.play + weights.play_end / (1 + rounds)
        self.hand_value = weights.take + weights.take_round * rounds
        income = weights.income + weights.income_round * rounds
        scorings = [rounds + (colour >= phase) for colour in Colour]
        extra = (weights.green_round, weights.blue_round, weights.red_round)
        self.card_values = [0.0] * len(table.cost)
        for colour in Colour:
            left = scorings[colour]
            for card in table.by_colour[colour]:
                each = table.points[card] * weights.point + table.rubles[card] * income
                self.card_values[card] = left * each + extra[colour] * rounds
        for card, value in _special_card_values(weights, table, rounds, scorings[Colour.BLUE]):
            self.card_values[card] += value
        self.counting_values: dict[Card, tuple[Sequence[Card], float]] = {
            pay.card: (
                pay.kinds,
                scorings[colour] * (pay.rubles * income + pay.points * weights.point),
            )
            for colour, counting in enumerate(table.counting_bonuses)
            for pay in counting
        }
        self.counting_non_trading = tuple(
            card for card in self.counting_values if not table.is_trading(card)
        )


def rounds_left(weights: Weights, state: State) -> float:
    """Return the rounds expected after this one: those that the first stack to run out lasts."""
    if state.last_round:
        return 0.0
    uses = (weights.use_worker, weights.use_building, weights.use_aristocrat, weights.use_trading)
    least = min(
        # A stack that is still to be dealt from in this round has one deal less afterwards.
        len(stack) / max(use, 0.5) + (-0.5 if stack_phase > state.phase else 0.5)
        for stack_phase, (stack, use) in enumerate(zip(state.stacks, uses, strict=True))
    )
    return max(0.0, least)


def rounds_left_rounded(weights: Weights, state: State) -> float:
    """Return the rounds expected after this one, rounded to `ROUNDS_STEP`."""
    return round(rounds_left(weights, state) / ROUNDS_STEP) * ROUNDS_STEP


class LastDealCost(NamedTuple):
    """In a solo game, the cost of taking the card that makes the next deal the last one.

    `rows` is the cost for a card of the upper and of the lower row, `stack` the stack that is dealt
    from next, from which drawing costs as much.
    """

    rows: tuple[float, float]
    stack: Phase | None

    def of_card(self, source: Source) -> float:
        """Return the cost of buying or taking a card from a source."""
        return 0.0 if source == "drawn" else self.rows[source == "lower"]

    def of_draw(self, stack: Phase) -> float:
        """Return the cost of drawing a card from a stack."""
        return SOLO_EXTRA_ROUND_VALUE if stack == self.stack else 0.0


NO_LAST_DEAL_COST = LastDealCost((0.0, 0.0), None)


def last_deal_cost(state: State) -> LastDealCost:
    """Return what it costs in a solo game to let the next deal empty its stack.

    Cards left in the rows reduce that deal. The lower row is discarded before workers are dealt.
    With several players nobody controls this, and the cost is 0.
    """
    if len(state.players) > 1 or state.last_round:
        return NO_LAST_DEAL_COST
    ends_round = state.phase is Phase.TRADING
    stack = Phase.WORKER if ends_round else Phase(state.phase + 1)
    remaining = len(state.upper) + (0 if ends_round else len(state.lower))
    if len(state.stacks[stack]) - (ROW_SIZE - remaining) != 1:
        return NO_LAST_DEAL_COST
    return LastDealCost(
        (SOLO_EXTRA_ROUND_VALUE, 0.0 if ends_round else SOLO_EXTRA_ROUND_VALUE), stack
    )


def ruble_value(weights: Weights, phase: Phase, rounds: float) -> float:
    """Return the value of a ruble; in the very last phase exactly that of the final scoring."""
    if rounds == 0:
        return 1 / RUBLES_PER_POINT if phase is Phase.TRADING else weights.ruble_last
    by_phase = (
        weights.ruble_worker,
        weights.ruble_building,
        weights.ruble_aristocrat,
        weights.ruble_trading,
    )
    return by_phase[phase] + weights.ruble_round * rounds


def _special_card_values(
    weights: Weights, table: CardTable, rounds: float, blue: float
) -> tuple[tuple[Card, float], ...]:
    """Return the special cards with the values of their powers.

    The cards of The New Society get the value of the most similar card of the first edition.
    """
    return (
        (table.commune, weights.workshop_round * rounds),
        (table.workshop, weights.workshop_round * rounds),
        (table.smelter, weights.smelter_round * rounds),
        (table.warehouse, weights.warehouse_round * rounds),
        (table.observatory, weights.observatory_round * rounds),
        (table.prison, weights.observatory_round * rounds),
        (table.pub, weights.pub_scoring * blue),
        (table.trading_house, weights.pub_scoring * blue * TRADING_HOUSE_POINTS / PUB_POINTS),
        (table.guild_hall, weights.point * blue * GUILD_HALL_GAIN),
    )
