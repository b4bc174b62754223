"""Prints how many MiB the caches of pictures take in a new process, after far more pictures than
they can hold.

    python -m tests.programs.bench.cache_size
"""

from __future__ import annotations

from pathlib import Path

from render.contract.caches import clear_caches
from render.games.saint_petersburg import RENDERER
from tests.render.games.saint_petersburg.drawn_states import CONTEXT, GAME, public, random_states
from tests.support.memory import release_free_memory


def main() -> None:
    for seed in range(8):
        for state in list(random_states(1 + seed % 4, seed))[::6]:
            RENDERER.table(public(state), (), CONTEXT)
            RENDERER.phase(public(state), (), CONTEXT)
            for seat in range(len(state.players)):
                RENDERER.hand(GAME.view(state, seat), CONTEXT)
                RENDERER.tableau(public(state), seat, CONTEXT)
    full = _resident()
    clear_caches()
    print(full - _resident())


def _resident() -> float:
    """Return the resident memory in MiB, without free heap memory."""
    release_free_memory()
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    kib = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kib) / 1024


if __name__ == "__main__":
    main()
