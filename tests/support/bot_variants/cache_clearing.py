"""`python -m bot` that forgets what its caches hold when it gets SIGUSR1, and writes that down.

What memory it needs then is what grows if something is kept for good. Caches fill for as long as
there are pictures that were never drawn before, and would hide it.
"""

from __future__ import annotations

import gc
import signal
import sys

from bot import __main__
from tests.support.memory import release_free_memory
from tests.support.render.colour_fidelity import clear_caches

CACHES_CLEARED = "the caches are empty"


def clear_caches_on_signal(*_signal: object) -> None:
    """Empty every cache of pictures, and give the memory back."""
    clear_caches()
    gc.collect()
    release_free_memory()
    print(CACHES_CLEARED, file=sys.stderr, flush=True)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, clear_caches_on_signal)
    sys.exit(__main__.main())
