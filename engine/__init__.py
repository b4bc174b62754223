"""Rules of the games and AI players. No Discord, no pictures, no database, no texts."""

import os
from pathlib import Path

from engine.compiled import VARIABLE, use_build

if folder := os.environ.get(VARIABLE):
    use_build(Path(folder))
