"""Compresses texts: each against the previous one, or many of them together.

Used by every database; the database stores the bytes without looking into them.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from typing import Any

from bot.storage.errors import StoreError

COMPRESSION_LEVEL = 9
MIN_WINDOW_BITS, MAX_WINDOW_BITS = 10, 15
"""The smallest and the largest window of zlib, as exponents of 2."""

MEMORY_BELOW_WINDOW = 6


def checksum(text: str) -> int:
    """Return a checksum that identifies the base of a delta."""
    return zlib.adler32(text.encode())


def compress_delta(text: str, base: str | None) -> bytes:
    """Compress a text with another one as zlib's dictionary, such as the state one move earlier."""
    new, base_bytes = text.encode(), (base or "").encode()
    # No larger than the texts need: allocating the window takes longer than the compression.
    window = max(MIN_WINDOW_BITS, min(MAX_WINDOW_BITS, (len(new) + len(base_bytes)).bit_length()))
    shape = (COMPRESSION_LEVEL, zlib.DEFLATED, window, window - MEMORY_BELOW_WINDOW)
    compressor = (
        zlib.compressobj(*shape, zdict=base_bytes) if base_bytes else zlib.compressobj(*shape)
    )
    return compressor.compress(new) + compressor.flush()


def restore_delta(delta: bytes, base: str | None) -> str:
    """Decompress a delta. Raises StoreError if it was made against another base."""
    decompressor = zlib.decompressobj(zdict=(base or "").encode())
    try:
        return (decompressor.decompress(delta) + decompressor.flush()).decode()
    except zlib.error as error:
        raise StoreError("the text before is another one") from error


def compress_lines(lines: Iterable[Any]) -> bytes:
    """Compress JSON values, each as a line."""
    return zlib.compress("\n".join(map(json.dumps, lines)).encode(), COMPRESSION_LEVEL)


def decompress_lines(compressed: bytes) -> list[Any]:
    """Decompress JSON values. Raises StoreError if the bytes are damaged."""
    try:
        lines = zlib.decompress(compressed).decode().splitlines()
    except zlib.error as error:
        raise StoreError("what is packed is damaged") from error
    return [json.loads(line) for line in lines]
