"""The options of games in one file in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.setting_choices import Selection, Setting, Switch
from engine.simple.declaration import Simple
from engine.simple.options import choices_of
from render.translation import Translate


class SimpleOptions:
    """Implements `bot.game_ui.OptionTexts`. The texts are `setting-` and `option-<name>`."""

    def __init__(self, rules: Simple) -> None:
        self._default = rules.Options()
        self.choices = choices_of(rules.Options)

    def describe(self, options: Any, names: Sequence[str], translate: Translate) -> list[str]:
        """Return a line for each option that differs from the default."""
        return [
            f"{setting.described(translate)}."
            for setting, default in zip(
                self.settings(options, translate),
                self.settings(self._default, translate),
                strict=True,
            )
            if setting.chosen != default.chosen
        ]

    def settings(self, options: Any, translate: Translate) -> list[Setting]:
        """Return the options as the lobby's form shows them."""
        return [self._setting(name, getattr(options, name), translate) for name in self.choices]

    def _setting(self, name: str, value: Any, translate: Translate) -> Setting:
        label, explanation = translate(f"setting-{name}"), translate(f"option-{name}")
        if isinstance(value, bool):
            return Switch(name, label, value, explanation)
        values = tuple((each, translate(f"setting-{name}-{each}")) for each in self.choices[name])
        return Selection(name, label, values, value, explanation)

    def choose(self, options: Any, code: str) -> Any | None:
        """Return the options after a choice; None for an unknown code."""
        name, _, value = code.partition(".")
        for each in self.choices.get(name, ()):
            if (str(int(each)) if isinstance(each, bool) else each) == value:
                return replace(options, **{name: each})
        return None
