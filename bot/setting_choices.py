"""Settings as values: what can be chosen, and what is chosen now.

A choice has a code, the name of the setting and that of the value: `edition.new_society`. A switch
has the values 0 and 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from render.translation import Translate


@dataclass(frozen=True, slots=True)
class Switch:
    """A setting that is on or off."""

    name: str
    """Its code; contains no `.`."""

    label: str
    is_on: bool
    explanation: str = ""
    """What it does if it is on, in up to 100 characters."""

    @property
    def chosen(self) -> str:
        """The code of its value now."""
        return str(int(self.is_on))

    def described(self, translate: Translate) -> str:
        """The setting and whether it is on."""
        return translate("setting-switched", setting=self.label, on=int(self.is_on))


@dataclass(frozen=True, slots=True)
class Selection:
    """A setting that has one of several values."""

    name: str
    """Its code; contains no `.`."""

    label: str
    values: tuple[tuple[str, str], ...]
    """The code and the label of each value; at most 25."""

    chosen: str
    """The code of its value now."""

    explanation: str = ""
    """What it is about, in up to 100 characters."""

    def described(self, translate: Translate) -> str:
        """The setting and its value."""
        return self.with_value(dict(self.values)[self.chosen], translate)

    def with_value(self, value: str, translate: Translate) -> str:
        """The setting and the label of one of its values."""
        return translate("setting-shown", setting=self.label, value=value)


Setting: TypeAlias = Switch | Selection


def describe_changes(
    before: Iterable[Setting], after: Iterable[Setting], translate: Translate
) -> list[str]:
    """A line for each setting whose value is another one afterwards."""
    old: Mapping[str, str] = {setting.name: setting.chosen for setting in before}
    return [
        f"- {setting.described(translate)}"
        for setting in after
        if old.get(setting.name) != setting.chosen
    ]
