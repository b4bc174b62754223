"""Which texts a game in one file lacks for what it tells, and which of its texts nothing uses."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property, lru_cache

from bot.i18n.texts import DEFAULT_LANGUAGE, Texts
from bot.simple.texts import COMMAND_KEY, KEY, SIMPLE_TEXTS
from engine.simple.declaration import Simple
from engine.simple.options import choices_of
from engine.simple.source import source_words
from engine.simple.state import Move, Told
from render.simple.words import face_start, text_of

_OF_EVERY_GAME = ("game-title", "game-invitation", "rules", "rules-overview", "cover-alt")
_CLOSE = 0.75
"""How similar a key must be to be suggested for another, as difflib counts it."""

_REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)\s*[.}]")


class TextKeys:
    """The keys of the texts of a game in one file, and what it does with them.

    What its source says in constants is known, and the events of games add what else it tells.
    """

    def __init__(self, rules: Simple, told: Collection[Told] = ()) -> None:
        self._rules, self._told, self._words = rules, told, source_words(rules)
        self._chosen = {name for chosen in rules.moves.values() for name in chosen}

    def missing(self) -> dict[str, str]:
        """Return the keys of texts without which something is told to nobody, by what is told."""
        own = self._rules.text_keys
        lacking = dict[str, str]()
        for key, is_private in sorted(self._words.told):
            possible = {f"told-{key}", f"apart-{key}"} if is_private else {f"told-{key}"}
            if not possible & own:
                lacking[key] = f"{'apart' if is_private else 'told'}-{key}"
        for event in self._told:
            text = f"{'told' if event.to is None else 'apart'}-{event.key}"
            if text not in own:
                lacking[event.key] = text
        return lacking

    def unused(self) -> dict[str, str | None]:
        """Return the keys that nothing uses, in any language, and the nearest one that is used."""
        sources = self._rules.texts.values()
        referred = {key for source in sources for key in _REFERENCE.findall(source)}
        keys = sorted({key for source in sources for key in KEY.findall(source)} - referred)
        return {key: self._nearest(key) for key in keys if not self._is_used(key)}

    def _nearest(self, key: str) -> str | None:
        """Return the end of a key if that is used, such as `lamp-dim` of `choice-lamp-dim`.

        What is asked for the first choice of a move has the name of the move.
        """
        start, _, end = key.partition("-")
        first = [move for move, chosen in self._rules.moves.items() if chosen[:1] == (end,)]
        if start == "ask" and first:
            return f"ask-{first[0]}"
        if self._is_kind(end):
            return end
        used = self._expected.union(filter(self._is_used, self._rules.text_keys))
        close = get_close_matches(key, sorted(used), 1, _CLOSE)
        return close[0] if close else None

    def _is_used(self, key: str) -> bool:
        start, _, rest = key.partition("-")
        if start in ("told", "apart"):
            return key in self._expected or self._words.may_say(rest)
        if start == "illegal" and self._words.may_say(rest):
            return True
        if start == "figure":
            return rest in self._words.names or self._words.may_say(rest)
        return key in self._expected or self._is_kind(key) or key in shared_keys()

    def _is_kind(self, key: str) -> bool:
        """Return whether a key is one of a kind of pieces, choices or facts: `card` or `card-h`."""
        return any(key == kind or key.startswith(f"{kind}-") for kind in self._kinds)

    @cached_property
    def _kinds(self) -> set[str]:
        pieces = {each.partition(":")[0] for each in self._words.constants if ":" in each}
        told = {name for event in self._told for name, _ in event.facts}
        return (self._chosen | self._words.facts | pieces | told) - {""}

    @cached_property
    def _expected(self) -> set[str]:
        """The keys that are used whatever the file says, and those of what it tells."""
        told = {key for key, _ in self._words.told} | {event.key for event in self._told}
        later = {name for chosen in self._rules.moves.values() for name in chosen[1:]}
        by_start: Mapping[str, Collection[str]] = {
            "phase": self._rules.phases,
            "question": self._rules.phases,
            "verb": self._rules.moves,
            "ask": {*self._rules.moves, *later},
            "you": self._rules.moves,
            "command": self._rules.moves,
            "choice": self._chosen,
            "note": self._chosen if type(self._rules).note is not Simple.note else (),
            "told": {*told, *self._rules.moves, "out", "resigned"},
            "apart": told,
        }
        return {
            COMMAND_KEY,
            *_OF_EVERY_GAME,
            *(f"{start}-{word}" for start, words in by_start.items() for word in words),
            *(f"option-{name}" for name in self._chosen),
            *_option_keys(self._rules),
        }


def unnamed_code(rules: Simple, move: Move) -> str | None:
    """Return which code of a move lacks a text, although others of its kind have one."""
    name, *values = move
    for kind, code in zip(rules.moves[str(name)], values, strict=True):
        named = sorted(key for key in rules.text_keys if key.startswith(f"{kind}-"))
        if not named or isinstance(code, int) or text_of(rules, kind, code):
            continue
        if not {code, face_start(code)} & {*rules.colours}:
            close = get_close_matches(f"{kind}-{code}", named, 1, _CLOSE)
            nearest = f", or is it {close[0].partition('-')[2]}" if close else ""
            return f"no text says what the {kind} {code} is; write {kind}-{code}{nearest}"
    return None


@lru_cache(maxsize=1)
def shared_keys() -> frozenset[str]:
    """Return the keys of texts of all games, which a file may replace."""
    return SIMPLE_TEXTS.keys(DEFAULT_LANGUAGE) | Texts().keys(DEFAULT_LANGUAGE)


def _option_keys(rules: Simple) -> Iterator[str]:
    for name, values in choices_of(rules.Options).items():
        yield from (f"option-{name}", f"setting-{name}")
        yield from (f"setting-{name}-{value}" for value in values if isinstance(value, str))
