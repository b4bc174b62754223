"""Picture benchmarks that need a new process.

    python -m tests.programs.bench.new_process first

The argument names one of the functions in `MEASUREMENTS`, whose value is printed.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from render.contract.caches import clear_caches
from render.games.saint_petersburg import RENDERER
from tests.render.games.saint_petersburg.drawn_states import (
    CONTEXT,
    GAME,
    overfull_table,
    public,
    random_states,
    translate,
)
from tests.support.memory import release_free_memory


def first() -> float:
    """Return the milliseconds for the first table picture of the process."""
    view = public(overfull_table())
    translate("picture-free")  # reads the catalogues, which is not measured
    began = time.perf_counter()
    RENDERER.table(view, (), CONTEXT)
    return (time.perf_counter() - began) * 1000


def first_warmed() -> float:
    """Return the milliseconds for the first table picture with warm caches."""
    RENDERER.warm_caches(translate)
    return first()


def warming() -> float:
    """Return the milliseconds to warm the caches."""
    began = time.perf_counter()
    RENDERER.warm_caches(translate)
    return (time.perf_counter() - began) * 1000


def caches() -> float:
    """Return the MiB of the caches after far more pictures than they can hold."""
    for seed in range(8):
        for state in list(random_states(1 + seed % 4, seed))[::6]:
            RENDERER.table(public(state), (), CONTEXT)
            RENDERER.phase(public(state), (), CONTEXT)
            for seat in range(len(state.players)):
                RENDERER.hand(GAME.view(state, seat), CONTEXT)
                RENDERER.tableau(public(state), seat, CONTEXT)
    full = _resident()
    clear_caches()
    return full - _resident()


def _resident() -> float:
    """Return the resident memory in MiB, without free heap memory."""
    release_free_memory()
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    kib = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kib) / 1024


MEASUREMENTS = {each.__name__: each for each in (first, first_warmed, warming, caches)}

if __name__ == "__main__":
    print(MEASUREMENTS[sys.argv[1]]())
