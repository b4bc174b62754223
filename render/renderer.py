"""What a game must draw to be played, and what it may draw besides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from engine.core import Seat
from render.palette import Palette
from render.picture import Picture
from render.translation import Translate

ViewT = TypeVar("ViewT", contravariant=True)
EventT = TypeVar("EventT", contravariant=True)

NO_SEATS: frozenset[Seat] = frozenset()


class GameRenderer(Protocol[ViewT, EventT]):
    """Draws one game from its engine views.

    `names` are the players' names by seat, `ai` the seats that no person plays. Pictures are the
    same bytes for the same arguments, and may be drawn from several threads. `table`, `phase`
    and `result` tell only what everybody may see, whosever view they are given.
    """

    @property
    def palette(self) -> Palette:
        """The colours of all its pictures."""

    def table(
        self,
        view: ViewT,
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        """What is needed to decide now: the picture of a turn."""

    def phase(
        self,
        view: ViewT,
        events: Sequence[EventT],
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        """What happened in a phase: `events` are all of it as everybody may learn of them, and
        `view` is the table as the phase left it."""

    def result(
        self,
        view: ViewT,
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        """The ranking at the end and where the points come from."""

    def cover(self, translate: Translate) -> Picture:
        """What the game looks like, for who chooses one: `cover.COVER_HEIGHT` pixels high."""

    def text_boards(self, view: ViewT, names: Sequence[str], translate: Translate) -> Sequence[str]:
        """All that everybody may see, in words: messages of at most `picture.TEXT_LIMIT`
        characters, what is needed to act in the first."""

    def warm_caches(self, translate: Translate) -> None:
        """Draw beforehand what most pictures need. Slow, and made to be run in a thread."""


AnyRenderer: TypeAlias = GameRenderer[Any, Any]


@runtime_checkable
class RendersTableaux(Protocol[ViewT]):
    """A painter of a game in which things lie before each seat."""

    def tableau(
        self, view: ViewT, seat: Seat, names: Sequence[str], translate: Translate
    ) -> Picture:
        """What lies before one seat, large."""


@runtime_checkable
class RendersHands(Protocol[ViewT]):
    """A painter of a game in which seats hold something that others do not see."""

    def hand(self, view: ViewT, names: Sequence[str], translate: Translate) -> Picture:
        """What the seat of the view holds. For that person's eyes only."""


@runtime_checkable
class RendersCards(Protocol):
    """A painter of a game whose cards can be looked up."""

    def card(self, card_id: str, edition: str, translate: Translate) -> Picture:
        """One card large, with its facts."""


@runtime_checkable
class RendersScoreCharts(Protocol[ViewT, EventT]):
    """A painter that can show how a game went from round to round."""

    def score_chart(
        self,
        view: ViewT,
        events: Sequence[EventT],
        names: Sequence[str],
        translate: Translate,
        *,
        ai_seats: frozenset[Seat] = NO_SEATS,
    ) -> Picture:
        """All of the game until now: `events` are all that happened, as everybody may learn of
        it, and `view` is the table now. It tells only what everybody may see."""


class CardGameRenderer(
    GameRenderer[ViewT, EventT],
    RendersTableaux[ViewT],
    RendersHands[ViewT],
    RendersCards,
    RendersScoreCharts[ViewT, EventT],
    Protocol[ViewT, EventT],
):
    """A painter that has all of these."""
