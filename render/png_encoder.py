"""PNG files from palette pixels, without searching for filters that flat art does not need."""

from __future__ import annotations

import struct

try:
    from isal.isal_zlib import compress, crc32
except ImportError:  # another processor: the standard library does the same, only slower
    from zlib import compress, crc32

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_LEVEL = 1
_PALETTE_8_BIT = bytes((8, 3, 0, 0, 0))
"""Depth 8, indexed colour, deflate, the five standard filters, not interlaced."""


def encode_png(lines: bytes | bytearray, width: int, height: int, palette: bytes) -> bytes:
    """A PNG of palette indices. Each line in `lines` begins with a 0, which means no filter."""
    if len(lines) != (width + 1) * height:
        raise ValueError(f"{len(lines)} bytes are no {height} lines of 1 + {width}")
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">II", width, height) + _PALETTE_8_BIT),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", compress(lines, _LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = crc32(content, crc32(kind))
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)
