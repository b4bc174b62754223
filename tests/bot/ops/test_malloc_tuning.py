"""malloc tuning: buffers of the size of a picture are mapped, not taken from the heap."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

MEASURE = """
import ctypes
from bot.ops.run import tune_malloc

class Mallinfo(ctypes.Structure):
    names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in names.split()]

libc = ctypes.CDLL(None)
libc.mallinfo2.restype = Mallinfo

def mapped_count():
    # By default, glibc allocates a size from the heap after a mapped block of it was freed.
    for _ in range(5):
        bytearray(1_500_000)
    before = libc.mallinfo2().hblks
    buffers = [bytearray(1_500_000) for _ in range(20)]
    return libc.mallinfo2().hblks - before

untuned_count = mapped_count()
tune_malloc()
print(untuned_count, mapped_count())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library's malloc")
def test_picture_buffers_are_mapped_outside_the_heap() -> None:
    output = subprocess.run(
        [sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True
    ).stdout
    untuned_count, tuned_count = map(int, output.split())
    # A few still fit into free heap memory.
    assert untuned_count == 0
    assert tuned_count > 10
