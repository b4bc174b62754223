"""The choices of games in one file: their codes and labels follow from the declared moves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.game_ui import ChoicePath, MultiSelect
from bot.i18n.texts import normalize_for_search
from bot.simple.narration import SimpleNarration
from engine.simple.game import SimpleGame
from engine.simple.moves import CODE, NUMBER
from engine.simple.state import Move
from engine.simple.view import View
from render.translation import Translate

_DIGITS = re.compile("[0-9]+")


class SimplePanels:
    """Implements `bot.game_ui.Panels`."""

    def __init__(self, game: SimpleGame, narration: SimpleNarration) -> None:
        self._game, self._rules, self._narration = game, game.rules, narration

    def verbs(self, view: View) -> tuple[str, ...]:
        """Return the moves of the phase that somebody may make."""
        return () if view.over else self._game.offered(view)

    def verb_label(self, verb: str, view: View, translate: Translate) -> str:
        """Return the label of a move's button."""
        return translate(f"verb-{verb}")

    def may_pass_again(self, view: View) -> bool:
        """Return False: no move skips the rest of a phase."""
        return False

    def path(self, action: Move) -> ChoicePath:
        """Return the name of a move, and what is chosen with it."""
        return tuple(map(str, action))

    def action(self, path: ChoicePath) -> Move | None:
        """Return the move of a whole path, legal or not."""
        verb, *codes = path or ("",)
        if verb not in self._rules.moves or len(codes) != len(self._rules.moves[verb]):
            return None
        if not all(map(CODE.fullmatch, codes)):
            return None
        return (verb, *map(_value, codes))

    def label(
        self, path: ChoicePath, actions: Sequence[Move], view: View, translate: Translate
    ) -> str:
        """Return the label of the last choice, with what the file notes beside it.

        Only whoever chooses reads that: sentences name a choice without it.
        """
        place = len(path) - 1
        chosen, value = self._rules.moves[path[0]][place - 1], actions[0][place]
        label = self._narration.label(chosen, value, translate)
        facts = self._game.note(view, chosen, value)
        if not facts:
            return label
        named = self._narration.named(facts, translate)
        note = translate(f"note-{chosen}", **named)
        return translate("simple-noted", choice=label, note=note)

    def prompt(self, path: ChoicePath, view: View, translate: Translate) -> str:
        """Return the question that the next choice answers."""
        if not path:
            return translate("simple-turn")
        verb, *codes = path
        # Beyond the last choice nothing is asked, but a path of one may be looked at.
        asked = self._rules.moves.get(verb, ())[len(codes) : len(codes) + 1] if codes else ()
        keys = (f"ask-{each}" for each in (*asked, verb))
        own = next((key for key in keys if key in self._rules.text_keys), "simple-ask")
        question = translate(own)
        if not codes:
            return question
        chosen = [
            self._narration.label(each, _value(code), translate)
            for each, code in zip(self._rules.moves[verb], codes, strict=False)
        ]
        return f"{translate('simple-chosen', values=', '.join(chosen))}\n{question}"

    def multi_select(self, path: ChoicePath, actions: Sequence[Move]) -> MultiSelect | None:
        """Return None: one choice is made after the other."""
        return None

    def nothing_reason(self, path: ChoicePath, view: View) -> str:
        """Return the reason why there is nothing to choose."""
        return "nothing-to-choose" if path[0] in self._rules.moves else "old-button"

    def illegal_attempt(self, verb: str, view: View) -> Move | None:
        """Return a move by its name alone: the file may say why none is legal."""
        return (verb,) if verb in self._rules.moves else None

    def match_text(
        self, path: ChoicePath, text: str, view: View, translate: Translate
    ) -> str | None:
        """Return the code that a text names: a number, a known code, or the text of one."""
        chosen = self._rules.moves.get(path[0], ())[len(path) - 1 : len(path)]
        wanted = normalize_for_search(text)
        if not chosen or not wanted:
            return None
        if NUMBER.fullmatch(text.strip()):
            return text.strip()
        for code in self._codes(chosen[0], _DIGITS.findall(text)):
            label = self._narration.label(chosen[0], code, translate)
            if wanted in (code, normalize_for_search(label)):
                return code
        return None

    def _codes(self, chosen: str, numbers: Sequence[str]) -> Iterator[str]:
        """Yield the codes that the texts name: whole ones, and beginnings with these numbers.

        A code without a text is known by its colour.
        """
        for key in sorted(self._rules.text_keys):
            start = key.removeprefix(f"{chosen}-")
            if start == key:
                continue
            if key in self._rules.numbered_keys:
                yield from (f"{start}{number}" for number in numbers)
            else:
                yield start
        for start in self._rules.colours:
            yield from (start, *(f"{start}{number}" for number in numbers))


def _value(code: str) -> str | int:
    return int(code) if NUMBER.fullmatch(code) else code
