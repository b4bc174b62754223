"""`python -m bot` that clears its picture caches on SIGUSR1, and logs that.

The memory in use afterwards shows leaks, which filling caches would hide.
"""

from __future__ import annotations

import gc
import signal
import sys

from bot import __main__
from render.contract.caches import clear_caches
from tests.support.memory import release_free_memory

CACHES_CLEARED = "the caches are empty"


def clear_caches_on_signal(*_signal: object) -> None:
    """Clear all caches of pictures and return free memory to the system."""
    clear_caches()
    gc.collect()
    release_free_memory()
    print(CACHES_CLEARED, file=sys.stderr, flush=True)


def main() -> int:
    signal.signal(signal.SIGUSR1, clear_caches_on_signal)
    return __main__.main()


if __name__ == "__main__":
    sys.exit(main())
