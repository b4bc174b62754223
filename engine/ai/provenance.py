"""Provenance records: how the stored weights of AI players were made, and what they have beaten."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

ROUNDING = 1e-9
"""Difference that rounding may cause between the means of equal players."""

MIN_DEALS = 20
"""Deals without which nobody has won a match: too few of them may all end alike by chance."""

LEGACY_MARGIN = 0.03
"""By how much of equality weights may seem weaker than legacy ones that they replace."""

LEGACY_MARGIN_ALONE = 0.3
"""The same alone, in points."""


class AcceptanceResult(BaseModel):
    """The match that new weights won against those stored before.

    `mean` is the candidate's share of the wins (alone: the points it got more than its rival),
    `low` and `high` its 95 % confidence interval by deals, `equality` the mean of equally strong
    players: a half, or one by the seats in earlier records, where one candidate played against
    rivals alone. `rival` is the content hash of what it played against, `deals` the first deal and
    the one after the last, `player` what played with the weights: "policy", or "hard" for the
    search of that level, with so many `playouts` if it was not Hard's number. `margin` is 0, or how
    far below equality the interval might reach because the rival could not be made again (see
    `LegacyRecord`): not weaker is enough there.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    player: Literal["policy", "hard"]
    games: int
    deals: tuple[int, int]
    mean: float
    low: float
    high: float
    equality: float
    rival: str
    margin: float = 0.0
    playouts: int | None = None

    @property
    def bar(self) -> float:
        """What the lower end of the interval must exceed."""
        return self.equality - self.margin + ROUNDING

    @property
    def is_won(self) -> bool:
        """Whether the candidate is stronger than its rival, or with a margin not weaker."""
        first, end = self.deals
        return end - first >= MIN_DEALS and self.low > self.bar


class TrainingRecord(BaseModel):
    """Weights made by a training program of this repository, reproducible from the record.

    `command` made them out of `games` games, in `rounds_finished` of `rounds` rounds. `code` and
    `data` are content hashes of the code and the rules data that determine the result (see
    `engine.ai.training.fingerprint`), `inputs` the content hashes of stored weights that it used,
    by their place, `versions` those of Python and its packages.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Literal["trained"] = "trained"
    command: str
    seed: int
    games: int
    rounds_finished: int
    rounds: int
    complete: bool
    code: str
    data: str
    inputs: dict[str, str]
    versions: dict[str, str]
    acceptance: AcceptanceResult | None = None


class MeasurementRecord(BaseModel):
    """Figures that a command of this repository has measured.

    `weights` is the content hash of the stored weights for its number of players and its options;
    the other fields are those of `TrainingRecord`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Literal["measured"] = "measured"
    command: str
    code: str
    data: str
    weights: str
    versions: dict[str, str]


class LegacyRecord(BaseModel):
    """Weights from before records were complete: they cannot be made again from what is known.

    `command` is what was noted, in the options of its time; `known` lists what else is known.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Literal["legacy"] = "legacy"
    command: str
    seed: int
    games: int
    known: tuple[str, ...] = Field(min_length=1)


Provenance: TypeAlias = Annotated[TrainingRecord | LegacyRecord, Field(discriminator="kind")]
"""How stored weights were made."""
