"""A fixture that registers the example game, the Council of the Dike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.examples.council.registered import council_registered_temporarily


@pytest.fixture(autouse=True, scope="module")
def register_example_game() -> Iterator[None]:
    """Register the Council beside the other games."""
    with council_registered_temporarily():
        yield
