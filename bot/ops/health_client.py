"""Asks a running bot for its health, from another process.

This module imports little, because a health check starts a new process every time.
"""

from __future__ import annotations

import json
from http.client import HTTPConnection, HTTPException

LOOPBACK = "127.0.0.1"
"""The address that this machine alone can reach."""

LOOPBACKS = {"0.0.0.0": LOOPBACK, "::": "::1"}  # noqa: S104
"""Where this machine reaches a port that is open on all of its addresses."""

HEALTH_TIMEOUT = 5.0
"""Seconds after which a part that does not answer counts as broken."""


class PortInUse(Exception):
    """The port cannot be listened on. The message is a sentence for the operator."""


def query_health(port: int, host: str = LOOPBACK) -> tuple[bool, str]:
    """Return whether the bot that listens there is healthy, and its status or the error."""
    connection = HTTPConnection(LOOPBACKS.get(host, host), port, timeout=2 * HEALTH_TIMEOUT)
    try:
        connection.request("GET", "/health")
        response = connection.getresponse()
        return response.status == 200, str(json.loads(response.read())["status"])
    except (OSError, HTTPException, ValueError, KeyError, TypeError) as error:
        return False, f"no answer on port {port}: {type(error).__name__}"
    finally:
        connection.close()
