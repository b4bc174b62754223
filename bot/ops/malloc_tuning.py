"""Keeps the process's memory flat where the C library would let it fray."""

from __future__ import annotations

import ctypes
from contextlib import suppress

M_MMAP_THRESHOLD = -3
"""The name of the setting in the GNU C library's malloc.h."""

MMAP_THRESHOLD = 256 * 1024
"""Bytes from which a buffer is given back to the system as soon as it is done with."""


def tune_malloc() -> None:
    """Hold picture buffers outside the heap from now on; where malloc is another one, do nothing.

    Left alone, the GNU C library moves buffers of the size of a picture into the heap after the
    first few, where the small things that outlive them keep the room between from being used.
    """
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, MMAP_THRESHOLD)
