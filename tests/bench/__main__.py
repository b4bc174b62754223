"""`python -m tests.bench`: every figure as one JSON object a line.

An area is a module with a function `figures` that yields them.
"""

from __future__ import annotations

from tests.bench import engine, film, load, people, players, render, store

AREAS = (engine, players, store, people, load, render, film)


def main() -> None:
    for area in AREAS:
        for figure in area.figures():
            print(figure.line(), flush=True)


if __name__ == "__main__":
    main()
