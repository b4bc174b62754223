"""Texts made small: as what differs from the one before, and many of them as one.

Whatever database stands behind a store, it keeps these bytes and never looks into them.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from typing import Any

from bot.storage.contract import StoreError

COMPRESSION_LEVEL = 9
MIN_WINDOW_BITS, MAX_WINDOW_BITS = 10, 15
"""The windows of zlib, as powers of 2."""

MEMORY_BELOW_WINDOW = 6


def checksum(text: str) -> int:
    """Tells, nearly for certain, whether a text is the one that a difference was made to."""
    return zlib.adler32(text.encode())


def compress_delta(text: str, base: str | None) -> bytes:
    """A text as what differs from another one, such as the state a move earlier."""
    new, base_bytes = text.encode(), (base or "").encode()
    # No larger a window than the texts need: making it takes longer than all the rest.
    window = max(MIN_WINDOW_BITS, min(MAX_WINDOW_BITS, (len(new) + len(base_bytes)).bit_length()))
    shape = (COMPRESSION_LEVEL, zlib.DEFLATED, window, window - MEMORY_BELOW_WINDOW)
    compressor = (
        zlib.compressobj(*shape, zdict=base_bytes) if base_bytes else zlib.compressobj(*shape)
    )
    return compressor.compress(new) + compressor.flush()


def restore_delta(delta: bytes, base: str | None) -> str:
    """The text again. Raises StoreError where it was made to differ from another one."""
    decompressor = zlib.decompressobj(zdict=(base or "").encode())
    try:
        return (decompressor.decompress(delta) + decompressor.flush()).decode()
    except zlib.error as error:
        raise StoreError("the text before is another one") from error


def compress_lines(lines: Iterable[Any]) -> bytes:
    """Values that JSON knows, a line each, as one."""
    return zlib.compress("\n".join(map(json.dumps, lines)).encode(), COMPRESSION_LEVEL)


def decompress_lines(compressed: bytes) -> list[Any]:
    """The values again, in their order. Raises StoreError for what is damaged."""
    try:
        lines = zlib.decompress(compressed).decode().splitlines()
    except zlib.error as error:
        raise StoreError("what is packed is damaged") from error
    return [json.loads(line) for line in lines]
