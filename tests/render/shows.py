"""Each registered game's own part of the gallery."""

from __future__ import annotations

from collections.abc import Mapping

from tests.render.heller_und_pfennig.pictures import HELLER_UND_PFENNIG
from tests.render.rattus_cartus.pictures import RATTUS_CARTUS
from tests.render.saint_petersburg.pictures import SAINT_PETERSBURG
from tests.render.show import Show

SHOWS: Mapping[str, Show] = {
    "heller_und_pfennig": HELLER_UND_PFENNIG,
    "rattus_cartus": RATTUS_CARTUS,
    "saint_petersburg": SAINT_PETERSBURG,
}
