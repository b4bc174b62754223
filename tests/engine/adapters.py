"""Each registered game's own part of the contract tests."""

from __future__ import annotations

from collections.abc import Mapping

from tests.engine.adapter import Adapter
from tests.engine.saint_petersburg.adapter import SAINT_PETERSBURG

ADAPTERS: Mapping[str, Adapter] = {"saint_petersburg": SAINT_PETERSBURG}
