"""Asks a running bot how it does, from another process. Light, as it is done all the time."""

from __future__ import annotations

import json
from http.client import HTTPConnection, HTTPException

LOOPBACK = "127.0.0.1"
"""Nobody but this machine is told."""

HEALTH_TIMEOUT = 5.0
"""Seconds after which a part that does not answer counts as not working."""


class PortInUse(Exception):
    """Nothing can listen on the port; the message is one sentence for whoever runs the bot."""


def query_health(port: int) -> tuple[bool, str]:
    """Ask a running bot from outside: whether it does well, and its words."""
    connection = HTTPConnection(LOOPBACK, port, timeout=2 * HEALTH_TIMEOUT)
    try:
        connection.request("GET", "/health")
        response = connection.getresponse()
        return response.status == 200, str(json.loads(response.read())["status"])
    except (OSError, HTTPException, ValueError, KeyError, TypeError) as error:
        return False, f"no answer on port {port}: {type(error).__name__}"
    finally:
        connection.close()
