"""`python -m bot` that tries little for a decision: a review takes a second, not minutes."""

from __future__ import annotations

import sys

from bot import __main__
from bot.ai import processes, reviews
from engine.players.review import Depth

reviews.DEPTH = Depth(keep=2, sift=1, weigh=4)
# On a busy machine the last of all would never have its turn.
processes.LAST = 0

if __name__ == "__main__":
    sys.exit(__main__.main())
