"""Picture benchmarks in a new process: `python -m tests.programs.bench.new_process first`."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from render.games.saint_petersburg import SaintPetersburgRenderer
from tests.render.games.saint_petersburg.drawn_states import (
    GAME,
    NAMES,
    overfull_table,
    public,
    random_states,
    translate,
)
from tests.support.memory import release_free_memory
from tests.support.render.colour_fidelity import clear_caches

RENDERER = SaintPetersburgRenderer()


def first() -> float:
    """Milliseconds for the first table of a process."""
    view = public(overfull_table())
    translate("picture-hand-empty")  # reading the catalogues is not drawing
    began = time.perf_counter()
    RENDERER.table(view, NAMES, translate)
    return (time.perf_counter() - began) * 1000


def first_warmed() -> float:
    RENDERER.warm_caches(translate)
    return first()


def warming() -> float:
    began = time.perf_counter()
    RENDERER.warm_caches(translate)
    return (time.perf_counter() - began) * 1000


def caches() -> float:
    """MiB that the caches hold after far more pictures than they can keep."""
    for seed in range(8):
        for state in list(random_states(1 + seed % 4, seed))[::6]:
            RENDERER.table(public(state), NAMES, translate)
            RENDERER.phase(public(state), (), NAMES, translate)
            for seat in range(len(state.players)):
                RENDERER.hand(GAME.view(state, seat), NAMES, translate)
                RENDERER.tableau(public(state), seat, NAMES, translate)
    full = _resident()
    clear_caches()
    return full - _resident()


def _resident() -> float:
    """MiB of memory in use now, without what is only waiting to be used again."""
    release_free_memory()
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    kib = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kib) / 1024


MEASUREMENTS = {each.__name__: each for each in (first, first_warmed, warming, caches)}

if __name__ == "__main__":
    print(MEASUREMENTS[sys.argv[1]]())
