"""The colours of Rattus Cartus, and the studio that paints with them."""

from __future__ import annotations

from render.palette import Palette
from render.studio import Studio
from render.theme import GOLD_TINT, INK, MUTED, PAPER, WHITE, Colour, colour

TOWN = colour("D8C8A2")
"""The ground of all pictures: trodden earth."""

PLASTER = colour("EFE6CF")
"""What lies on the ground and holds nothing of its own."""

TIMBER = colour("5E3A1E")
NIGHT = colour("2B2140")
NUNNERY = colour("142148")
GAINS = colour("12513F")
"""What is good for a player is written in this."""

SUFFERS = colour("7A1E12")
"""What is bad."""

BRONZE_TINT = colour("E9CDA9")

CLASS_COLOURS = tuple(map(colour, ("4F6F1C", "1B6F72", "46607F", "A3301C", "4A3A8C", "8A6508")))
"""The colour of each class, by its number. Its sign always stands beside or in it."""

CLASS_TINTS = tuple(map(colour, ("DDEABB", "CFE7E1", "DCE7F0", "F6D3C7", "D8CFEA", "FBEBB9")))
"""The same, light."""

INKS: tuple[tuple[Colour, Colour], ...] = (
    *((INK, light) for light in (TOWN, PLASTER, BRONZE_TINT, *CLASS_TINTS)),
    *((ink, paper) for ink in (GAINS, SUFFERS) for paper in (PAPER, PLASTER, GOLD_TINT)),
    (MUTED, PLASTER),
    (TIMBER, TOWN),
    (WHITE, NIGHT),
    (WHITE, NUNNERY),
    (WHITE, TIMBER),
    (WHITE, SUFFERS),
    *((WHITE, each) for each in CLASS_COLOURS),
)
"""Which colour writes on which, besides those that all games share."""

_MATERIALS = (
    "D8C8A2 EFE6CF E9CDA9 DDEABB CFE7E1 DCE7F0 F6D3C7 D8CFEA 12513F 142148 1B2333 1B6F72 1F70A8 "
    "2B2140 3C2154 46566B 46607F 4A3A8C 4F6F1C 4FA79A 5E3A1E 5F6B78 6B3A8A 6F6552 7A1E12 7DA334 "
    "8A6508 8C5A2B 8FB8D4 97ABB5 9A86C4 9C8F78 A3301C A46829 A9D6CB B8290F C4DB8A C98B45 C9B892 "
    "C9DDEB D2603A D3DFE3 DBA91C E6A654 E6DBBF E9A58F F0C544 F2C79C F6D78B FBEBB9 FBF7EC FFFFFF"
)
"""What the art is painted with."""

_MIXES = "808080 "
"""The colours along edges, in writing and in art, which make the palette full.

`python -m tests.render.palette rattus_cartus` fits them anew when a colour or a drawing is new.
"""

studio = Studio(Palette(_MATERIALS, _MIXES))
