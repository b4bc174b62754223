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
    "9A86C4 9C8F78 A3301C A46829 A9D6CB B8290F C4DB8A C98B45 C9B892 C9DDEB D2603A D3DFE3 DBA91C "
    "E6A654 E6DBBF E9A58F F0C544 F2C79C F6D78B FBEBB9 FBF7EC FFFFFF"
)
"""The colours used in the art."""

_MIXES = (
    "1A4978 1D6196 1D6CD9 205763 232F54 244356 252B37 29533C 2A313F 2C7362 3279DB 333535 333947 "
    "335159 353958 37658F 387EB0 388184 3B2E66 3B6267 3C3C36 3D434F 3E2A3C 413374 41454A 437173 "
    "44402E 465C25 4B3835 4C4837 4C525F 4D5051 4E3123 4F5A3B 4F7482 4F8A83 508DE2 539395 544E5F "
    "554693 572431 5793BD 5A5338 5A782A 5C4528 5E544E 5E7492 60605C 60999B 615464 62AEA5 658138 "
    "677F9A 684426 6A5F39 6ABCB1 6B2427 6B4930 6B6962 6C798A 6C8B74 6E626B 6F381E 706A77 708A47 "
    "70C5BB 726297 735518 737B7F 73A6C8 73B4A0 755A40 757469 787159 78D2C0 7B7386 7B9355 7D592E "
    "7D8791 7F8FA1 80351D 80ABE5 82713B 827576 8275AA 828A29 835093 846139 856645 878B94 8C7A62 "
    "8C7F7F 8D331D 8DB7B9 8E8674 91463C 9164A0 916D14 91A571 929395 929CA8 92B25F 96B59E 98761F "
    "9A7A43 9B574E 9B8160 9B8686 9DAD3D 9F8034 9F9987 A0A6AB A19AA4 A37D17 A3B0BF A4B982 "
    "A59DC6 A93D2A AB9D8D ABC9DE AC736B AC8C56 AC926B AD8CB8 AD8E3F AF4A38 B0891F B1953F B1A98D "
    "B1B1AF B3B4B9 B45747 B47834 B6C2A0 B77859 BBA56C BBA682 BBB5D4 BBBDC2 BD9526 BE6A4D BE9F40 "
    "BF3F27 BFB098 C08C5A C09186 C2A860 C5B07B C6501C C8D2B9 C95E4B C9CBCF CAC8C3 CB9762 CBB9A0 "
    "CC9F21 CD6423 CEAB41 CF8D6A D0CFCE D1988E D1B977 D2D5DC D49D7A D4BF93 D6427C D6C7A5 D7812D "
    "D7AC2F D87E59 D8C182 DDB2AA DDB540 DDD0B0 DFB088 DFCA8D DFE4D5 E05E8F E29E37 E3B93D E4BE55 "
    "E77EA5 E7CB80 E8CCC7 E9C661 EABC93 EAEEEF ECA5B8 EFEBE2 F3E3CF F4E3AE F4F3F8 "
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
