"""`python -m bot` that forgets what its caches hold when it gets SIGUSR1, and writes that down.

What memory it needs then is what grows if something is kept for good. Caches fill for as long as
there are pictures that were never drawn before, and would hide it.
"""

from __future__ import annotations

import ctypes
import gc
import signal
import sys
from contextlib import suppress
from functools import _lru_cache_wrapper

from bot import __main__

FORGOTTEN = "the caches are empty"


def forget(*_signal: object) -> None:
    """Empty every cache of this project, and give the memory back."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in ("bot", "engine", "render"):
            for thing in list(vars(module).values()):
                if isinstance(thing, _lru_cache_wrapper):
                    thing.cache_clear()
    gc.collect()
    with suppress(OSError, AttributeError):  # only the C library of most Linuxes can give back
        ctypes.CDLL("libc.so.6").malloc_trim(0)
    print(FORGOTTEN, file=sys.stderr, flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, forget)
    sys.exit(__main__.main())
