"""The processes in which AI players play matches."""

from __future__ import annotations

import signal

from engine.ai.match import make_process_pool


def test_ctrl_c_is_heard_by_the_parent_alone_from_the_start() -> None:
    """A process that is still loading would print where it was interrupted."""
    with make_process_pool(1) as pool:
        blocked = pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, []).result()
    assert signal.SIGINT in blocked
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
