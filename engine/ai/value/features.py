"""The inputs of value models, from a determinized state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


class LinearFeatures(NamedTuple):
    """The inputs of a linear model."""

    bucket: str
    """The name of the states that share coefficients, such as a stage of the game."""
    points: Sequence[float]
    """Each seat's points so far."""
    per_seat: Sequence[Mapping[str, float]]
    """Each seat's features by name."""
