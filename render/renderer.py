"""The protocols that a game's renderer implements: one is mandatory, the others optional."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from engine.core import Seat
from render.context import RenderContext
from render.kit.skin import Skin
from render.palette import Palette
from render.picture import Picture
from render.theme import Colour
from render.translation import Translate

ViewT = TypeVar("ViewT", contravariant=True)
EventT = TypeVar("EventT", contravariant=True)


class GameRenderer(Protocol[ViewT, EventT]):
    """Draws one game from its engine views.

    The same arguments always produce the same bytes, and all methods are thread-safe. `table`,
    `phase` and `result` show public information only, whatever seat the view belongs to.
    """

    @property
    def palette(self) -> Palette:
        """The palette of all its pictures."""

    @property
    def skin(self) -> Skin:
        """What its table is made of; `PLAIN` for a game without a skin of its own."""

    def table(self, view: ViewT, events: Sequence[EventT], context: RenderContext) -> Picture:
        """Draw the table, with all that the next decision needs: the picture of a turn message.

        `events` are the public events since the last move of whoever the picture is for, up to
        `view`: it marks what they changed. Without any, nothing is marked. In a replay, they are
        those of one step.
        """

    def phase(self, view: ViewT, events: Sequence[EventT], context: RenderContext) -> Picture:
        """Draw what happened in a phase.

        `events` are all public events of the phase, `view` is the table as the phase left it.
        """

    def result(self, view: ViewT, context: RenderContext) -> Picture:
        """Draw the final ranking and where the points come from."""

    def cover(self, translate: Translate) -> Picture:
        """Draw a cover to choose the game by, `cover.COVER_HEIGHT` pixels high."""

    def text_boards(self, view: ViewT, context: RenderContext) -> Sequence[str]:
        """Return all public information as text.

        Each message has at most `picture.TEXT_LIMIT` characters; the first holds what the next
        decision needs.
        """

    def warm_caches(self, translate: Translate) -> None:
        """Draw in advance what most pictures need. Slow: run it in a thread."""


AnyRenderer: TypeAlias = GameRenderer[Any, Any]


@runtime_checkable
class ColoursPhases(Protocol[ViewT]):
    """A renderer of a game whose phases have colours."""

    def phase_colour(self, view: ViewT) -> Colour | None:
        """Return the colour of the phase that the public view shows; None if it has none."""


def accent_colour(renderer: AnyRenderer, view: Any | None = None) -> Colour:
    """Return the colour that marks messages about a game: that of the phase of a public view.

    Without a view or a colour of its phase, it is that of the lines on the game's table.
    """
    phase = renderer.phase_colour(view) if isinstance(renderer, ColoursPhases) and view else None
    return renderer.skin.line if phase is None else phase


@runtime_checkable
class RendersTableaux(Protocol[ViewT]):
    """A renderer of a game in which players have cards or pieces in front of them."""

    def tableau(self, view: ViewT, seat: Seat, context: RenderContext) -> Picture:
        """Draw the tableau of one seat, large."""


@runtime_checkable
class RendersFinalTables(Protocol[ViewT]):
    """A renderer with a picture of its own of what everybody has at the end of a game."""

    def final_table(self, view: ViewT, context: RenderContext) -> Picture:
        """Draw what lies in front of everybody, showing public information only."""


@runtime_checkable
class RendersHands(Protocol[ViewT]):
    """A renderer of a game with hidden hands."""

    def hand(self, view: ViewT, context: RenderContext) -> Picture:
        """Draw the hand of the view's seat, for that player only."""


@runtime_checkable
class RendersCards(Protocol):
    """A renderer of a game whose cards can be looked up."""

    def card(self, card_id: str, edition: str, translate: Translate) -> Picture:
        """Draw one card large, with its facts."""


@runtime_checkable
class RendersScoreCharts(Protocol[ViewT, EventT]):
    """A renderer that can draw a score chart: how a game went, round by round."""

    def score_chart(self, view: ViewT, events: Sequence[EventT], context: RenderContext) -> Picture:
        """Draw the whole game so far, showing public information only.

        `events` are all public events of the game, `view` is the table now.
        """


class CardGameRenderer(
    GameRenderer[ViewT, EventT],
    RendersTableaux[ViewT],
    RendersHands[ViewT],
    RendersCards,
    RendersScoreCharts[ViewT, EventT],
    Protocol[ViewT, EventT],
):
    """A renderer with all optional pictures."""
