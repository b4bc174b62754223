"""Tells languages apart by their small words, which hardly a sentence goes without."""

from __future__ import annotations

import re
from collections.abc import Mapping

SMALL_WORDS: Mapping[str, frozenset[str]] = {
    language: frozenset(words.split())
    for language, words in {
        "en": "the you is of it for your at this that what each are have has its can from there"
        " who about not would here which they be if with",
        "de": "der das ist eine einen einem mit für nicht aus von vom keine im hast zu zum zur sie"
        " oder wer sind nach kann kannst wie jetzt bei dem dann sich ich wird dort ohne und den"
        " diese dieser dieses",
        "fr": "de la à les le en et une est un ce pour que dans qui au il avec ou cette rien sur"
        " peut peux elle moins sa sont par après quand tous ici tout sans",
        "cs": "na z za ti má kdo nebo po ve už teď jen ještě nic až bez u každý není které jsou při"
        " od kolik nikdo může můžeš tam se je si",
    }.items()
}
"""Words that only one of the languages has."""

MIN_WORDS = 2
"""Fewer small words of another language may be part of a name."""

_WORD = re.compile(r"[^\W\d_]+")


def foreign_language(text: str, language: str) -> str | None:
    """Return the language in which a text seems to be instead of its own; None if it is not so.

    Nothing is known of a language without small words here: it may share those of another.
    """
    if language not in SMALL_WORDS:
        return None
    words = [word.lower() for word in _WORD.findall(text)]
    found = {name: sum(word in small for word in words) for name, small in SMALL_WORDS.items()}
    likely = max(found, key=lambda name: found[name])
    is_foreign = found[likely] >= MIN_WORDS and not found.get(language)
    return likely if is_foreign else None
