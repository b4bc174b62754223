"""What somebody has planned in a game, in the words of the bot, and what became of it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

_MADE = re.compile(r"Planned: (.+)\.")
_LISTED = re.compile(r"\d+\. (.+)")
_ENDED = (
    re.compile(r"You planned to (.+?)\. .+"),
    re.compile(r"Your plan worked out: (.+)\."),
    re.compile(r"You ran out of time and an AI is playing for you, so this plan is off: (.+)\."),
    re.compile(r"You made another move instead, so this plan is off: (.+)\."),
)


@dataclass(frozen=True, slots=True)
class PlanList:
    """The list of somebody's plans as it was read, and what was known before."""

    plans: tuple[str, ...] = ()

    made: int = 0
    """How many plans had been confirmed."""

    told: int = 0
    """Of how many the person had been told that they are off."""

    sentences: int = 0
    """The length of the log, read before the list."""


@dataclass(slots=True)
class PlannedMoves:
    """The plans of one person in one game.

    A plan that was confirmed is still listed, or it was carried out, or its user was told why it is
    off; and it is carried out once.
    """

    made: list[str] = field(default_factory=list)
    """All that were confirmed."""

    told: list[str] = field(default_factory=list)
    """Those of which the person was told that they are off."""

    has_unknown: bool = False
    """Whether an answer was lost: it may have confirmed a plan, or told the end of one."""

    has_unknown_since_check: bool = False
    """Whether one was lost since the last check."""

    newest_list: PlanList = PlanList()

    checked_list: PlanList = PlanList()
    """The list at the last check."""

    def note_unanswered(self) -> None:
        """Record that an answer was lost."""
        self.has_unknown = self.has_unknown_since_check = True

    def note_answer(self, content: str) -> str:
        """Record what an answer tells about plans, and return the rest of it."""
        rest = list[str]()
        for line in content.splitlines():
            if end := next((m for pattern in _ENDED if (m := pattern.fullmatch(line))), None):
                self.told.append(end[1])
            elif made := _MADE.fullmatch(line):
                self.made.append(made[1])
            else:
                rest.append(line)
        return "\n".join(rest)

    def note_list(self, content: str, sentences: int) -> None:
        """Record the list of plans as it is shown, and the length of the log, read before."""
        lines = map(_LISTED.fullmatch, content.splitlines())
        plans = tuple(match[1] for match in lines if match)
        self.newest_list = PlanList(plans, len(self.made), len(self.told), sentences)

    @property
    def carried_out(self) -> int:
        """How many of the plans were carried out before the list was last read."""
        read = self.newest_list
        over = Counter(self.told[: read.told]) + Counter(read.plans)
        return (Counter(self.made[: read.made]) - over).total()

    def mark_checked(self) -> None:
        """Compare with the list as last read from now on."""
        self.checked_list, self.has_unknown_since_check = self.newest_list, False

    def count_ended(self, what: str) -> int:
        """How many of these plans are over since the last check without a word to the person."""
        before = self.checked_list
        known = [*before.plans, *self.made[before.made :]]
        left = [*self.newest_list.plans, *self.told[before.told :]]
        return known.count(what) - left.count(what)
