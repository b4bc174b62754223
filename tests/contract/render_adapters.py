"""Each registered game's own part of the gallery."""

from __future__ import annotations

from collections.abc import Mapping

from tests.contract.render_adapter import RenderAdapter
from tests.render.games.heller_und_pfennig.adapter import HELLER_UND_PFENNIG
from tests.render.games.rattus_cartus.adapter import RATTUS_CARTUS
from tests.render.games.saint_petersburg.adapter import SAINT_PETERSBURG

RENDER_ADAPTERS: Mapping[str, RenderAdapter] = {
    "heller_und_pfennig": HELLER_UND_PFENNIG,
    "rattus_cartus": RATTUS_CARTUS,
    "saint_petersburg": SAINT_PETERSBURG,
}
