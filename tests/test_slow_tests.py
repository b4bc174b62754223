"""The selection of `make test-fast` stays fast: what is slow is marked, by itself or by hand."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys

import pytest

from tests.support.slow_tests import SLOW_FIXTURES


def test_a_test_that_starts_a_process_has_to_be_marked() -> None:
    with pytest.raises(pytest.fail.Exception, match="mark it"):
        subprocess.run([sys.executable, "-c", ""], check=True)
    with pytest.raises(pytest.fail.Exception, match="mark it"):
        multiprocessing.get_context("spawn").Process(target=print).start()


def test_whatever_uses_a_slow_fixture_is_marked(request: pytest.FixtureRequest) -> None:
    users = [
        item
        for item in request.session.items
        if isinstance(item, pytest.Function) and SLOW_FIXTURES & set(item.fixturenames)
    ]
    assert all(item.get_closest_marker("slow") for item in users)
