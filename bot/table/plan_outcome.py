"""Why planned moves ended, as it is stored until their users are told."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class PlanEnd(StrEnum):
    """Why a plan ended. The values are stored, so they must not change."""

    GONE = "gone"
    """What it was about is gone."""

    ILLEGAL = "illegal"
    """The rules did not allow it when its turn came."""

    CAME_TRUE = "true"
    """What it waited for came true."""

    UNDONE = "undone"
    """Its user took a move back."""

    REPLACED = "replaced"
    """Its user made another move by hand when it was to be carried out."""

    STOOD_IN = "stood-in"
    """An AI plays for its user."""


@dataclass(frozen=True, slots=True)
class PlanOutcome:
    """Why a plan ended, and for an illegal action the reason of the rules with its parameters."""

    end: PlanEnd
    reason: str = ""
    params: tuple[tuple[str, Any], ...] = ()

    def dump(self) -> str:
        """The outcome as it is stored."""
        return json.dumps([self.end, self.reason, dict(self.params)], ensure_ascii=False)

    @classmethod
    def load(cls, text: str) -> PlanOutcome:
        """The outcome of a stored plan."""
        end, reason, params = json.loads(text)
        restored = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in params.items()
        }
        return cls(PlanEnd(end), reason, tuple(restored.items()))
