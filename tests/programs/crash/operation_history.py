"""What people tried at a table and what they were told became of it, against the table's log."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol

_VERBS = {
    "buys": "buy",
    "takes": "take",
    "plays": "play",
    "draws": "draw",
    "picks": "release",
    "discards": "discard",
    "passes": "pass",
}
_ACTION = re.compile(rf"(\w[\w ()·]*?) ({'|'.join(_VERBS)})\b(.*)\.$")

_POINT_SALES = {
    " in the Pub": "pub",
    " in the Trading House": "trading-house",
    " from the Guild Hall": "guild-hall",
}
"""How it shows in a sentence that a house was used."""

_PUBLIC_SENTENCES = (
    (re.compile(r"You buy no points\."), r"{} buys no points in the Pub."),
    (re.compile(r"You buy (.+ in the Trading House.*)"), r"{} buys \1"),
    (re.compile(r"You take (.+ from the Guild Hall\.)"), r"{} takes \1"),
    (
        re.compile(r"You pick (.+) from the discard pile\."),
        r"{} picks \1 from the discard pile with the Debtor’s Prison.",
    ),
    (re.compile(r"You buy (\d+ points?) for (\d+)\."), r"{} buys \1 in the Pub for \2."),
    (
        re.compile(r"You buy (.+) for (\d+), displacing (.+)\."),
        r"{} buys \1 for \2, displacing \3.",
    ),
    (re.compile(r"You buy (.+) for (\d+)\."), r"{} buys \1 for \2."),
    (re.compile(r"You take (.+) into your hand\."), r"{} takes \1 into their hand."),
    (re.compile(r"You play (.+) for (\d+), (.+)\."), r"{} plays \1 from their hand for \2, \3."),
    (re.compile(r"You play (.+) for (\d+)\."), r"{} plays \1 from their hand for \2."),
    (re.compile(r"You draw (.+)\."), r"{} draws \1 with the Observatory."),
    (re.compile(r"You discard (.+)\."), r"{} discards \1."),
    (re.compile(r"You pass\."), r"{} passes."),
)
"""What a person reads about his move, and what everybody reads."""

_ONLY_IN_PUBLIC = re.compile(r" from the lower row| from the .+(?= with the Obs)")


def public_sentence(name: str, confirmation: str) -> str | None:
    """The public sentence for a private confirmation; None for what confirms no move."""
    first = confirmation.splitlines()[0] if confirmation else ""
    for pattern, public in _PUBLIC_SENTENCES:
        if match := pattern.fullmatch(first):
            return match.expand(public).replace("{}", name)
    return None


def without_public_details(sentence: str) -> str:
    """A public sentence without what the private one leaves out."""
    return _ONLY_IN_PUBLIC.sub("", sentence)


def is_action(sentence: str) -> bool:
    return _ACTION.fullmatch(sentence) is not None


def is_by_one_of(people: Sequence[str], sentence: str) -> bool:
    """Whether one of these people did it, and no AI player."""
    return sentence.split(" ", 1)[0] in people


def is_pass(sentence: str) -> bool:
    return sentence.endswith(" passes.")


class AttemptedOperation(Protocol):
    """Something that somebody tried to do; confirmed if he was told that he did."""

    @property
    def confirmed(self) -> str | None: ...

    def matches(self, sentence: str) -> bool:
        """Whether this is what a sentence of the log tells."""


@dataclass(frozen=True, slots=True)
class Operation:
    """A move that somebody sent. Without a confirmation it may have happened, or not."""

    name: str
    verb: str
    card: str
    confirmed: str | None = None

    def matches(self, sentence: str) -> bool:
        """Whether this is the move that a sentence of the log tells."""
        if self.confirmed is not None:
            return without_public_details(sentence) == self.confirmed
        match = _ACTION.fullmatch(sentence)
        if match is None or match[1] != self.name:
            return False
        used = (history for place, history in _POINT_SALES.items() if place in match[3])
        did = next(used, _VERBS[match[2]])
        return did == self.verb and _is_named(self.card, match[3])


_SIGNS = {"★": "point", "₽": "ruble"}


def _is_named(card: str, told: str) -> bool:
    """Whether a sentence speaks of a card, or of the amounts that a button shows with signs."""
    amounts = re.findall(rf"(\d+) ([{''.join(_SIGNS)}])", card)
    if amounts:
        return all(re.search(rf"\b{n} {_SIGNS[sign]}s?\b", told) for n, sign in amounts)
    return card.casefold() in told.casefold()


@dataclass(slots=True)
class OperationHistory:
    """One game: what was tried, and the log as it was last seen."""

    operations: list[Operation] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def confirmed(self) -> int:
        return sum(one.confirmed is not None for one in self.operations)

    def take_in_log(self, sentences: Sequence[str]) -> None:
        """Take in the log, which must go on where it was seen last."""
        seen = self.log
        if seen != list(sentences[: len(seen)]):
            now = sentences[: len(seen)][-3:]
            self.faults.append(f"the log has changed: {seen[-3:]} became {now}")
        self.log = list(sentences)

    def find_faults(self, people: Sequence[str]) -> list[str]:
        """What is wrong: a confirmed move that is not in the log, or one that nobody made."""
        sentences = [line for line in self.log if is_action(line) and is_by_one_of(people, line)]
        wrong = find_mismatch(self.operations, sentences)
        return [*self.faults, *([wrong] if wrong else [])]


def find_mismatch(
    operations: Sequence[AttemptedOperation],
    sentences: Sequence[str],
    forced: Callable[[str], bool] = is_pass,
) -> str | None:
    """Why these sentences cannot be what was tried, in its order; None if they can.

    Every confirmed move must be there once. One without confirmation may be. What is `forced`,
    a pass say, may also be the table's own.
    """
    furthest = [0]

    @cache
    def fits(told: int, sent: int) -> bool:
        furthest[0] = max(furthest[0], told)
        if told < len(sentences):
            if (
                sent < len(operations)
                and operations[sent].matches(sentences[told])
                and fits(told + 1, sent + 1)
            ):
                return True
            if forced(sentences[told]) and fits(told + 1, sent):
                return True
        elif sent == len(operations):
            return True
        return (
            sent < len(operations) and operations[sent].confirmed is None and fits(told, sent + 1)
        )

    if _fill_from_end(fits, len(sentences), len(operations)):
        return None
    at = furthest[0]
    around = list(sentences[max(0, at - 2) : at + 3])
    return f"the log does not fit what was confirmed, near {around}; last tried {operations[-4:]}"


def _fill_from_end(fits: object, told: int, sent: int) -> bool:
    """Fill the cache from the end, so that no recursion goes deep."""
    answer = False
    for one in range(told, -1, -1):
        for other in range(sent, -1, -1):
            answer = fits(one, other)  # type: ignore[operator]
    return answer
