"""What a game must draw to be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.core import Seat
from render.picture import Picture
from render.words import Say


class Painter(Protocol):
    """Draws one game from its engine views. `names` are the players' names by seat.

    Pictures are the same bytes for the same arguments, and may be drawn from several threads.
    """

    def table(self, view: Any, names: Sequence[str], say: Say) -> Picture:
        """The whole table. Tells only what `view` shows to everybody."""

    def tableau(self, view: Any, seat: Seat, names: Sequence[str], say: Say) -> Picture:
        """What lies before one seat, large."""

    def hand(self, view: Any, names: Sequence[str], say: Say) -> Picture:
        """What the seat of the view holds. For that person's eyes only."""

    def result(self, view: Any, names: Sequence[str], say: Say) -> Picture:
        """The ranking at the end and where the points come from."""

    def card(self, card_id: str, edition: str, say: Say) -> Picture:
        """One card large, with its facts."""

    def text_boards(self, view: Any, names: Sequence[str], say: Say) -> Sequence[str]:
        """All that everybody may see, in words: messages of at most `picture.TEXT_LIMIT`
        characters, what is needed to act in the first."""

    def text_board(self, view: Any, names: Sequence[str], say: Say) -> str:
        """The first of them."""

    def warm(self, say: Say) -> None:
        """Draw beforehand what most pictures need. Slow, and made to be run in a thread."""
