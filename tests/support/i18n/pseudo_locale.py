"""A pseudo-locale: the English texts in Greek letters.

A table that speaks it shows Latin letters wherever a text does not come from a catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from bot.contract.translation import QUOTED_COMMAND
from bot.i18n.texts import SHARED_TEXTS_FOLDER, Texts, shared_texts
from bot.simple.texts import SIMPLE_TEXTS, sources_of
from engine.simple import Simple
from tests.contract.adapters import SIMPLE_EXAMPLES
from tests.contract.bot_adapters import BOT_ADAPTERS

PSEUDO_LOCALE = "de"
"""The locale that the pseudo-locale replaces; it has the plural forms of English."""

_GREEK = "αβψδεφγηιξκλμνοπθρστυβωχυζ"
_TO_GREEK = str.maketrans(ascii_lowercase + ascii_uppercase, _GREEK + _GREEK.upper())


def pseudo_translate(text: str) -> str:
    """Translate a text into the pseudo-locale; quoted commands keep their English names."""
    parts, quoted = QUOTED_COMMAND.split(text), QUOTED_COMMAND.findall(text)
    words = [part.translate(_TO_GREEK) for part in parts]
    return "".join(map("".join, zip(words, [*quoted, ""], strict=True)))


class _PseudoTranslator(Transformer):
    """Translates a parsed catalogue into the pseudo-locale."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802
        return ftl.TextElement(node.value.translate(_TO_GREEK))

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> ftl.StringLiteral:  # noqa: N802
        return ftl.StringLiteral(node.value.translate(_TO_GREEK))

    def visit_Pattern(self, node: ftl.Pattern) -> ftl.Pattern:  # noqa: N802
        """Leave quoted commands as they are, also with a variable inside: `/{ $command } join`."""
        elements, quoted = list[ftl.TextElement | ftl.Placeable](), False
        for element in node.elements:
            if isinstance(element, ftl.TextElement):
                parts = re.split("(`)", element.value)
                text = ""
                for part in parts:
                    quoted ^= part == "`"
                    text += part if quoted else part.translate(_TO_GREEK)
                elements.append(ftl.TextElement(text))
            else:
                elements.append(self.visit(element))
        return ftl.Pattern(elements)


def write_pseudo_locale(english: Path, folder: Path) -> Path:
    """Write the pseudo-locale of a folder of English catalogues below `folder`.

    Returns the folder of the language.
    """
    target = folder / PSEUDO_LOCALE
    target.mkdir(parents=True)
    for file in english.glob("*.ftl"):
        pseudo = _pseudo_catalogue(file.read_text(encoding="utf-8"))
        (target / file.name).write_text(pseudo, encoding="utf-8")
    return target


@cache
def _pseudo_catalogue(english: str) -> str:
    resource = FluentParser().parse(english)
    return FluentSerializer().serialize(_PseudoTranslator().visit(resource))


def write_catalogues(rules: Simple, folder: Path) -> Path:
    """Write the texts of a game in one file as catalogues below `folder`, and return it."""
    for language, source in sources_of(rules).items():
        (folder / language).mkdir(parents=True)
        (folder / language / "game.ftl").write_text(source, encoding="utf-8")
    return folder


@contextmanager
def pseudo_locale_installed(folder: Path) -> Iterator[None]:
    """Load the pseudo-locale for every game while the block runs, in place of German."""
    catalogues: list[tuple[Texts, Path]] = [(shared_texts(), SHARED_TEXTS_FOLDER)]
    catalogues += [
        (adapter.ui.texts, catalogue_folder(name)) for name, adapter in BOT_ADAPTERS.items()
    ]
    catalogues.append((SIMPLE_TEXTS, SIMPLE_TEXTS.folder))
    catalogues += [
        (BOT_ADAPTERS[game.name].ui.texts, write_catalogues(game.rules, folder / game.name))
        for game in SIMPLE_EXAMPLES
    ]
    before = [(texts, dict(texts._catalogues)) for texts, _ in catalogues]
    for number, (texts, source) in enumerate(catalogues):
        texts.load_language(write_pseudo_locale(source / "en", folder / str(number)))
    try:
        yield
    finally:
        for texts, bundles in before:
            texts._catalogues = bundles
            texts._translators.clear()
            texts._formatters.clear()


def catalogue_folder(game: str) -> Path:
    """Return the folder of a game's catalogues, wherever the game comes from."""
    return BOT_ADAPTERS[game].ui.texts.folder
