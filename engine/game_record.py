"""A game as it was decided, in the form in which files keep it: what was possible, and the end.

`data/README.md` describes the form.
"""

from __future__ import annotations

from hashlib import md5
from typing import Any, Final, Literal

from engine import codec
from engine.core import AnyGame, Seat

FORMAT: Final[Literal["nevsky-1"]] = "nevsky-1"
"""What every game in such a file begins with."""


def legal_fingerprint(game: AnyGame, state: Any, seat: Seat) -> dict[str, Any]:
    """How many actions are legal, and which: the same hash in whatever order."""
    texts = sorted(codec.dump_action(game, each) for each in game.legal_actions(state, seat))
    digest = md5("\n".join(texts).encode(), usedforsecurity=False).hexdigest()[:8]
    return {"legal_n": len(texts), "legal_md5": digest}


def result_record(game: AnyGame, state: Any) -> dict[str, list[int | None]]:
    """The result in plain lists, empty before the end."""
    result = game.result(state)
    if result is None:
        return {"points": [], "ranks": []}
    return {"points": list(result.points), "ranks": list(result.ranks)}
