"""The colours of Auf Heller und Pfennig, and the studio that paints with them."""

from __future__ import annotations

from render.palette import Palette
from render.studio import Studio
from render.theme import GOLD_TINT, MUTED, PAPER, WHITE, Colour, colour

PAYS = colour("12513F")
"""What brings money is written on this, or in it."""

TAKES = colour("570B0E")
"""What costs money."""

SAND = colour("C9B892")
STONE = colour("E6DBBF")
EARTH = colour("5E3A1E")
NIGHT = colour("3C2154")

INKS: tuple[tuple[Colour, Colour], ...] = (
    *((ink, paper) for ink in (PAYS, TAKES, MUTED) for paper in (PAPER, GOLD_TINT, STONE)),
    (EARTH, STONE),
    (WHITE, PAYS),
    (WHITE, TAKES),
    (WHITE, NIGHT),
)
"""Which colour writes on which, besides those that all games share."""

_MATERIALS = (
    "12513F 142148 1B2333 1F70A8 2D8467 3C2154 46566B 4A4463 570B0E 5E3A1E 5F6B78 6B3A8A 6E6788 "
    "7FC241 8C4A42 8FB8D4 96C2B3 97ABB5 9A93B0 A46829 B8290F C68479 C9B892 D2603A D3DFE3 DBA91C "
    "DCCFAE E6A654 E6DBBF F0C544 F2C79C F6D78B FBEBB9 FFFFFF"
)
"""What the art is painted with."""

_MIXES = "808080 A0A0A0 "
"""The colours along edges, in writing and in art, which make the palette full.

`python -m tests.render.palette heller_und_pfennig` fits them anew when a colour or a drawing is
new.
"""

studio = Studio(Palette(_MATERIALS, _MIXES))
