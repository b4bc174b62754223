"""The colours, and the one palette that every picture is drawn in."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, 0 to 255 each."""


def _colour(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


WHITE = _colour("#FFFFFF")
INK = _colour("#1B2333")
MUTED = _colour("#55606E")
PAPER = _colour("#FBF7EC")
GROUND = _colour("#D3DFE3")
TRAY = _colour("#B9CAD1")
SHADE = _colour("#97ABB5")
SLATE = _colour("#46566B")
IDLE = _colour("#5F6B78")
SILVER = _colour("#DEE3E6")

GREEN = _colour("#2D8467")
BLUE = _colour("#142148")
RED = _colour("#570B0E")
GOLD = _colour("#DBA91C")
GREEN_TINT = _colour("#D2E8DC")
BLUE_TINT = _colour("#D5DBEE")
RED_TINT = _colour("#F0D9D5")
GOLD_TINT = _colour("#FBEBB9")
BRONZE = _colour("#8A6508")
COIN = _colour("#F0C544")
ALERT = _colour("#B8290F")

SEATS = tuple(map(_colour, ("#7A3E9D", "#B5510C", "#1F70A8", "#3A3F45", "#BE1E6B")))
"""The colour of each seat. Its number always stands beside or in it."""

INKS: tuple[tuple[Colour, Colour], ...] = (
    (INK, PAPER),
    (INK, GROUND),
    (INK, TRAY),
    (INK, WHITE),
    (INK, GOLD),
    (INK, GOLD_TINT),
    (INK, COIN),
    (INK, SILVER),
    (MUTED, PAPER),
    (MUTED, WHITE),
    (ALERT, PAPER),
    (ALERT, WHITE),
    (WHITE, INK),
    (WHITE, GREEN),
    (WHITE, BLUE),
    (WHITE, RED),
    (WHITE, SLATE),
    (WHITE, IDLE),
    (WHITE, ALERT),
    *((WHITE, seat) for seat in SEATS),
)
"""Which colour writes on which. Each pair has a contrast of at least 4.5."""

_MATERIALS = (
    "5E3A1E F2C79C D2603A 96C2B3 8FB8D4 C68479 A46829 1B2333 FFFFFF D3DFE3 97ABB5 5F6B78 FBEBB9 "
    "F0C544 DBA91C B8290F 570B0E 2D8467 142148 1F70A8"
)
"""What the art is painted with."""

_MIXES = (
    "1B4B77 202837 232F54 237598 24544D 262C3A 2A7F77 2C3341 2D79AD 2F6385 344064 391721 3A7155 "
    "3A8C71 3B392F 3D826F 3D84AB 404652 427A8F 444A55 4488B6 465F43 47433C 48957A 4A8A5A 4D462D "
    "4D5976 4E535E 535555 54858F 564E39 568EAC 569B86 5794BE 5B502B 5B5F64 610F0F 619E7C 621B1E "
    "64A58E 65452B 666660 666A71 668573 676C77 6A7682 6AA0C5 6F5B45 702A17 702D2F 704621 717983 "
    "7197B0 733436 73AD9A 741610 747E9B 77818B 784C35 7A7E68 7B6628 7C4647 7C6869 7C7F83 7D8C62 "
    "80B6A2 815323 81684E 824AA2 83A5BD 848689 84929C 86743C 879A76 88593A 88A08E 89B0CA 8A90A4 "
    "8B57AA 8B8776 8B8D90 8CB1A8 8E1E11 8E5A58 8E7866 8E959E 8F4844 8F5581 907149 9261AC 935D27 "
    "939451 957579 96A0A8 976769 99AB90 9A69A4 9A6CB1 9B7C24 9B927F 9C7058 9C9FA2 9D956E 9E731D "
    "A07F4C A0C2D7 A274A6 A2AAB5 A43924 A47272 A52611 A67EBE A7A087 A7C9BA A8ACAD A97B63 A9817D "
    "A98F3E A9BF9C AA665F AA8727 AB8586 ABC9DE AC926B AD742B AE4D41 AE9797 AF783B B0B0AE B0D1C6 "
    "B3B6BB B45B48 B4C0C6 B5B88D B89E36 B9884D B9AB6C BA9223 BA94AB BB5F20 BB8324 BC4732 BC987A "
    "BC9ECE BCBBB8 BD7D65 BD8732 BE371A BE9F99 C16656 C1C7CE C26F12 C34B34 C3B998 C44723 C4995F "
    "C4A8A2 C4C5C2 C58F1A C7AEAF C7DBE9 C99536 C9D6DB CACED2 CAE0D9 CB7943 CBAA45 CD9920 CE6E59 "
    "CE8B5D CEA530 CEC1C0 CECDC7 D0964B D09B92 D0A871 D0BA4A D3752A D3BDD3 D4A11E D4D6C2 D5C6A0 "
    "D6A63B D6B490 D6B7B4 D6C3E1 D6D1B0 D6D4CD D7C480 D8BB5E D9DADD DAA886 DAAC28 DAB23D DC835A "
    "DC9487 DD886C DFDED7 E0B63F E0D0C7 E3B32B E3D6D7 E4BD50 E4C994 E5B2A2 E6A67C E6C361 E6C5AE "
    "E9EFF1 EABA8E EBBF43 EBD084 EBD29E EBD5B5 ECCB6D EEE8E0 F0D5C7 F0DDA7 F3DA92 F4F3EA F4F6F7 "
    "F5E3B1 F6EAC9 "
)
"""The colours along edges, in writing and in art, which make the palette full.

`python -m tests.render.palette` fits them anew when a colour or a drawing is new.
"""


def _named() -> list[Colour]:
    named = [value for name, value in globals().items() if name.isupper() and name[0] != "_"]
    return [value for value in named if isinstance(value[0], int)] + list(SEATS)


def _colours(codes: str) -> list[Colour]:
    return [_colour(f"#{code}") for code in codes.split()]


GIVEN = tuple(dict.fromkeys([*_named(), *_colours(_MATERIALS)]))
"""All colours that something is painted or written with."""

PALETTE = tuple(dict.fromkeys([*GIVEN, *_colours(_MIXES)]))
"""The 256 colours of all pictures."""

INDEX = {colour: place for place, colour in reversed(list(enumerate(PALETTE)))}
"""Where a palette colour stands."""

PALETTE_BYTES = b"".join(map(bytes, PALETTE))

PALETTE_IMAGE = Image.new("P", (1, 1))
PALETTE_IMAGE.putpalette(PALETTE_BYTES)
