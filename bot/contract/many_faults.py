"""What is raised where a part of the contract has something to say of each of many places."""

from __future__ import annotations

from collections.abc import Iterable


class ManyFaults(AssertionError):
    """Several faults of one kind, a line each."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = list(faults)
        super().__init__("\n".join(self.faults))
