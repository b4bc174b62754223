"""The faults, by their kinds."""

from __future__ import annotations

from tests.programs.mutants.fault import Fault
from tests.programs.mutants.faults.checks import CHECK_FAULTS, PERMISSION_FAULTS
from tests.programs.mutants.faults.slips import ORDER_FAULTS

FAULTS: tuple[Fault, ...] = (*CHECK_FAULTS, *PERMISSION_FAULTS, *ORDER_FAULTS)
