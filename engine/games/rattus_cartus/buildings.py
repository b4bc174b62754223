"""The 60 buildings: what each kind does and what supply each copy has, from `data/`.

Buildings are small integers: five copies of each kind, kind after kind. Copies differ in their
supply only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer, model_validator

from engine.games.rattus_cartus.cards import CLASS_COUNT, CLASS_IDS, DATA

EffectKind: TypeAlias = Literal[
    "draw",
    "brew",
    "pass",
    "joker",
    "rats",
    "heal",
    "levy",
    "sword",
    "look",
    "flute",
    "tokens",
    "gold",
    "nothing",
]
"""What a building does for a player.

- draw: draw `number` population cards.
- brew: draw one card per `number` of influence scored in this round.
- pass, joker, sword, flute, gold: gain `number` of these.
- rats: discard `number` rats.
- heal: discard `rats` rats, and one more for each of up to `number` hand cards discarded.
- levy: players with at least as many hand cards give you `number` of theirs, unless protected.
- look: look at `number` cards of the nun row.
- tokens: gain `number` victory tokens.
- nothing: no effect.
"""


class BuildingAction(BaseModel):
    """What a building does for the holder of the privilege, or for the others."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    does: EffectKind
    number: int = Field(ge=0)
    rats: int = Field(default=0, ge=0)

    @model_validator(mode="after")
    def check_brew(self) -> Self:
        if self.does == "brew" and not self.number:
            raise ValueError("a card is brewed for some influence")
        return self


class Supply(BaseModel):
    """What a supply box gives: cards to draw, rats to discard, nuns to look at."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    cards: int = Field(default=0, ge=0)
    rats: int = Field(default=0, ge=0)
    looks: int = Field(default=0, ge=0)


class KindFacts(BaseModel):
    """A kind of building. Its actions may be among those reconstructed instead."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    of_class: str = Field(alias="class")
    privilege: BuildingAction | None = None
    basic: BuildingAction | None = None


class ReconstructedActions(BaseModel):
    """The actions of a kind on which the rule book is silent."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    privilege: BuildingAction | None = None
    basic: BuildingAction | None = None


class ReconstructedBuildings(BaseModel):
    """The supplies of the copies in order, and the actions of some kinds."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    supplies: tuple[Supply, ...]
    actions: dict[str, ReconstructedActions]


class BuildingsFile(BaseModel):
    """The buildings in `data/rattus_cartus/buildings.json`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    copies: int
    kinds: tuple[KindFacts, ...]
    reconstructed: ReconstructedBuildings

    @model_validator(mode="after")
    def check_totals(self) -> Self:
        if len(self.reconstructed.supplies) != self.copies:
            raise ValueError("each copy has its supply")
        classes = [kind.of_class for kind in self.kinds]
        if sorted(classes) != sorted(2 * CLASS_IDS):
            raise ValueError("each class has two kinds of building")
        for kind in self.kinds:
            more = self.reconstructed.actions.get(kind.id, ReconstructedActions())
            if (kind.privilege is None) == (more.privilege is None):
                raise ValueError(f"the privilege of {kind.id} is given in exactly one place")
            if (kind.basic is None) == (more.basic is None):
                raise ValueError(f"the basic action of {kind.id} is given in exactly one place")
        return self


BUILDINGS_FILE = BuildingsFile.model_validate_json(
    (DATA / "buildings.json").read_text(encoding="utf-8")
)

COPIES_PER_KIND = BUILDINGS_FILE.copies


@dataclass(frozen=True, slots=True)
class Building:
    """A building: `kind` is the id of its kind, `cls` its class; `copy` counts from 1."""

    id: str
    kind: str
    cls: int
    copy: int
    supply: Supply
    privilege: BuildingAction
    basic: BuildingAction


def _copies_of_kind(kind: KindFacts) -> list[Building]:
    more = BUILDINGS_FILE.reconstructed.actions.get(kind.id, ReconstructedActions())
    privilege, basic = kind.privilege or more.privilege, kind.basic or more.basic
    assert privilege is not None
    assert basic is not None
    return [
        Building(
            id=f"{kind.id}_{copy}",
            kind=kind.id,
            cls=CLASS_IDS.index(kind.of_class),
            copy=copy,
            supply=supply,
            privilege=privilege,
            basic=basic,
        )
        for copy, supply in enumerate(BUILDINGS_FILE.reconstructed.supplies, 1)
    ]


BUILDINGS: tuple[Building, ...] = tuple(
    building for kind in BUILDINGS_FILE.kinds for building in _copies_of_kind(kind)
)
"""Every building, by its number."""

BUILDING_KINDS: tuple[str, ...] = tuple(kind.id for kind in BUILDINGS_FILE.kinds)

CLASS_OF_BUILDING: tuple[int, ...] = tuple(building.cls for building in BUILDINGS)

BUILDINGS_OF_CLASS: tuple[tuple[int, ...], ...] = tuple(
    tuple(number for number, own_class in enumerate(CLASS_OF_BUILDING) if own_class == cls)
    for cls in range(CLASS_COUNT)
)
"""The ten buildings of each class."""

_NUMBER_BY_ID = {building.id: number for number, building in enumerate(BUILDINGS)}


def building_number(name: Any) -> int:
    """Return the number of a building. Raises ValueError for anything but the id of one."""
    if not isinstance(name, str) or name not in _NUMBER_BY_ID:
        raise ValueError(f"no building is called {name!r}")
    return _NUMBER_BY_ID[name]


def building_id(number: int) -> str:
    """Return the id of a building: "palace_1" to "palace_5" and so on."""
    return BUILDINGS[number].id


BuildingNumber: TypeAlias = Annotated[
    int, BeforeValidator(building_number), PlainSerializer(building_id, return_type=str)
]
"""The number of a building; its id in JSON."""


def is_guard_tower(building: BuildingNumber) -> bool:
    """Return whether cards are taken with the building, and from nobody who is in one like it."""
    return BUILDINGS[building].privilege.does == "levy"
