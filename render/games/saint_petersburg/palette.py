"""The colours of Saint Petersburg, and its sprite factory."""

from __future__ import annotations

from render.canvas import SpriteFactory
from render.kit.skin import Skin, Wood
from render.palette import Palette
from render.theme import GOLD, GOLD_TINT, INK, PAPER, WHITE, Colour, colour

GREEN, BLUE, RED = colour("247A5E"), colour("1D3B80"), colour("7A1418")
"""The colours of workers, buildings and aristocrats."""

WOOD = Wood(colour("5A3A22"), colour("66442A"), colour("50331D"), colour("2C1A0E"))

SKIN = Skin(
    ground=WOOD,
    board=colour("17233F"),
    recess=colour("0F1930"),
    place=colour("31426C"),
    faded=colour("A9B4C8"),
    line=GOLD,
    light=GOLD_TINT,
    paper=PAPER,
    seat=colour("F7EFDB"),
    seat_on_turn=colour("FADF8E"),
    seat_passed=colour("CFC5AE"),
    ink=INK,
    accent=colour("7ADCCB"),
)
"""A board of navy blue with gold lines, on a wooden table."""

TEXT_COLOUR_PAIRS: tuple[tuple[Colour, Colour], ...] = (
    (WHITE, GREEN),
    (WHITE, BLUE),
    (WHITE, RED),
    *((ink, ground) for ground in (SKIN.board, SKIN.recess) for ink in (SKIN.light, SKIN.accent)),
    (SKIN.faded, SKIN.recess),
    *((INK, ground) for ground in (SKIN.seat, SKIN.seat_on_turn, SKIN.seat_passed, SKIN.accent)),
)
"""The pairs of text colour and background in addition to the shared ones."""

_MATERIALS = (
    "5E3A1E F2C79C D2603A 96C2B3 8FB8D4 C68479 A46829 1B2333 FFFFFF D3DFE3 97ABB5 5F6B78 FBEBB9 "
    "F0C544 DBA91C B8290F 570B0E 2D8467 142148 1F70A8"
)
"""The colours used in the art."""

_MIXES = (
    "1B4B77 1D2A4F 216EDA 243255 24544D 262C3A 294586 296C5A 2C3341 2F3A5D 2F6385 325159 344F8D "
    "363D49 377CDA 391721 3A8C71 3B392F 3D84AB 404652 435C95 437173 465F43 4685DC 47433C 48957A "
    "4E4E48 4E535E 535555 54858F 559696 566CA0 568EAC 569B86 5794BE 5C94E4 5E73A4 5F191C 5F5437 "
    "62AEA5 630F0F 65A28E 666660 682427 6AA0C5 6B6F75 6BBFB3 6E81AD 6F5B45 6F924B 702D2F 704621 "
    "717983 73AD9A 73CFC0 741610 767D94 76A5E8 77393B 79735A 7A7E68 7B6628 7C4647 7C7F83 7E4A8F "
    "7F90B7 815323 81684E 822226 82ABE1 83A5BD 848689 84929C 86743C 879A76 88271A 88593A 89B0CA "
    "8A3134 8B8776 8B8D90 8CB1A8 8E1E11 8E5A58 8E5F99 8E7866 907149 913D40 926062 935D27 939451 "
    "949AAC 95A3C3 968B65 97474A 999A9B 99AB90 9A4736 9B7936 9B927F 9E5457 9E731D 9EC0EF 9FC989 "
    "A07F4C A0C2D7 A43924 A47272 A4A5A4 A52611 A7C9BA A97B63 A9817D A98F3E AA665F AB6B6D ABC9DE "
    "AC801D AC926B AD742B AF783B B0B0AE B0D1C6 B2787A B291B4 B2BCD4 B3A887 B3CDF2 B45B48 B49293 "
    "B4C0C6 B5B88D B77F30 B89E36 B9884D BB8324 BB8789 BC987A BCBBB8 BD7D65 BDD8CF BE371A C08B33 "
    "C2B077 C34B34 C3B998 C44723 C49698 C4A8A2 C4C5C2 C58F1A C7AEAF C7CFE0 C7D1A4 C7DBE9 C95D49 "
    "C99536 CA9362 CACED2 CAE0D9 CBAA45 CD9920 CE6E59 CECDC7 D0A871 D0D3DA D3752A D4C3DA D4D6C2 "
    "D5C6A0 D6A63B D6B490 D6B7B4 D6C4C4 D6D4CD D7C480 D8BB5E DA3975 DAAC28 DAB23D DC9487 DD886C "
    "E05D7D E0C9CA E0DEBF E3D6D7 E4BD50 E4C994 E57C9E E5EFEC E6A67C E6C361 E9BEB6 E9DEDF E9E2D0 "
    "EABA8E EBBF43 EBD084 EBD5B5 ECCB6D EEA7C2 EEE8E0 EFAA9D EFDA9E F0D5C7 F3DA92 F3F0E5 F4F6F7 "
    "F5E3B1 F6EAC9 "
)
"""Colours of anti-aliased edges in text and art, which fill up the palette.

`python -m tests.programs.palette saint_petersburg` fits them again after a change of colours or
art.
"""

_TABLE = " ".join(
    "{:02X}{:02X}{:02X}".format(*each) for each in (*WOOD, *SKIN[1:], GREEN, BLUE, RED)
)

sprite_factory = SpriteFactory(Palette(f"{_MATERIALS} {_TABLE}", _MIXES))
