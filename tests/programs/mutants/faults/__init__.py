"""The sixty faults, by their kinds."""

from __future__ import annotations

from tests.programs.mutants.fault import Fault
from tests.programs.mutants.faults import checks, failures, secrecy, slips

FAULTS: tuple[Fault, ...] = (*checks.FAULTS, *failures.FAULTS, *secrecy.FAULTS, *slips.FAULTS)
