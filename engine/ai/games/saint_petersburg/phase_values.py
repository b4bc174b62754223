"""What cards and rubles are worth from now to the end, as tuned weights put it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.ai.games.saint_petersburg.weights import Weights
from engine.games.saint_petersburg.actions import Action, Buy, Draw, Take
from engine.games.saint_petersburg.cards import Card, CardTable, Colour, Phase
from engine.games.saint_petersburg.legal import GUILD_HALL_GAIN, PUB_POINTS, TRADING_HOUSE_POINTS
from engine.games.saint_petersburg.scoring import RUBLES_PER_POINT
from engine.games.saint_petersburg.state import ROW_SIZE, State

ROUNDS_STEP = 0.25
"""How finely the rounds expected are told apart."""

SOLO_EXTRA_ROUND_VALUE = 40.0
"""Points that another round is worth to who is alone: more than any card at once."""


class PhaseValues:
    """What holds for everybody during a phase.

    `rounds` are the rounds expected after this one, `ruble` is what a ruble is worth now and
    `short` what each ruble below the reserve costs; `worth` is what each card will still yield
    its owner, cards that pay by counting others aside: their pay is `counted` a card counted.
    `counted_for_itself` are those of them that displace nothing.
    """

    __slots__ = (
        "counted",
        "counted_for_itself",
        "kind",
        "played",
        "rounds",
        "ruble",
        "short",
        "taken",
        "worth",
    )

    def __init__(self, weights: Weights, table: CardTable, phase: Phase, rounds: float) -> None:
        self.rounds = rounds
        self.ruble = ruble_value(weights, phase, rounds)
        self.short = weights.short * min(1.0, rounds)
        self.kind = weights.kind_round * rounds
        self.played = weights.play + weights.play_end / (1 + rounds)
        self.taken = weights.take + weights.take_round * rounds
        income = weights.income + weights.income_round * rounds
        scorings = [rounds + (colour >= phase) for colour in Colour]
        extra = (weights.green_round, weights.blue_round, weights.red_round)
        self.worth = [0.0] * len(table.cost)
        for colour in Colour:
            left = scorings[colour]
            for card in table.by_colour[colour]:
                each = table.points[card] * weights.point + table.rubles[card] * income
                self.worth[card] = left * each + extra[colour] * rounds
        for card, worth in _special_card_values(weights, table, rounds, scorings[Colour.BLUE]):
            self.worth[card] += worth
        self.counted: dict[Card, tuple[Sequence[Card], float]] = {
            pay.card: (
                pay.kinds,
                scorings[colour] * (pay.rubles * income + pay.points * weights.point),
            )
            for colour, counting in enumerate(table.counting_bonuses)
            for pay in counting
        }
        self.counted_for_itself = tuple(card for card in self.counted if not table.is_trading(card))


def rounds_left(weights: Weights, state: State) -> float:
    """Rounds expected after this one: those that the first stack to run out still fills."""
    if state.last_round:
        return 0.0
    uses = (weights.use_worker, weights.use_building, weights.use_aristocrat, weights.use_trading)
    least = min(
        # A stack that is dealt from in this round still has one deal less for later ones.
        len(stack) / max(use, 0.5) + (-0.5 if stack_phase > state.phase else 0.5)
        for stack_phase, (stack, use) in enumerate(zip(state.stacks, uses, strict=True))
    )
    return max(0.0, least)


def rounds_left_rounded(weights: Weights, state: State) -> float:
    """The same, as finely as different outlooks are worth working out."""
    return round(rounds_left(weights, state) / ROUNDS_STEP) * ROUNDS_STEP


class LastDealCost(NamedTuple):
    """What a card costs that lets the next deal be the last: one of the upper row, of the lower.

    Drawing from the `stack` that is dealt from costs as much, where there is one.
    """

    rows: tuple[float, float]
    stack: Phase | None

    def cost(self, action: Action) -> float:
        """What the action costs."""
        if isinstance(action, Draw):
            return SOLO_EXTRA_ROUND_VALUE if action.stack == self.stack else 0.0
        if isinstance(action, (Buy, Take)) and action.source != "drawn":
            return self.rows[action.source == "lower"]
        return 0.0


NO_LAST_DEAL_COST = LastDealCost((0.0, 0.0), None)


def last_deal_cost(state: State) -> LastDealCost:
    """What must be left lying so that there is another round, for who is alone.

    Beside others nobody has that in his hand. The lower row goes before the workers are dealt.
    """
    if len(state.players) > 1 or state.last_round:
        return NO_LAST_DEAL_COST
    ends_round = state.phase is Phase.TRADING
    stack = Phase.WORKER if ends_round else Phase(state.phase + 1)
    stay = len(state.upper) + (0 if ends_round else len(state.lower))
    if len(state.stacks[stack]) - (ROW_SIZE - stay) != 1:
        return NO_LAST_DEAL_COST
    return LastDealCost(
        (SOLO_EXTRA_ROUND_VALUE, 0.0 if ends_round else SOLO_EXTRA_ROUND_VALUE), stack
    )


def ruble_value(weights: Weights, phase: Phase, rounds: float) -> float:
    """What a ruble is worth: in the very last phase exactly what the final scoring gives."""
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
    """The special cards and what their power is worth.

    What The New Society adds is put at what the first edition's most similar card is worth.
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
