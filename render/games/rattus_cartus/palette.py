"""The colours of Rattus Cartus, and its sprite factory."""

from __future__ import annotations

from engine.games.rattus_cartus.buildings import CLASS_OF_BUILDING
from engine.games.rattus_cartus.view import View
from render.canvas import SpriteFactory
from render.games.rattus_cartus.icons import TOWN
from render.kit.skin import Backdrop, golden_skin
from render.palette import Palette
from render.theme import INK, WHITE, Colour, colour, colours

SKIN = golden_skin(
    Backdrop(TOWN, colour("0C0818")),
    board=colours("2E2348 1C1530 463B62 B5A9C4"),
    seat=colours("EADBB6 FADF8E C9B892"),
)
"""Parchment and gold on plum-coloured boards, in a town at night."""

TIMBER = colour("5E3A1E")
NIGHT = colour("2B2140")
CARD_BACK = colour("7A1E12")
"""The colour of the backs of population cards."""

NUNNERY = colour("142148")
BRONZE_TINT = colour("E9CDA9")

CLASS_COLOURS = colours("4F6F1C 1B6F72 46607F A3301C 4A3A8C 8A6508")
"""The colour of each class, by its number; the class's icon always accompanies it."""

TEXT_COLOUR_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    *((INK, ground) for ground in (SKIN.seat, SKIN.seat_on_turn, SKIN.seat_passed, SKIN.accent)),
    (INK, BRONZE_TINT),
    *((ink, ground) for ground in (SKIN.board, SKIN.recess) for ink in (SKIN.light, SKIN.accent)),
    *((ink, SKIN.place) for ink in (SKIN.faded, WHITE)),
    *((SKIN.faded, ground) for ground in (SKIN.board, SKIN.recess)),
    *((WHITE, ground) for ground in (NUNNERY, TIMBER, CARD_BACK, *CLASS_COLOURS)),
)
"""The pairs of text colour and background in addition to the shared ones."""

_MATERIALS = (
    "12513F 130E22 142148 1B2333 1B6F72 1C1530 1F70A8 241B3A 2B2140 3B2C52 3C2154 46405C 46566B "
    "46607F 4A3A8C 4F6F1C 5E3A1E 5F6B78 6B3A8A 6F6552 7A1E12 7DA334 8A6508 8C5A2B 8FB8D4 97ABB5 "
    "9A86C4 9C8F78 A3301C A46829 B8290F C4DB8A C98B45 C9B892 C9DDEB D2603A D3DFE3 DBA91C E6A654 "
    "E6DBBF E9A58F F0C544 F2C79C F6D78B FBEBB9 FBF7EC FFFFFF"
)
"""The colours used in the art."""

_MIXES = (
    "173560 1A4978 1D6196 205763 232F54 244356 2A313F 2D79AD 303B5C 3279DB 333947 335159 37658F "
    "387EB0 388184 3D434F 3F3A3B 413374 41454A 414752 415169 437173 44402E 447564 465C25 469685 "
    "4A807F 4B7399 4D5051 4E3123 4F5A3B 4F7482 4F8A83 508DE2 539395 544E5F 554693 572431 5793BD "
    "5A782A 5E544E 5E7492 60605C 60999B 60B9A8 62AEA5 656249 658138 677F9A 67AEAA 6B4930 6B536D "
    "6B6962 6C5FA2 6C798A 6C8B74 6F381E 6F4621 708A47 70C5BB 71A5A7 737B7F 73A6C8 755A40 757469 "
    "776BA9 7B9355 7BD2AF 7D8791 7FBDA4 80351D 80552C 808080 80ABE5 828A29 835093 846139 856645 "
    "856952 869C63 887896 8B8D8F 8C7A62 8C7F7F 8DB7B9 8E2717 8E8674 8F746E 91463C 916333 9164A0 "
    "916D14 91A571 929395 929CA8 964D3B 97D7A9 98761F 98D7BF 99720C 99826D 9A7A43 9B8160 9B8686 "
    "9D7D2E 9F8034 A0A092 A0A6AB A16346 A37D17 A3B0BF A4B982 A59DC6 A6723A A78B45 A87E4F A8BDD0 "
    "A93D2A ABC9DE AC736B AC926B AC9885 AD8E3F AF4A38 B0891F B09755 B1A98D B1B1AF B3B4B9 B45747 "
    "B47834 B4974A B59C5E B6BA72 B6C2A0 B77859 B77F46 B88C15 BAE4C2 BBA56C BBA682 BBB5D4 BD9526 "
    "BDC9AA BF3F27 BFB098 C09186 C0951E C2A860 C2C1BD C39B2A C44E38 C48779 C5B07B C6501C C6DBDC "
    "C8D2B9 CAB06C CABBDC CAC8C3 CBB9A0 CC9F21 CDA74D CEAC8D CF8D6A D0674F D0CFCE D1988E D1B977 "
    "D49D7A D4BF93 D4C8B9 D4DBC7 D6427C D7B28F D8C182 DCB339 DDB2AA DDB540 DDD0B0 DFB088 DFCA8D "
    "DFE4D5 E3B93D E5D198 E8CCC7 E9C661 EABC93 EFEBE2 F1D47C F1DA99 F4E3AE F4F3F8 "
)
"""Colours of anti-aliased edges in text and art, which fill up the palette.

`python -m tests.programs.palette rattus_cartus` fits them again after a change of colours or art.
"""

_FILLS = (SKIN.ground.shadow, *SKIN[1:], BRONZE_TINT)

sprite_factory = SpriteFactory(Palette(_MATERIALS, _MIXES, _FILLS))


def phase_colour(view: View) -> Colour | None:
    """Return the colour of the class whose building is resolved; None in other phases."""
    if view.over or view.place is None:
        return None
    return CLASS_COLOURS[CLASS_OF_BUILDING[view.row[view.place].building]]
