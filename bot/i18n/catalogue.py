"""The texts of one language in one folder, each parsed when it is first asked for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

_MESSAGE_START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a text begins: all else of it is further in than its name."""


class Catalogue(FluentBundle):
    """What Fluent knows as a bundle. Of some thousand texts a process says a few: to parse them
    all would take longer than the rest of its start.
    """

    def __init__(self, folder: Path, functions: Mapping[str, Any]) -> None:
        """The folder bears the language's name."""
        # Isolation marks would show as boxes in pictures; names are made safe by shown_name.
        super().__init__([folder.name], dict(functions), use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for file in sorted(folder.glob("*.ftl")):
            self._index_messages(file.read_text(encoding="utf-8"))

    def _index_messages(self, source: str) -> None:
        found = list(_MESSAGE_START.finditer(source))
        ends = [one.start() for one in found[1:]] + [len(source)]
        for one, end in zip(found, ends, strict=True):
            self._unparsed.setdefault(one[1], source[one.start() : end])

    def message_ids(self) -> frozenset[str]:
        """Every key that there is."""
        for key in tuple(self._unparsed):
            self._parse(key)
        return frozenset(self._messages)

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, key: str) -> None:
        source = self._unparsed.get(key)
        if source is not None:
            # Pictures are drawn in threads: a text is unread until it is there.
            self.add_resource(FluentResource(source))
            self._unparsed.pop(key, None)
