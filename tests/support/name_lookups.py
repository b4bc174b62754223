"""Tells host names, which only a network can resolve, from addresses."""

from __future__ import annotations

import ipaddress


def is_name(host: object) -> bool:
    """Return whether a host as given to `socket.getaddrinfo` is neither an address nor empty."""
    text = host.decode() if isinstance(host, bytes) else host
    if not isinstance(text, str) or not text:
        return False
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return True
    return False
