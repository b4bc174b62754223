"""Texts made small: as what differs from the one before, and many of them as one.

Whatever database stands behind a store, it keeps these bytes and never looks into them.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from typing import Any

from bot.store.contract import StoreFailed

BEST = 9
SMALLEST, LARGEST = 10, 15
"""The windows of zlib, as powers of 2."""

MEMORY_BELOW_WINDOW = 6


def checksum(text: str) -> int:
    """Tells, nearly for certain, whether a text is the one that a difference was made to."""
    return zlib.adler32(text.encode())


def difference(text: str, before: str | None) -> bytes:
    """A text as what differs from another one, such as the state a move earlier."""
    new, known = text.encode(), (before or "").encode()
    # No larger a window than the texts need: making it takes longer than all the rest.
    window = max(SMALLEST, min(LARGEST, (len(new) + len(known)).bit_length()))
    shape = (BEST, zlib.DEFLATED, window, window - MEMORY_BELOW_WINDOW)
    packing = zlib.compressobj(*shape, zdict=known) if known else zlib.compressobj(*shape)
    return packing.compress(new) + packing.flush()


def whole(packed: bytes, before: str | None) -> str:
    """The text again. Raises StoreFailed where it was made to differ from another one."""
    unpacking = zlib.decompressobj(zdict=(before or "").encode())
    try:
        return (unpacking.decompress(packed) + unpacking.flush()).decode()
    except zlib.error as error:
        raise StoreFailed("the text before is another one") from error


def pack(lines: Iterable[Any]) -> bytes:
    """Values that JSON knows, a line each, as one."""
    return zlib.compress("\n".join(map(json.dumps, lines)).encode(), BEST)


def unpack(packed: bytes) -> list[Any]:
    """The values again, in their order. Raises StoreFailed for what is damaged."""
    try:
        lines = zlib.decompress(packed).decode().splitlines()
    except zlib.error as error:
        raise StoreFailed("what is packed is damaged") from error
    return [json.loads(line) for line in lines]
