"""Builds the image, plays with it, and updates it under play.

    python -m tests.programs.image_check

Needs docker or podman. Prints a line per fault, then sizes and times. Exits with 1 if there are any
faults, or neither program is installed. Further arguments are passed to `build`.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from pathlib import Path

from tests.programs.image_check.engines import ENGINES, CommandLineEngine, EngineFailed, find_engine
from tests.programs.image_check.run import ImageReport, check_image

ROOT = Path(__file__).parents[3]
NEXT_VERSION = ROOT / "tests" / "support" / "bot_variants" / "next_version.py"

IMAGE, NEWER = "nevsky:check", "nevsky:check-newer"

NEWER_DOCKERFILE = f"""FROM {IMAGE}
COPY next_version.py bot/next_version.py
CMD ["python", "-m", "bot.next_version"]
"""
"""An image of a later version, which migrates the database."""

NO_ENGINE = "Running the image needs docker or podman, and neither is installed."


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.programs.image_check", description=__doc__
    )
    parser.add_argument("--moves", type=int, default=6, help="moves before and after the update")
    parser.add_argument("--engine", choices=ENGINES, default=find_engine())
    options, build_options = parser.parse_known_args()
    program = options.engine
    if program is None:
        print(NO_ENGINE, file=sys.stderr)
        return 1
    engine = CommandLineEngine(program)
    try:
        began = time.perf_counter()
        engine.build(IMAGE, ROOT, build_options)
        build_seconds = time.perf_counter() - began
        _build_newer(engine)
        report = asyncio.run(check_image(engine, IMAGE, NEWER, options.moves))
    except EngineFailed as error:
        print(error, file=sys.stderr)
        return 1
    print(*report.faults, sep="\n", end="\n" if report.faults else "")
    print(
        f"{IMAGE} by {program}: {engine.size(IMAGE) / 1e6:.0f} MB, built in {build_seconds:.0f} s"
    )
    print(_summary(report))
    return 1 if report.faults else 0


def _build_newer(engine: CommandLineEngine) -> None:
    with tempfile.TemporaryDirectory(prefix="nevsky-image-") as folder:
        (Path(folder) / "Dockerfile").write_text(NEWER_DOCKERFILE)
        shutil.copy(NEXT_VERSION, folder)
        engine.build(NEWER, Path(folder))


def _summary(report: ImageReport) -> str:
    times = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in report.seconds.items())
    return (
        f"{times}; {report.moves} moves, {report.refused} of them pressed again; "
        f"{len(report.faults)} faults"
    )


if __name__ == "__main__":
    sys.exit(main())
