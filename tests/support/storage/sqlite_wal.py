"""What SQLite's log holds, frame by frame, as its file format says."""

from __future__ import annotations

import struct

HEADER, FRAME_HEADER = 32, 24


def commits_in_prefix(wal: bytes, prefix_length: int) -> int:
    """How many transactions lie wholly within the first bytes of a log.

    Only frames of the log's present round count: those that repeat its salt.
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
