"""What the public view tells about the rest of the game: remaining scorings and standings."""

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
"""Whether a round follows this one; open while a deal may still make this round the last."""


class Gain(NamedTuple):
    """Rubles and points, negative for a loss."""

    rubles: int = 0
    points: int = 0


def sum_gains(gains: Iterable[Gain]) -> Gain:
    """The sum of several gains."""
    rubles = points = 0
    for gain in gains:
        rubles += gain.rubles
        points += gain.points
    return Gain(rubles, points)


@dataclass(frozen=True, slots=True)
class RemainingScorings:
    """The scorings to come: which colours still score in this round, and whether another follows.

    In a round after this one each colour scores once.
    """

    this_round_colours: tuple[Colour, ...]
    next_round_status: NextRoundStatus

    def may_score(self, colour: Colour) -> bool:
        """Whether a scoring of the colour may still come in this game."""
        return colour in self.this_round_colours or self.next_round_status != "none"

    @property
    def next_round_colours(self) -> tuple[Colour, ...]:
        """The colours whose next scoring is not in this round any more, but in the next one."""
        if self.next_round_status == "none":
            return ()
        return tuple(colour for colour in Colour if colour not in self.this_round_colours)


def remaining_scorings(view: View) -> RemainingScorings:
    """The scorings to come, as any view of the table shows them."""
    if view.over:
        return RemainingScorings((), "none")
    phases = [phase for phase in SCORING_PHASES if phase >= view.phase]
    if view.at_building:
        phases.remove(Phase.BUILDING)
    return RemainingScorings(
        tuple(scoring_colour(phase) for phase in phases), _next_round_status(view)
    )


def _next_round_status(view: View) -> NextRoundStatus:
    """A round certainly follows if no deal of this one can exhaust its stack."""
    if view.last_round:
        return "none"
    table = card_table(view.edition)
    draws = 0
    if view.phase <= Phase.BUILDING:
        draws = table.deck[Phase.BUILDING].count(table.observatory)
    least = min((size for size in view.stacks[view.phase + 1 :]), default=None)
    return "sure" if least is None or least - draws > ROW_SIZE else "open"


def visible_player(view: PlayerView) -> Player:
    """Return a seat as far as it is visible: hidden rubles and cards count as none."""
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
    """Return, by colour, what the remaining scorings of this round pay."""
    return tuple(
        Gain(*income(table, player, Phase(colour)))
        if colour in remaining.this_round_colours
        else Gain()
        for colour in Colour
    )


def income_per_later_round(
    table: CardTable, player: Player, remaining: RemainingScorings
) -> tuple[Gain, ...]:
    """Return, by colour, what each later round pays, if there is one."""
    if remaining.next_round_status == "none":
        return tuple(Gain() for _ in Colour)
    refreshed = player.clone()
    refreshed.used_observatories = 0
    return tuple(Gain(*income(table, refreshed, Phase(colour))) for colour in Colour)


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of a seat in the public view.

    `next_income` is, by colour, the pay of the next scoring, absent if none can come any more.
    `for_aristocrats` are the final points for `different_aristocrats`, `remaining_points` those of
    the scorings that are certain to come.
    """

    seat: Seat
    points: int
    next_income: tuple[Gain, ...]
    different_aristocrats: int
    for_aristocrats: int
    remaining_points: int

    @property
    def projected_points(self) -> int:
        """Return the points at the end if nobody acted any more, without rubles and hand."""
        return self.points + self.for_aristocrats + self.remaining_points


def standings(view: View) -> tuple[Standing, ...]:
    """Return the standing of each seat; it is the same in every view."""
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
