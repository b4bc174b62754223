"""`python -m bot` that tries little for a decision: a review takes a second, not minutes."""

from __future__ import annotations

import sys

from bot import __main__
from bot.ai_seats import review_queue, worker_pool
from engine.ai.review import ReviewBudget

review_queue.REVIEW_BUDGET = ReviewBudget(
    max_candidates=2, screening_samples=1, confirmation_samples=4
)
# On a busy machine the last of all would never have its turn.
worker_pool.LOWEST_PRIORITY = 0

if __name__ == "__main__":
    sys.exit(__main__.main())
