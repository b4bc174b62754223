"""Compares what people attempted, and the answers they got, with the move log of their table."""

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
"""How a sentence shows that a building was used, and the verb of its action."""

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
        re.compile(r"You buy (.+) for (\d+), displacing your (.+)\."),
        r"{} buys \1 for \2, displacing \3.",
    ),
    (re.compile(r"You buy (.+) for (\d+)\."), r"{} buys \1 for \2."),
    (re.compile(r"You take (.+) into your hand\."), r"{} takes \1 into their hand."),
    (
        re.compile(r"You play (.+) for (\d+), displacing your (.+)\."),
        r"{} plays \1 from their hand for \2, displacing \3.",
    ),
    (re.compile(r"You play (.+) for (\d+)\."), r"{} plays \1 from their hand for \2."),
    (re.compile(r"You draw (.+)\."), r"{} draws \1 with the Observatory."),
    (re.compile(r"You discard (.+)\."), r"{} discards \1."),
    (re.compile(r"You pass\."), r"{} passes."),
)
"""A pattern of the private confirmation of a move, and a template of its public sentence."""

_ONLY_IN_PUBLIC = re.compile(
    r" from the lower row| from the .+(?= with the Obs)|(?<=, displacing )(?:an?|the) "
)


def public_sentence(name: str, confirmation: str) -> str | None:
    """Return the public sentence of a private confirmation; None if it confirms no move."""
    first = confirmation.splitlines()[0] if confirmation else ""
    for pattern, public in _PUBLIC_SENTENCES:
        if match := pattern.fullmatch(first):
            return match.expand(public).replace("{}", name)
    return None


def without_public_details(sentence: str) -> str:
    """Return a public sentence without the details that the private one omits."""
    return _ONLY_IN_PUBLIC.sub("", sentence)


def is_action(sentence: str) -> bool:
    return _ACTION.fullmatch(sentence) is not None


def is_by_one_of(people: Sequence[str], sentence: str) -> bool:
    """Return whether one of these people acted, not an AI player."""
    return sentence.split(" ", 1)[0] in people


def is_pass(sentence: str) -> bool:
    return sentence.endswith(" passes.")


class AttemptedOperation(Protocol):
    """A move that somebody sent; confirmed if the answer said that it was made."""

    @property
    def confirmed(self) -> str | None: ...

    def matches(self, sentence: str) -> bool:
        """Return whether a sentence of the log is about this move."""


@dataclass(frozen=True, slots=True)
class Operation:
    """A move that somebody sent. Without a confirmation, it may or may not have been made."""

    name: str
    verb: str
    card: str
    confirmed: str | None = None

    def matches(self, sentence: str) -> bool:
        """Return whether a sentence of the log is about this move."""
        if self.confirmed is not None:
            return without_public_details(sentence) == self.confirmed
        match = _ACTION.fullmatch(sentence)
        if match is None or match[1] != self.name:
            return False
        verbs = (verb for place, verb in _POINT_SALES.items() if place in match[3])
        verb = next(verbs, _VERBS[match[2]])
        return verb == self.verb and _mentions(self.card, match[3])


_SIGNS = {"★": "point", "₽": "ruble"}


def _mentions(card: str, text: str) -> bool:
    """Return whether a text mentions a card, or the amounts that a button shows with symbols."""
    amounts = re.findall(rf"(\d+) ([{''.join(_SIGNS)}])", card)
    if amounts:
        return all(re.search(rf"\b{n} {_SIGNS[sign]}s?\b", text) for n, sign in amounts)
    return card.casefold() in text.casefold()


@dataclass(slots=True)
class OperationHistory:
    """The operations of one game, and its log as last read."""

    operations: list[Operation] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def confirmed(self) -> int:
        return sum(operation.confirmed is not None for operation in self.operations)

    def update_log(self, sentences: Sequence[str]) -> None:
        """Replace the log, and check that it begins with what was read before."""
        seen = self.log
        if seen != list(sentences[: len(seen)]):
            now = sentences[: len(seen)][-3:]
            self.faults.append(f"the log has changed: {seen[-3:]} became {now}")
        self.log = list(sentences)

    def add_moves_of_ai(self, name: str, sentences: Sequence[str]) -> None:
        """Count what the log tells of somebody for whom an AI played as confirmed moves."""
        self.operations += [
            Operation(name, "", "", without_public_details(sentence))
            for sentence in sentences
            if is_action(sentence) and is_by_one_of([name], sentence)
        ]

    def find_faults(
        self, people: Sequence[str], planned: Callable[[str], bool] = lambda sentence: False
    ) -> list[str]:
        """Return what is wrong: confirmed moves missing from the log, or moves that nobody made.

        `planned` says whether a sentence may be about a move that somebody had planned.
        """
        sentences = [line for line in self.log if is_action(line) and is_by_one_of(people, line)]
        mismatch = find_mismatch(
            self.operations, sentences, lambda sentence: is_pass(sentence) or planned(sentence)
        )
        return [*self.faults, *([mismatch] if mismatch else [])]


def find_mismatch(
    operations: Sequence[AttemptedOperation],
    sentences: Sequence[str],
    forced: Callable[[str], bool] = is_pass,
) -> str | None:
    """Explain why the sentences cannot result from these operations in order; None if they can.

    Each confirmed operation must occur once; others may occur. Sentences that are `forced`, such as
    a pass, may also be moves that the table made by itself.
    """
    furthest = [0]

    @cache
    def fits(sentence_index: int, operation_index: int) -> bool:
        furthest[0] = max(furthest[0], sentence_index)
        if sentence_index < len(sentences):
            if (
                operation_index < len(operations)
                and operations[operation_index].matches(sentences[sentence_index])
                and fits(sentence_index + 1, operation_index + 1)
            ):
                return True
            if forced(sentences[sentence_index]) and fits(sentence_index + 1, operation_index):
                return True
        elif operation_index == len(operations):
            return True
        return (
            operation_index < len(operations)
            and operations[operation_index].confirmed is None
            and fits(sentence_index, operation_index + 1)
        )

    if _fill_from_end(fits, len(sentences), len(operations)):
        return None
    at = furthest[0]
    around = list(sentences[max(0, at - 2) : at + 3])
    last = operations[-4:]
    return f"the log does not match the confirmed moves near {around}; last attempted: {last}"


def _fill_from_end(fits: object, sentence_count: int, operation_count: int) -> bool:
    """Fill the cache from the end, which keeps the recursion shallow."""
    answer = False
    for sentence_index in range(sentence_count, -1, -1):
        for operation_index in range(operation_count, -1, -1):
            answer = fits(sentence_index, operation_index)  # type: ignore[operator]
    return answer
