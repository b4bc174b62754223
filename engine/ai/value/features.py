"""The inputs of value networks, from a determinized state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class NetworkFeatures(NamedTuple):
    """The inputs of a value network. Scalars are scaled to a magnitude of about 1."""

    progress: float
    """How much of the game is still to come."""
    points: Sequence[float]
    """Each seat's points so far."""
    per_seat_counts: bytes
    """How many of each thing a seat has, one byte each, seat after seat."""
    per_seat_scalars: Sequence[float]
    """Other features of a seat, seat after seat."""
    public_counts: bytes
    """How many of each thing are open to all, one byte each."""
    public_scalars: Sequence[float]
    """Other features shared by all seats."""
