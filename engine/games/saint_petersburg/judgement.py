"""What is still to come for each seat where a phase begins: what playouts are cut off with."""

from __future__ import annotations

from functools import cache

from engine.core import Seat
from engine.games.saint_petersburg.appraisal import Appraisal, kinds_in_play
from engine.games.saint_petersburg.cards import SCORED, Phase, card_table
from engine.games.saint_petersburg.editions import DATA
from engine.games.saint_petersburg.outlook import Outlook, rounds_left, rounds_told_apart
from engine.games.saint_petersburg.scoring import for_aristocrats, income
from engine.games.saint_petersburg.state import Player, State
from engine.games.saint_petersburg.weights import Weights, load_weights
from engine.players.judgement import Judgement, Traits

MOST_ROUNDS = 3
"""So many rounds to come and more are one kind of moment."""

SCARCE = 10
"""Rubles up to here buy what would otherwise be missed."""


def phases_begun(state: State) -> int:
    """How many phases the game has seen the beginning of."""
    return len(Phase) * state.round + state.phase


def _points(state: State) -> list[float]:
    return [float(player.points) for player in state.players]


def _kind(state: State) -> str:
    """The edition, the phase and the rounds expected after this one."""
    if state.last_round:
        rounds = "last_round"
    else:
        left = rounds_left(_weights(len(state.players), state.options.edition), state)
        rounds = f"{min(MOST_ROUNDS, int(left))}_rounds_after"
    return f"{state.options.edition}_{Phase(state.phase).label}_{rounds}"


def _traits(state: State) -> list[Traits]:
    """What a seat's cards will still pay, its rubles and its hand, and when its turn comes."""
    edition = state.options.edition
    weights = _weights(len(state.players), edition)
    rounds = rounds_told_apart(weights, state)
    look = _outlook(len(state.players), edition, Phase(state.phase), rounds)
    return [
        _traits_of(state, seat, player, weights, look) for seat, player in enumerate(state.players)
    ]


def _traits_of(state: State, seat: Seat, player: Player, weights: Weights, look: Outlook) -> Traits:
    table, rounds = state.table, look.rounds
    rubles = points = 0.0
    for phase in SCORED:
        paid, scored = income(table, player, phase)
        scorings = rounds + (phase >= state.phase)
        rubles += paid * scorings
        points += scored * scorings
    kinds = kinds_in_play(table, player.in_play)
    return {
        "points_to_come": points,
        "rubles_to_come": rubles,
        "rubles_to_spend": rubles * rounds,
        "rubles": float(player.rubles),
        "rubles_that_last": player.rubles * rounds,
        "rubles_at_hand": float(min(SCARCE, player.rubles)),
        "aristocrats": float(for_aristocrats(table, kinds)),
        "kinds_to_add_to": kinds * rounds,
        "cards_in_play": _worth(look, player),
        "cards_in_hand": float(len(player.hand)),
        "hand": _hand(state, player, weights, look),
        **{f"{phase.label}_marker": float(state.markers[phase] == seat) for phase in Phase},
    }


def _worth(look: Outlook, player: Player) -> float:
    """What the policy thinks that all cards in play will still yield."""
    return sum(look.worth[card] * number for card, number in enumerate(player.in_play) if number)


def _hand(state: State, player: Player, weights: Weights, look: Outlook) -> float:
    """What the policy thinks that the cards in the hand will bring."""
    if not player.hand:
        return 0.0
    appraisal = Appraisal(weights, state.table, look, player, Phase(state.phase))
    return sum(max(0.0, appraisal[card].net) for card in player.hand)


@cache
def _weights(seats: int, edition: str) -> Weights:
    return load_weights(seats, edition)


@cache
def _outlook(seats: int, edition: str, phase: Phase, rounds: float) -> Outlook:
    return Outlook(_weights(seats, edition), card_table(edition), phase, rounds)


JUDGEMENT = Judgement(
    points=_points, kind=_kind, traits=_traits, folder=DATA / "players" / "prospects"
)
