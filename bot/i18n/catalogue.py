"""The texts of one language, each parsed when it is first used."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

_MESSAGE_START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The start of a message: its further lines are indented."""


class Catalogue(FluentBundle):
    """A Fluent bundle that parses lazily.

    A process uses few of the thousands of messages, and parsing them all would take longer than
    the rest of its start.
    """

    def __init__(self, language: str, sources: Iterable[str], functions: Mapping[str, Any]) -> None:
        """Take the texts of a language from Fluent sources, the first of each key."""
        # Isolation marks would show as boxes in pictures; `escape_name` isolates players' names.
        super().__init__([language], dict(functions), use_isolating=False)
        self._unparsed: dict[str, str] = {}
        self._parsed_messages = set[str]()
        for source in sources:
            self._index_messages(source)

    def _index_messages(self, source: str) -> None:
        starts = list(_MESSAGE_START.finditer(source))
        ends = [*(start.start() for start in starts), len(source)][1:]
        for start, end in zip(starts, ends, strict=True):
            self._unparsed.setdefault(start[1], source[start.start() : end])

    def message_ids(self) -> frozenset[str]:
        """The keys of all messages. Parses every one of them."""
        for key in tuple(self._unparsed):
            self._parse(key)
        return frozenset(self._parsed_messages)

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Any:
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, key: str, referrers: frozenset[str] = frozenset()) -> None:
        """Parse a message or a term after all to which it refers."""
        source = self._unparsed.get(key)
        if source is None or key in referrers:
            return
        resource, references = FluentResource(source), _References()
        references.visit(resource.body)
        for reference in references.keys:
            self._parse(reference, referrers | {key})
        # Pictures are drawn in threads, so a message must be added before it counts as parsed.
        self.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                self._parsed_messages.add(entry.id.name)
        self._unparsed.pop(key, None)


class _References(Visitor):
    """Collects the keys of the messages and terms to which an entry refers."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)
