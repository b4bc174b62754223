"""Memory that is only waiting to be used again."""

from __future__ import annotations

import ctypes
from contextlib import suppress


def release_free_memory() -> None:
    """Give it back to the system, where the C library can: that of most Linuxes."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)
