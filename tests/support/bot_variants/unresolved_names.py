"""`python -m bot` where no host name can be resolved, without asking the network."""

from __future__ import annotations

import socket
import sys

from bot import __main__
from tests.support.name_lookups import is_name

_getaddrinfo = socket.getaddrinfo


def _fail_for_names(host: object, *arguments: object, **options: object) -> object:
    if is_name(host):
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
    return _getaddrinfo(host, *arguments, **options)  # type: ignore[arg-type]


setattr(socket, "getaddrinfo", _fail_for_names)  # noqa: B010

if __name__ == "__main__":
    sys.exit(__main__.main())
