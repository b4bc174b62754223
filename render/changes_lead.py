"""How an alt text begins that tells what changed at a table."""

from __future__ import annotations

from collections.abc import Iterable

from render.translation import Translate, cached_text


def with_lead(sentences: Iterable[str], translate: Translate, *, in_replay: bool) -> list[str]:
    """Return the sentences; the first one is preceded by since when things have changed."""
    parts = [sentence for sentence in sentences if sentence]
    if parts:
        parts[0] = f"{cached_text(translate, 'alt-since', replay=int(in_replay))} {parts[0]}"
    return parts
