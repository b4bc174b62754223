"""The colours of Auf Heller und Pfennig, and its sprite factory."""

from __future__ import annotations

from render.canvas import SpriteFactory
from render.games.heller_und_pfennig.cobbles import Cobbles
from render.kit.skin import golden_skin
from render.palette import Palette
from render.theme import INK, PAPER, SLATE, WHITE, Colour, colour, colours

GAIN_COLOUR = colour("1A6B4E")
"""The colour of gains, as ground of a number or as text on paper."""

COST_COLOUR = colour("6E0F14")
"""The colour of costs."""

STREET = Cobbles(colour("3B342C"), colour("473F35"), colour("2F2923"), colour("231E1A"))
"""What the market and the players' panels lie on."""

FLOOR = Cobbles(colour("D6C9AE"), colour("E0D5BE"), colour("CABB9C"), colour("AE9E7E"))
"""The ground of the market's spaces."""

AWNING_RED, HEM_RED = colour("9C2A1F"), colour("570B0E")
AWNING_CREAM, HEM_CREAM = colour("E6DBBF"), colour("C9B892")
NIGHT = colour("3C2154")
"""The ground of numbers on the back of a tile."""

SKIN = golden_skin(
    STREET, board=colours("1F302A 16241F 3C5148 A9BBAF"), seat=colours("F1E4C6 F6D78B CFC5AE")
)
"""A bottle-green board with gold lines, on cobbles."""

TEXT_COLOUR_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    *((WHITE, ground) for ground in (GAIN_COLOUR, COST_COLOUR, SLATE, NIGHT, AWNING_RED)),
    *((ink, ground) for ground in (SKIN.board, SKIN.recess) for ink in (SKIN.light, SKIN.accent)),
    (SKIN.faded, SKIN.recess),
    (INK, FLOOR.middle),
    *(
        (ink, ground)
        for ink in (INK, GAIN_COLOUR, COST_COLOUR)
        for ground in (SKIN.seat, SKIN.seat_on_turn, PAPER)
    ),
    (INK, SKIN.accent),
    (INK, AWNING_CREAM),
)
"""The pairs of text colour and background in addition to the shared ones."""

_MATERIALS = (
    "7ADCCB 12513F 142148 1B2333 1F70A8 2D8467 3C2154 46566B 4A4463 570B0E 5E3A1E 5F6B78 6B3A8A "
    "6E6788 7FC241 8C4A42 8FB8D4 96C2B3 97ABB5 9A93B0 A46829 B8290F C68479 C9B892 D2603A D3DFE3 "
    "DBA91C DCCFAE E6A654 E6DBBF F0C544 F2C79C F6D78B FBEBB9 FFFFFF"
)
"""The colours used in the art."""

_MIXES = (
    "144880 183F31 1D6CD9 282F3E 29755A 2C3544 2C444E 2E3034 2E3C34 3078DC 3379AA 35575D 371C1B "
    "37453A 397255 3A3C40 3C4149 3E686C 3E826A 429ED0 43311F 45786E 464B4F 4682CF 4686E0 479568 "
    "482C53 48755B 4A7F7F 4A82A2 4B2965 4E4F26 4E4F4F 4F5646 528F79 5794BE 5892E3 591712 599488 "
    "599C97 5B6351 5C5D5D 602624 62AEA5 65886B 679CE6 684528 68612D 694A50 6A6962 6ABEAF 6B6D2C "
    "6C6D70 6DA08E 704621 706955 71CABC 725031 7284A4 738F34 757962 75797E 771E23 78428A 78A7E8 "
    "79A83B 7B9676 7B9D82 7C5B3B 7D6D23 7E3A32 7F4B90 808080 809BB1 815124 82A5C8 84BFA3 856645 "
    "86796C 87271B 877A37 87898C 89A89F 8AB2EB 8B5B9A 8B8776 8BD8C6 8C5D78 8DA380 8F724F 8FC750 "
    "919174 9266A1 928E85 935D27 93B4A1 94C96A 959798 988A65 995659 997D58 9C74A9 9C8939 9D721D "
    "9E967B A06265 A07B96 A0A6AB A0DEC9 A27039 A2C2EF A4AFB8 A67E7F A6C6BA A7A087 A8601B A88053 "
    "A985B4 A9D092 AABC9E ABC9DE ACAA97 AD936C AE7427 AE8067 AE8884 AF6D2E B0AB88 B28B9B B33916 "
    "B38248 B3993C B47834 B59A95 B5D476 B77F30 B799C0 B7B39C B8B97A B9B9B6 B9C8BB BBD2F4 BC8424 "
    "BF8A57 BFA478 BFD6CE C0B0C9 C34122 C39264 C4A3A2 C5873F C5BCA7 C65133 C76115 C99520 CA9637 "
    "CA9E75 CCD9D6 CDDB8C CECFCC CF9A55 D09D1F D0AE40 D0AF70 D0B355 D0B87C D1AB87 D3A23A D5974A "
    "D5C3C3 D5C4DB D6BBAA D6E4F8 D7B697 DA7952 DA8F81 DAB379 DDDBD3 DECA9C DFD1E3 E1B33F E4C884 "
    "E4EDFA E6B941 E8C66B E8D9DA EAB367 EAE1ED EDDFAF EDEEEE EFDA9E F2CE61 F2E7DC F3F7FD "
)
"""Colours of anti-aliased edges in text and art, which fill up the palette.

`python -m tests.programs.palette heller_und_pfennig` fits them again after a change of colours or
art.
"""

_FILLS = (
    *(*STREET, *FLOOR, *SKIN[1:], GAIN_COLOUR, COST_COLOUR),
    *(AWNING_RED, HEM_RED, AWNING_CREAM, HEM_CREAM),
)

sprite_factory = SpriteFactory(Palette(_MATERIALS, _MIXES, _FILLS))
