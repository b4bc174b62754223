"""The file format of recorded games: fingerprints of the legal actions, and the result.

`data/README.md` describes the format.
"""

from __future__ import annotations

from hashlib import md5
from typing import Any, Final, Literal

from engine import codec
from engine.core import AnyGame, Seat

FORMAT: Final[Literal["nevsky-1"]] = "nevsky-1"
"""The format identifier at the start of each recorded game."""


def legal_fingerprint(game: AnyGame, state: Any, seat: Seat) -> dict[str, Any]:
    """Return the number of legal actions and a hash of them that does not depend on their order."""
    texts = sorted(codec.dump_action(game, each) for each in game.legal_actions(state, seat))
    digest = md5("\n".join(texts).encode(), usedforsecurity=False).hexdigest()[:8]
    return {"legal_n": len(texts), "legal_md5": digest}


def result_record(game: AnyGame, state: Any) -> dict[str, list[int | None]]:
    """Return the result as plain lists, which are empty before the end."""
    result = game.result(state)
    if result is None:
        return {"points": [], "ranks": []}
    return {"points": list(result.points), "ranks": list(result.ranks)}
