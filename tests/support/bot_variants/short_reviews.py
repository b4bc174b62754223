"""`python -m bot` with a small budget for reviews, which take a second instead of minutes."""

from __future__ import annotations

import sys

from bot import __main__
from bot.ai_seats import review_queue, worker_pool
from engine.ai.review import ReviewBudget

review_queue.REVIEW_BUDGET = ReviewBudget(
    max_candidates=2, screening_samples=1, confirmation_samples=4
)
# On a busy machine, processes of the lowest priority would never get any time.
worker_pool.LOWEST_PRIORITY = 0

if __name__ == "__main__":
    sys.exit(__main__.main())
