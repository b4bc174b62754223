"""A fault that a programmer might make, and the test that should catch it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """A change of one place in the source."""

    name: str

    what: str
    """What goes wrong, in one sentence."""

    path: str
    """The file, from the root of the repository."""

    before: str
    """The text as it should be, which stands once in the file."""

    after: str
    """The text with the fault."""

    test: str
    """The test that should catch it, or a file with several, as pytest takes it."""

    def planted(self, source: str) -> str:
        """Return the source with the fault. Raises ValueError unless its text stands there once."""
        if (found := source.count(self.before)) != 1:
            raise ValueError(f"{self.name}: its text stands {found} times in {self.path}")
        return source.replace(self.before, self.after)
