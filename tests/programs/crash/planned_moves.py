"""What people at a table have planned, and what must have become of it.

A plan that was confirmed is still listed, or it was carried out, or its user was told why it is
off; and it is carried out once.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from tests.programs.crash.operation_history import Operation, OperationHistory

_MADE = re.compile(r"Planned: (.+)\.")
_LISTED = re.compile(r"\d+\. (.+)")
_ENDED = (
    re.compile(r"You planned to (.+?)\. .+"),
    re.compile(r"Your plan worked out: (.+)\."),
    re.compile(r"You ran out of time and an AI is playing for you, so this plan is off: (.+)\."),
    re.compile(r"You made another move instead, so this plan is off: (.+)\."),
)
_ACTION = re.compile(r"(buy|take|play) ([^,]+?)(?: into your hand)?(?:, .+)?")


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
    """The plans of one person in one game, each in the words of the bot."""

    name: str
    made: list[str] = field(default_factory=list)
    """All that were confirmed."""

    told: list[str] = field(default_factory=list)
    """Those of which the person was told that they are off."""

    listed: list[str] | None = None
    """Those in the list as last read; None if it was not read since people paused."""

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

    def note_list(self, content: str) -> None:
        """Record the list of plans, given the text that shows it."""
        lines = content.splitlines()
        self.listed = [match[1] for line in lines if (match := _LISTED.fullmatch(line))]

    def note_plans(self, plans: Sequence[str], sentences: int) -> None:
        """Record what is planned, and the length of the log, read before."""
        self.listed = list(plans)
        self.newest_list = PlanList(tuple(plans), len(self.made), len(self.told), sentences)

    def mark_checked(self) -> None:
        """Compare with the list as last read from now on."""
        self.checked_list, self.has_unknown_since_check = self.newest_list, False

    def count_ended(self, what: str) -> int:
        """How many of these plans are over since the last check without a word to the person."""
        before = self.checked_list
        known = [*before.plans, *self.made[before.made :]]
        left = [*(self.listed or ()), *self.told[before.told :]]
        return known.count(what) - left.count(what)

    def may_have_made(self, sentence: str) -> bool:
        """Whether a sentence of the log may be about a plan that was carried out."""
        if not sentence.startswith(f"{self.name} "):
            return False
        return self.has_unknown or any(
            operation.matches(sentence)
            for what in self.made
            if (operation := self._operation(what)) is not None
        )

    @property
    def carried_out(self) -> int:
        """How many of the plans were carried out, as far as that is known."""
        listed = self.made if self.listed is None else self.listed
        over = Counter(self.told) + Counter(listed)
        return (Counter(self.made) - over).total()

    def find_faults(self, history: OperationHistory) -> list[str]:
        """Return what is wrong: plans that were lost, or carried out too often."""
        if self.has_unknown or self.listed is None:
            return []
        faults = list[str]()
        for what, times in Counter(self.made).items():
            operation = self._operation(what)
            happened = _count(operation, history.log)
            by_hand = sum(
                each.name == self.name and (operation is None or each.verb == operation.verb)
                for each in history.operations
            )
            over = self.told.count(what) + self.listed.count(what)
            if operation is not None and times > over + happened:
                faults.append(f"{self.name}: a plan is lost: {what}")
            if operation is None and times > over + sum(
                each.verb != "pass" for each in history.operations if each.name == self.name
            ):
                faults.append(f"{self.name}: a wait is lost: {what}")
            if operation is not None and happened > times + by_hand:
                faults.append(f"{self.name}: a plan was carried out twice: {what}")
        return faults

    def _operation(self, what: str) -> Operation | None:
        """The operation of a plan; None for one that waits."""
        match = _ACTION.fullmatch(what)
        return None if match is None else Operation(self.name, match[1], match[2])


def _count(operation: Operation | None, log: Sequence[str]) -> int:
    return 0 if operation is None else sum(map(operation.matches, log))


def find_double_passes(log: Sequence[str], people: Sequence[str]) -> list[str]:
    """Return a fault for each pass that follows directly on a pass of the same person.

    Within a phase nobody passes twice in a row. Once all have passed in succession, the phase is
    over, and whoever passed last may be the first to pass in the next one.
    """
    passes = {f"{name} passes." for name in people}
    faults = []
    in_succession = set[str]()
    for before, line in pairwise(("", *log)):
        if before == line and line in passes and not passes <= in_succession:
            faults.append(f"passed twice in a row: {line}")
        if before == line or not line.endswith(" passes."):
            in_succession.clear()
        if line in passes:
            in_succession.add(line)
    return faults
