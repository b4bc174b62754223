"""What SQLite's log holds, frame by frame, as its file format says."""

from __future__ import annotations

import struct

HEADER, FRAME_HEADER = 32, 24


def commits_within(log: bytes, kept: int) -> int:
    """How many transactions lie wholly within the first bytes of a log.

    Only frames of the log's present round count: those that repeat its salt.
    """
    page = struct.unpack(">I", log[8:12])[0]
    salt = log[16:24]
    commits, at = 0, HEADER
    while at + FRAME_HEADER + page <= min(kept, len(log)):
        size_after = struct.unpack(">I", log[at + 4 : at + 8])[0]
        if log[at + 8 : at + 16] != salt:
            break
        commits += size_after != 0
        at += FRAME_HEADER + page
    return commits
