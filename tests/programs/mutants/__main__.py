"""Plants sixty faults, one at a time, and tells which test catches each.

    python -m tests.programs.mutants --workers 2
    python -m tests.programs.mutants --only stale-button --only bot/storage

The faults are planted in a copy of the working tree, as it is now. Their tests run there first
without any fault: they must pass, or a failure would say nothing. Exits with 1 unless every fault
is caught.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.programs.mutants.fault import Fault
from tests.programs.mutants.faults import FAULTS
from tests.programs.mutants.run import FailsAnyway, Verdict, check_unchanged, copied_tree, verdicts


def main(arguments: Sequence[str] | None = None, faults: Sequence[Fault] = FAULTS) -> int:
    """Judge the faults that are asked for, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.programs.mutants", description=__doc__)
    parser.add_argument("--only", action="append", default=[], metavar="NAME/PATH")
    parser.add_argument("--workers", type=int, default=1, help="how many faults at a time")
    given = parser.parse_args(arguments)
    chosen = [fault for fault in faults if not given.only or _is_meant(fault, given.only)]
    if not chosen:
        parser.error(f"no fault has such a name or lies there: {', '.join(given.only)}")
    caught = 0
    with copied_tree() as tree:
        try:
            check_unchanged(tree, chosen)
        except (FailsAnyway, ValueError) as why:
            print(why)
            return 1
        for verdict in verdicts(tree, chosen, given.workers):
            print(_line(verdict), flush=True)
            caught += verdict.caught_by is not None
    print(f"{caught} caught, {len(chosen) - caught} missed")
    return 0 if chosen and caught == len(chosen) else 1


def _is_meant(fault: Fault, only: Sequence[str]) -> bool:
    return any(fault.name == each or fault.path.startswith(each) for each in only)


def _line(verdict: Verdict) -> str:
    fault = verdict.fault
    what = f"{fault.name} ({verdict.seconds:.1f} s)"
    if verdict.caught_by is None:
        return f"MISSED {what}: {fault.what} {verdict.remark}"
    return f"caught {what}: {verdict.caught_by}"


if __name__ == "__main__":
    sys.exit(main())
