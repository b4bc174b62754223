"""`python -m bot` where the package of the local table is not installed, as in an image."""

from __future__ import annotations

import sys

from bot import __main__
from bot.ops.run import LOCAL_TABLE_PACKAGE

if __name__ == "__main__":
    sys.modules[LOCAL_TABLE_PACKAGE] = None  # type: ignore[assignment]
    sys.exit(__main__.main())
