"""Buffers of the size of a picture stay out of the heap, also after the first few."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

MEASURE = """
import ctypes
from bot.ops.run import tune_malloc

class Held(ctypes.Structure):
    names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in names.split()]

libc = ctypes.CDLL(None)
libc.mallinfo2.restype = Held

def outside():
    # What was freed once makes the library think that such sizes belong into the heap.
    for _ in range(5):
        bytearray(1_500_000)
    before = libc.mallinfo2().hblks
    held = [bytearray(1_500_000) for _ in range(20)]
    return libc.mallinfo2().hblks - before

left_alone = outside()
tune_malloc()
print(left_alone, outside())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library's malloc")
def test_picture_buffers_are_held_outside_the_heap() -> None:
    told = subprocess.run(
        [sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True
    ).stdout
    left_alone, apart = map(int, told.split())
    # A few still fit into what the heap has free already.
    assert left_alone == 0
    assert apart > 10
