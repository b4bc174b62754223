"""Prometheus metrics of a running bot. They name neither people nor games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

_LATENCY_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Seconds. Discord invalidates an interaction without a response after 3."""

MOVES = Counter("nevsky_moves", "Moves confirmed, by what made them", ["kind"], registry=REGISTRY)
INTERACTION_SECONDS = Histogram(
    "nevsky_interaction_seconds",
    "Interactions answered, by kind, and the seconds from arrival to the full answer",
    ["kind"],
    buckets=_LATENCY_BUCKETS,
    registry=REGISTRY,
)
LATE_INTERACTIONS = Counter(
    "nevsky_late_interactions",
    "Interactions that Discord had given up when the bot acknowledged them",
    registry=REGISTRY,
)
POSTS = Counter("nevsky_posts", "Messages posted in channels", registry=REGISTRY)
POST_FAILURES = Counter(
    "nevsky_post_failures", "Times that a channel could not be told", registry=REGISTRY
)
PICTURE_SECONDS = Histogram(
    "nevsky_picture_seconds",
    "Pictures drawn, and the seconds it took, waiting for a thread included",
    buckets=_LATENCY_BUCKETS,
    registry=REGISTRY,
)
TABLES = Gauge("nevsky_tables", "Tables held in memory", registry=REGISTRY)
SHARD_TABLES = Gauge(
    "nevsky_shard_tables",
    "Tables held in memory, of each shard that this process is in charge of",
    ["shard"],
    registry=REGISTRY,
)
SHARD_CONNECTED = Gauge(
    "nevsky_shard_connected",
    "Whether this process is connected to Discord as that shard, in charge or soon to be",
    ["shard"],
    registry=REGISTRY,
)
LEASES_ACQUIRED = Counter(
    "nevsky_charges", "Times that this process came to be in charge of a shard", registry=REGISTRY
)
LOOP_DELAY = Histogram(
    "nevsky_event_loop_delay_seconds",
    "How much later than asked the event loop came round, once a second",
    buckets=(0.001, 0.005, *_LATENCY_BUCKETS),
    registry=REGISTRY,
)


@contextmanager
def time_interaction(kind: str) -> Iterator[None]:
    """Count an interaction of this kind, and measure the seconds that the block takes."""
    began = perf_counter()
    try:
        yield
    finally:
        INTERACTION_SECONDS.labels(kind).observe(perf_counter() - began)
