"""Each registered game's own part of the gallery."""

from __future__ import annotations

from collections.abc import Mapping

from tests.render.saint_petersburg.pictures import SAINT_PETERSBURG
from tests.render.show import Show

SHOWS: Mapping[str, Show] = {"saint_petersburg": SAINT_PETERSBURG}
