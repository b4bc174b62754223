"""A fault that a programmer might make, and the tests that should catch it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What goes wrong."""

    CHECK = "a check left out"
    ORDER = "an order turned round"
    LIMIT = "a limit off by one"
    SECRET = "a secret in a public place"  # noqa: S105 - no password
    ERROR = "an error swallowed"
    RETRY = "a retry lost"
    PERMISSION = "a permission not asked"
    LANGUAGE = "a language mixed up"
    CACHE = "a cache keyed too coarsely"
    GENERATOR = "a generator's state lost"


@dataclass(frozen=True, slots=True)
class Fault:
    """A change of one place in the source."""

    name: str
    kind: Kind

    what: str
    """What goes wrong, in one sentence."""

    path: str
    """The file, from the root of the repository."""

    before: str
    """The text as it should be, which stands once in the file."""

    after: str
    """The text with the fault."""

    tests: tuple[str, ...]
    """The tests that should catch it, as pytest takes them."""

    def planted(self, source: str) -> str:
        """Return the source with the fault. Raises ValueError unless its text stands there once."""
        if (found := source.count(self.before)) != 1:
            raise ValueError(f"{self.name}: its text stands {found} times in {self.path}")
        return source.replace(self.before, self.after)
