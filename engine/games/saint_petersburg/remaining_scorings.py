"""The scorings still to come and the standings, as far as public information tells."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from engine.core import Seat
from engine.games.saint_petersburg.cards import (
    CARD_IDS,
    SCORING_PHASES,
    CardTable,
    Colour,
    Phase,
    card_table,
    scoring_colour,
)
from engine.games.saint_petersburg.scoring import aristocrat_points, income
from engine.games.saint_petersburg.state import ROW_SIZE, Player
from engine.games.saint_petersburg.view import PlayerView, View

NextRoundStatus: TypeAlias = Literal["none", "open", "sure"]
"""Whether another round follows. "open" means that a deal may still make this one the last."""


class Gain(NamedTuple):
    """Rubles and points, negative for a loss."""

    rubles: int = 0
    points: int = 0


def sum_gains(gains: Iterable[Gain]) -> Gain:
    """Return the sum of several gains."""
    rubles = points = 0
    for gain in gains:
        rubles += gain.rubles
        points += gain.points
    return Gain(rubles, points)


@dataclass(frozen=True, slots=True)
class RemainingScorings:
    """The scorings to come: the colours that still score in this round, and if a round follows.

    In a later round each colour scores once.
    """

    this_round_colours: tuple[Colour, ...]
    next_round_status: NextRoundStatus

    def may_score(self, colour: Colour) -> bool:
        """Return whether a scoring of the colour may still come in this game."""
        return colour in self.this_round_colours or self.next_round_status != "none"

    @property
    def next_round_colours(self) -> tuple[Colour, ...]:
        """The colours whose next scoring is in the next round, if there is one."""
        if self.next_round_status == "none":
            return ()
        return tuple(colour for colour in Colour if colour not in self.this_round_colours)


def remaining_scorings(view: View) -> RemainingScorings:
    """Return the scorings to come, from any view of the table."""
    if view.over:
        return RemainingScorings((), "none")
    phases = [phase for phase in SCORING_PHASES if phase >= view.phase]
    if view.at_building:
        phases.remove(Phase.BUILDING)
    return RemainingScorings(
        tuple(scoring_colour(phase) for phase in phases), _next_round_status(view)
    )


def _next_round_status(view: View) -> NextRoundStatus:
    """Return whether a round follows: surely if no deal of this round can empty its stack."""
    if view.last_round:
        return "none"
    table = card_table(view.edition)
    draws = 0
    if view.phase <= Phase.BUILDING:
        draws = table.deck[Phase.BUILDING].count(table.observatory)
    least = min((size for size in view.stacks[view.phase + 1 :]), default=None)
    return "sure" if least is None or least - draws > ROW_SIZE else "open"


def visible_player(view: PlayerView) -> Player:
    """Return a player from a view, with hidden rubles as 0 and a hidden hand as empty."""
    in_play = bytearray(len(CARD_IDS))
    for card, number in view.in_play:
        in_play[card] = number
    return Player(
        view.rubles or 0,
        view.points,
        list(view.hand or ()),
        in_play,
        view.used_observatories,
        view.used_prisons,
    )


def income_this_round(
    table: CardTable, player: Player, remaining: RemainingScorings
) -> tuple[Gain, ...]:
    """Return by colour what the remaining scorings of this round pay."""
    return tuple(
        Gain(*income(table, player, Phase(colour)))
        if colour in remaining.this_round_colours
        else Gain()
        for colour in Colour
    )


def income_per_later_round(
    table: CardTable, player: Player, remaining: RemainingScorings
) -> tuple[Gain, ...]:
    """Return by colour what each later round pays; nothing if there is none."""
    if remaining.next_round_status == "none":
        return tuple(Gain() for _ in Colour)
    refreshed = player.clone()
    refreshed.used_observatories = 0
    return tuple(Gain(*income(table, refreshed, Phase(colour))) for colour in Colour)


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's standing, from public information.

    `next_income` is by colour what its next scoring pays, nothing if none can come.
    `for_aristocrats` are the points that the `different_aristocrats` bring at the end,
    `remaining_points` those of the scorings that are certain to come.
    """

    seat: Seat
    points: int
    next_income: tuple[Gain, ...]
    different_aristocrats: int
    for_aristocrats: int
    remaining_points: int

    @property
    def projected_points(self) -> int:
        """The points at the end if nobody acted any more, without rubles and hand."""
        return self.points + self.for_aristocrats + self.remaining_points


def standings(view: View) -> tuple[Standing, ...]:
    """Return each seat's standing, the same in every view."""
    table, remaining = card_table(view.edition), remaining_scorings(view)
    return tuple(_standing(table, remaining, each) for each in view.players)


def _standing(table: CardTable, remaining: RemainingScorings, view: PlayerView) -> Standing:
    player = visible_player(view)
    now, later = (
        income_this_round(table, player, remaining),
        income_per_later_round(table, player, remaining),
    )
    sure = (*now, *(later if remaining.next_round_status == "sure" else ()))
    return Standing(
        seat=view.seat,
        points=view.points,
        next_income=tuple(
            (now if colour in remaining.this_round_colours else later)[colour] for colour in Colour
        ),
        different_aristocrats=view.different_aristocrats,
        for_aristocrats=aristocrat_points(table, view.different_aristocrats),
        remaining_points=sum_gains(sure).points,
    )
