"""The sixty faults, by their kinds."""

from __future__ import annotations

from tests.programs.mutants.fault import Fault
from tests.programs.mutants.faults.checks import CHECK_FAULTS, PERMISSION_FAULTS
from tests.programs.mutants.faults.failures import ERROR_FAULTS, RETRY_FAULTS
from tests.programs.mutants.faults.secrecy import CACHE_FAULTS, SECRET_FAULTS
from tests.programs.mutants.faults.slips import (
    GENERATOR_FAULTS,
    LANGUAGE_FAULTS,
    LIMIT_FAULTS,
    ORDER_FAULTS,
)

FAULTS: tuple[Fault, ...] = (
    *CHECK_FAULTS,
    *PERMISSION_FAULTS,
    *ORDER_FAULTS,
    *LIMIT_FAULTS,
    *SECRET_FAULTS,
    *CACHE_FAULTS,
    *ERROR_FAULTS,
    *RETRY_FAULTS,
    *LANGUAGE_FAULTS,
    *GENERATOR_FAULTS,
)
