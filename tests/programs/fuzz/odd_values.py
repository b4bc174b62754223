"""Texts, numbers and names that nobody in his right mind would send."""

from __future__ import annotations

from random import Random

MAX_LENGTH = 6_000
"""Characters that Discord takes in an option."""

PIECES = (
    "@everyone",
    "@here",
    "<@100000000000000001>",
    "<@&100000000000000001>",
    "<#100000000000000001>",
    "</stpete buy:1>",
    "<t:1:R>",
    "<:x:100000000000000001>",
    "**",
    "__",
    "~~",
    "||",
    "`",
    "```",
    "# ",
    "-# ",
    "> ",
    ">>> ",
    "[a](https://example.com)",
    "https://example.com/_x_",
    "\u202e",
    "\u2067",
    "\u200f",
    "\u05d0\u05d1",
    "\u0627\u0644",
    "\u200b",
    "\u0000",
    "\ud83c",
    "\n",
    "\r",
    "\t",
    "\x1b[31m",
    "\U0001f3f4\u200d\u2620\ufe0f",
    "\U0001f1e8\U0001f1ff",
    "e\u0301\u0301\u0301",
    "\u00b2",
    "\u0663",
    "{ $name }",
    "{0}",
    "%s",
    "'; DROP TABLE game; --",
    "../../etc/passwd",
    "null",
    "NaN",
    "-1",
    "0",
    "1e999",
    "9" * 30,
    "~",
    "/",
    ".",
    " ",
    "a",
)


def text(rng: Random, max_length: int = MAX_LENGTH) -> str:
    """Odd pieces in a row, now and then as many as there may be."""
    if rng.random() < 0.1:
        return rng.choice(PIECES)[:1] * max_length
    made = "".join(rng.choices(PIECES, k=rng.choice((0, 1, 1, 2, 3, 8))))
    if rng.random() < 0.3:
        made += "".join(
            chr(rng.choice((rng.randrange(0x20, 0x250), rng.randrange(0x2FFFF)))) for _ in range(4)
        )
    # Half a surrogate pair is no text that could come over the wire.
    return made.encode(errors="ignore").decode()[:max_length]


def number(rng: Random) -> int:
    """A number that is too small, too large, or just odd."""
    return rng.choice((0, 1, -1, 10, 11, 2**31, 2**53, -(2**53), 2**63, 2**64, 10**30))


def name(rng: Random) -> str:
    """Something that Discord might take as a name: 1 to 32 characters."""
    made = text(rng, 32).replace("\x00", "")
    return made if made.strip() else "x"
