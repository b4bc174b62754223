"""Programs that tune policies and train value functions, from self-play."""

import os

# Set before numpy is loaded: results must not depend on the number of cores, and a thread a process
# is faster for matrices of this size.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
