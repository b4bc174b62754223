"""How a concealed world is made to deal the same cards next as the true one.

What comes up from a stack is seen by everybody the moment it does, so worlds that deal different
cards differ rightly from then on. Each game brings the cards of its own to the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.saint_petersburg.state import State

DEALT_SOON = 8
"""Cards of a stack that may come up in one move."""


def saint_petersburg(state: State, other: State) -> bool:
    """Bring the next cards to the top again. False if one is in a hand by now."""
    for true, false in zip(state.stacks, other.stacks, strict=True):
        for card in true[-DEALT_SOON:]:
            if card not in false:
                return False
            false.remove(card)
        false += true[-DEALT_SOON:]
    return True


ALIKE: Mapping[str, Callable[[Any, Any], bool]] = {"saint_petersburg": saint_petersburg}
