"""Reads SQLite's write-ahead log by its file format
(https://sqlite.org/fileformat2.html#walformat).
"""

from __future__ import annotations

import struct

HEADER, FRAME_HEADER = 32, 24


def commits_in_prefix(wal: bytes, prefix_length: int) -> int:
    """Return the number of transactions that are complete in a prefix of a log.

    Counts frames with the log's current salt only; others are left over from before a checkpoint.
    """
    page = struct.unpack(">I", wal[8:12])[0]
    salt = wal[16:24]
    commits, at = 0, HEADER
    while at + FRAME_HEADER + page <= min(prefix_length, len(wal)):
        size_after = struct.unpack(">I", wal[at + 4 : at + 8])[0]
        if wal[at + 8 : at + 16] != salt:
            break
        commits += size_after != 0
        at += FRAME_HEADER + page
    return commits
