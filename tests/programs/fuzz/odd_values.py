"""Odd texts, numbers and names: mentions, markup, control characters, extreme values."""

from __future__ import annotations

from random import Random

MAX_LENGTH = 6_000
"""The most characters that Discord accepts in an option."""

PIECES = (
    *[
        "@everyone",
        "@here",
        "<@100000000000000001>",
        "<@&100000000000000001>",
        "<#100000000000000001>",
    ],
    *[
        "<t:1:R>",
        "<:x:100000000000000001>",
        "**",
        "__",
        "~~",
        "||",
        "`",
        "```",
        "https://example.com/_x_",
        "~",
        "/",
        ".",
        "a",
    ],
    *[
        "[a](https://example.com)",
        "{0}",
        "%s",
        "../../etc/passwd",
        "null",
        "NaN",
        "-1",
        "0",
        "1e999",
    ],
    *("</stpete buy:1>", "# ", "-# ", "> ", ">>> ", "{ $name }", "'; DROP TABLE game; --", " "),
    # Directions, Hebrew and Arabic, nothing, an emoji cut in two, and control characters.
    *("\u202e", "\u2067", "\u200f", "\u05d0\u05d1", "\u0627\u0644", "\u200b", "\u0000", "\ud83c"),
    *("\n", "\r", "\t", "\x1b[31m"),
    # Emojis, accents, and numbers that are none.
    *("\U0001f3f4\u200d\u2620\ufe0f", "\U0001f1e8\U0001f1ff", "e\u0301\u0301\u0301"),
    *("\u00b2", "\u0663", "9" * 30),
)


def text(rng: Random, max_length: int = MAX_LENGTH) -> str:
    """Return some odd pieces joined, or sometimes one character up to the maximum length."""
    if rng.random() < 0.1:
        return rng.choice(PIECES)[:1] * max_length
    result = "".join(rng.choices(PIECES, k=rng.choice((0, 1, 1, 2, 3, 8))))
    if rng.random() < 0.3:
        result += "".join(
            chr(rng.choice((rng.randrange(0x20, 0x250), rng.randrange(0x2FFFF)))) for _ in range(4)
        )
    # A lone surrogate cannot be sent as UTF-8.
    return result.encode(errors="ignore").decode()[:max_length]


def number(rng: Random) -> int:
    """Return a number, many of them out of range."""
    return rng.choice((0, 1, -1, 10, 11, 2**31, 2**53, -(2**53), 2**63, 2**64, 10**30))


def name(rng: Random) -> str:
    """Return a name of 1 to 32 characters that Discord might accept."""
    result = text(rng, 32).replace("\x00", "")
    return result if result.strip() else "x"
