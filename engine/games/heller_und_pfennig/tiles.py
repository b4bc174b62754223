"""The tiles and the number of stalls, from `data/`. Kinds of tiles are small integers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer, model_validator

DATA = Path(__file__).parents[3] / "data" / "heller_und_pfennig"

TILE_COUNT = 22


class TileFacts(BaseModel):
    """One kind of tile. `value` is what it pays per good; negative if it takes."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str = Field(pattern=r"^([+-][1-6]|gold|fire|eye)$")
    kind: Literal["buyer", "unpleasant", "gold", "fire", "eye"]
    value: int
    count: int = Field(ge=1, le=2)

    @model_validator(mode="after")
    def check_value(self) -> Self:
        shown = int(self.id) if self.id[0] in "+-" else 0
        kind = "buyer" if shown > 0 else "unpleasant" if shown < 0 else self.id
        if (self.kind, self.value) != (kind, shown):
            raise ValueError(f"{self.id} is a {kind} of {shown}")
        return self


class MarketFile(BaseModel):
    """The content of the box, in `data/heller_und_pfennig/market.json`.

    `stalls` is the number of a colour's stalls with 1, 2, 3 and 4 goods, `ones` the number of those
    with 1 good that are used, by number of players.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    rows: Literal[5]
    columns: Literal[6]
    start_money: int
    rounds: int
    tiles: tuple[TileFacts, ...]
    stalls: tuple[int, int, int, int]
    ones: dict[int, int]

    @model_validator(mode="after")
    def check_totals(self) -> Self:
        if sum(tile.count for tile in self.tiles) != TILE_COUNT:
            raise ValueError(f"there are {TILE_COUNT} tiles")
        return self


MARKET_FILE = MarketFile.model_validate_json((DATA / "market.json").read_text(encoding="utf-8"))

TILE_IDS: tuple[str, ...] = ("", *(tile.id for tile in MARKET_FILE.tiles))
"""The id of each kind of tile, by its number. Number 0 is no tile."""

TILE_VALUE: tuple[int, ...] = (0, *(tile.value for tile in MARKET_FILE.tiles))
"""What a tile pays per good, by its number; 0 for tiles that pay nothing themselves."""

_NUMBER_BY_ID = {name: number for number, name in enumerate(TILE_IDS) if name}

GOLD, FIRE, EYE = _NUMBER_BY_ID["gold"], _NUMBER_BY_ID["fire"], _NUMBER_BY_ID["eye"]

TILE_SET: tuple[int, ...] = tuple(
    _NUMBER_BY_ID[tile.id] for tile in MARKET_FILE.tiles for _ in range(tile.count)
)
"""All tiles of a round, in ascending order."""


def tile_number(name: Any) -> int:
    """Return the number of a kind of tile. Raises ValueError for anything but the id of one."""
    if not isinstance(name, str) or name not in _NUMBER_BY_ID:
        raise ValueError(f"no tile is called {name!r}")
    return _NUMBER_BY_ID[name]


def tile_id(tile: int) -> str:
    """Return the id of a kind of tile: "+3", "-6", "gold", "fire" or "eye"."""
    return TILE_IDS[tile]


Tile: TypeAlias = Annotated[
    int, BeforeValidator(tile_number), PlainSerializer(tile_id, return_type=str)
]
"""The number of a kind of tile; its id in JSON."""
