"""`python -m tests.programs.bench`: every figure as one JSON object a line.

An area is a module with a function `figures` that yields them.
"""

from __future__ import annotations

from tests.programs.bench import ai, animation, engine, load, ratings, render, storage

AREAS = (engine, ai, storage, ratings, load, render, animation)


def main() -> None:
    for area in AREAS:
        for figure in area.figures():
            print(figure.line(), flush=True)


if __name__ == "__main__":
    main()
