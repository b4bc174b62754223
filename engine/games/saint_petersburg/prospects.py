"""What everybody can tell of the rest of the game: scorings to come, and how each seat stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from engine.core import Seat
from engine.games.saint_petersburg.cards import (
    KIND_IDS,
    SCORED,
    CardTable,
    Colour,
    Phase,
    card_table,
    scoring_colour,
)
from engine.games.saint_petersburg.scoring import for_aristocrats, income
from engine.games.saint_petersburg.state import ROW_SIZE, Player
from engine.games.saint_petersburg.view import PlayerView, View

Another: TypeAlias = Literal["none", "open", "sure"]
"""Whether a round follows this one. It is open while a deal may yet make this one the last."""


class Gain(NamedTuple):
    """Rubles and points, negative for a loss."""

    rubles: int = 0
    points: int = 0


def total(gains: Iterable[Gain]) -> Gain:
    """The sum of several gains."""
    rubles = points = 0
    for gain in gains:
        rubles += gain.rubles
        points += gain.points
    return Gain(rubles, points)


@dataclass(frozen=True, slots=True)
class Prospect:
    """The scorings to come: which colours still score in this round, and whether another follows.

    In a round after this one each colour scores once.
    """

    this_round: tuple[Colour, ...]
    another: Another

    def scores(self, colour: Colour) -> bool:
        """Whether a scoring of the colour may still come in this game."""
        return colour in self.this_round or self.another != "none"

    @property
    def next_round(self) -> tuple[Colour, ...]:
        """The colours whose next scoring is not in this round any more, but in the next one."""
        if self.another == "none":
            return ()
        return tuple(colour for colour in Colour if colour not in self.this_round)


def prospect(seen: View) -> Prospect:
    """The scorings to come, as any view of the table shows them."""
    if seen.over:
        return Prospect((), "none")
    coming = [phase for phase in SCORED if phase >= seen.phase]
    if seen.at_house:
        coming.remove(Phase.BUILDING)
    return Prospect(tuple(scoring_colour(phase) for phase in coming), _another(seen))


def _another(seen: View) -> Another:
    """A round surely follows when no deal of this one can reach the end of its stack."""
    if seen.last_round:
        return "none"
    table = card_table(seen.edition)
    draws = 0
    if seen.phase <= Phase.BUILDING:
        draws = table.deck[Phase.BUILDING].count(table.observatory)
    least = min((size for size in seen.stacks[seen.phase + 1 :]), default=None)
    return "sure" if least is None or least - draws > ROW_SIZE else "open"


def known_player(seen: PlayerView) -> Player:
    """A seat as far as it is seen: what is hidden counts as nothing."""
    in_play = bytearray(len(KIND_IDS))
    for card, number in seen.in_play:
        in_play[card] = number
    return Player(
        seen.rubles or 0,
        seen.points,
        list(seen.hand or ()),
        in_play,
        seen.used_observatories,
        seen.used_prisons,
    )


def pays_this_round(table: CardTable, player: Player, coming: Prospect) -> tuple[Gain, ...]:
    """By colour, what the scorings still to come in this round pay."""
    return tuple(
        Gain(*income(table, player, Phase(colour))) if colour in coming.this_round else Gain()
        for colour in Colour
    )


def pays_later(table: CardTable, player: Player, coming: Prospect) -> tuple[Gain, ...]:
    """By colour, what each round after this one pays, if there is one."""
    if coming.another == "none":
        return tuple(Gain() for _ in Colour)
    rested = player.clone()
    rested.used_observatories = 0
    return tuple(Gain(*income(table, rested, Phase(colour))) for colour in Colour)


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands, from what everybody may see.

    `incomes` says by colour what its next scoring pays, nothing where none may come any more.
    `for_aristocrats` are the points that `kinds` different aristocrats bring at the end,
    `to_come` those of the scorings that are sure to come.
    """

    seat: Seat
    points: int
    incomes: tuple[Gain, ...]
    kinds: int
    for_aristocrats: int
    to_come: int

    @property
    def projected(self) -> int:
        """The points at the end if nobody did anything more, rubles and hand left out."""
        return self.points + self.for_aristocrats + self.to_come


def standings(seen: View) -> tuple[Standing, ...]:
    """How each seat stands, the same in everybody's view."""
    table, coming = card_table(seen.edition), prospect(seen)
    return tuple(_standing(table, coming, each) for each in seen.players)


def _standing(table: CardTable, coming: Prospect, seen: PlayerView) -> Standing:
    player = known_player(seen)
    now, later = pays_this_round(table, player, coming), pays_later(table, player, coming)
    sure = (*now, *(later if coming.another == "sure" else ()))
    return Standing(
        seat=seen.seat,
        points=seen.points,
        incomes=tuple((now if colour in coming.this_round else later)[colour] for colour in Colour),
        kinds=seen.different_aristocrats,
        for_aristocrats=for_aristocrats(table, seen.different_aristocrats),
        to_come=total(sure).points,
    )
