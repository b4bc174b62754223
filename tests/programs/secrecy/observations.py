"""What observers have noticed in two states, and how that differs."""

from __future__ import annotations

from collections.abc import Sequence

WORK = "work"
"""The kind of the observation of how much the bot did."""


def seen_by_observers(observations: Sequence[object], *, in_private: bool) -> list[object]:
    """The observations without pauses, work, the log, and the mere existence of private answers.

    A move that a person makes by hand has those, one that the table makes for them has not. The
    contents of private answers are among them if `in_private`.
    """
    return [
        seen
        for seen in observations
        if isinstance(seen, tuple)
        and seen[0] not in ("pause", WORK)
        and (in_private or str(seen[1]).startswith("/channels/"))
    ]


def difference(first: Sequence[object], second: Sequence[object]) -> str | None:
    """Describe the first difference between two lists of observations; None if they are equal."""
    for place, (true, concealed) in enumerate(zip(first, second, strict=False)):
        if true != concealed:
            return (
                f"observation {place}: {_short(true)}\n"
                f"  but in the concealed state: {_short(concealed)}"
            )
    if len(first) != len(second):
        longer = first if len(first) > len(second) else second
        return f"only in one of the states: {_short(longer[min(len(first), len(second))])}"
    return None


def _short(observation: object) -> str:
    if not isinstance(observation, tuple):
        return str(observation)
    files = [(name, alt, len(content), hash(content)) for name, alt, content in observation[-1]]
    return " ".join(map(str, (*observation[:-1], files)))
