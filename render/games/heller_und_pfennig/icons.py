"""The art and icons of Auf Heller und Pfennig: tiles, stalls and their cloths, money."""

from __future__ import annotations

from engine.core import Seat
from engine.games.heller_und_pfennig.tiles import tile_id
from render.art import SvgAsset
from render.icons import Shape


def _asset(name: str) -> SvgAsset:
    return SvgAsset(f"heller_und_pfennig/art/{name}.svg")


COIN = _asset("coin")
BACK = _asset("back")

FLAME: Shape = (
    (
        "area",
        (50, 2, 62, 30, 70, 22, 86, 48, 84, 74, 68, 94, 34, 94, 16, 76, 14, 52, 30, 34, 34, 48),
    ),
)
"""A fire that cuts a line in two."""

POINTER: Shape = (("area", (88, 6, 8, 50, 88, 94)),)
"""An arrow to the left."""

MARKET_STALL: Shape = (
    ("area", (12, 6, 88, 6, 100, 44, 0, 44)),
    ("disc", (0, 32, 34, 58)),
    ("disc", (33, 32, 67, 58)),
    ("disc", (66, 32, 100, 58)),
    ("area", (10, 56, 20, 56, 20, 96, 10, 96)),
    ("area", (80, 56, 90, 56, 90, 96, 80, 96)),
    ("area", (4, 68, 96, 68, 96, 82, 4, 82)),
)
"""A stall, as the sign of a round."""

PERSONS = {
    "+6": "king",
    "+5": "lady",
    "+4": "merchant",
    "+3": "baker",
    "+2": "farmer",
    "+1": "maid",
    "-1": "beggar",
    "-2": "gossip",
    "-3": "quack",
    "-4": "thief",
    "-5": "tax_collector",
    "-6": "robber_knight",
    "gold": "gold_sack",
    "fire": "fire",
    "eye": "evil_eye",
}
"""Who or what is on a tile, by the tile's id; also the file name of its art."""

_CLOTHS = ("scallops", "points", "squares", "plain")

_FRINGES: tuple[Shape, ...] = (
    (("disc", (0, 66, 50, 100)), ("disc", (50, 66, 100, 100))),
    (("area", (0, 82, 25, 100, 50, 82, 75, 100, 100, 82)),),
    (("area", (0, 80, 0, 98, 32, 98, 32, 80)), ("area", (68, 80, 68, 98, 100, 98, 100, 80))),
    (),
)

CLOTHS: tuple[Shape, ...] = tuple(
    (("area", (0, 0, 100, 0, 100, 84, 0, 84)), *fringe) for fringe in _FRINGES
)
"""The cloth of each seat's stalls as a small icon; its lower edge also identifies the seat."""


def tile_art(tile: int) -> SvgAsset:
    """Return the art of a tile."""
    return _asset(PERSONS[tile_id(tile)])


def stall_art(goods: int) -> SvgAsset:
    """Return the art of a stall with so many goods, without its cloth."""
    return _asset(f"stall_{goods}")


def cloth_icon(seat: Seat) -> SvgAsset:
    """Return the cloth of a seat's stall, to be drawn in the seat's colour."""
    return _asset(f"cloth_{_CLOTHS[seat]}")
