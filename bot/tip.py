"""What a guided game explains to its player, and when."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from engine.core import Seat
from render.translation import NameRef, Translate

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Tip:
    """One explanation, shown once and by itself, beside the picture of the table."""

    key: str
    """The text is `lesson-<key>`."""

    params: Mapping[str, Any] = field(default_factory=dict)
    """What the text says besides names."""

    others: Mapping[Seat, Mapping[str, Any]] = field(default_factory=dict)
    """What the text lists of other seats."""

    other_key: str = ""
    """The text that words one of these; by default `lesson-<key>-of-other`."""

    seat: Seat | None = None
    """The opponent whom the text names as `rival`; by default the first one."""

    area: str | None = None
    """The part of the table that the picture marks, see `RenderContext.focus`."""

    of_phase: bool = False
    """Whether the picture shows how the last phase ended, instead of the table as it is now."""

    occasion: int = 0
    """Tips with the same key and different occasions are each shown once."""

    @property
    def name(self) -> str:
        """What tells it from all other tips of a game."""
        return f"{self.key}.{self.occasion}" if self.occasion else self.key


class Tutorial(Protocol[ViewT_contra]):
    """What a guided game explains to its player, and when."""

    DEAL: int
    """The seed of a deal that soon brings all that a beginner has to see, if the tips are followed.

    `python -m tests.programs.tips GAME --choose` finds one.
    """

    OPPONENTS: int
    """How many AI players sit at the table."""

    def due_tips(
        self, view: ViewT_contra, events: Sequence[Any], earlier: Iterable[Any] = (), /
    ) -> Sequence[Tip]:
        """The tips that fit the situation, the most important first.

        `events` are the public ones since the viewer's last action, `earlier` those before it, the
        newest first. Tips may repeat: the caller leaves out what was explained before.
        """

    def shows_automatic_hints(self, view: ViewT_contra) -> bool:
        """Whether the player still gets a hint without asking for one."""


def tip_text(
    tip: Tip, names: Mapping[Seat, str], own_seat: Seat, command: str, translate: Translate
) -> str:
    """The text of a tip for the player of `own_seat`. `names` are those of all seats."""
    rivals = {seat: name for seat, name in names.items() if seat != own_seat}
    other_key = tip.other_key or f"lesson-{tip.key}-of-other"
    others = tuple(
        NameRef(other_key, args={"name": names[seat], **params})
        for seat, params in tip.others.items()
    )
    rival = next(iter(rivals.values())) if tip.seat is None else names[tip.seat]
    return translate(
        f"lesson-{tip.key}",
        command=command,
        rival=rival,
        rivals=tuple(rivals.values()),
        others=others,
        **tip.params,
    )
