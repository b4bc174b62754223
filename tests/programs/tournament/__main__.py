"""Plays a tournament with quick AI players.

    python -m tests.programs.tournament 23 3-4 --rounds 5 --seed 1 --format swiss

Prints one JSON object for each round, with the tables by seat, and one for the final standings.
Exits with 2 and a word about what is possible if so many cannot play at such tables.
"""

from __future__ import annotations

import argparse
import json
import sys

from bot.tournaments.table_sizes import TableSizes
from bot.tournaments.tournament import Format, Rules, Unplayable
from tests.programs.tournament.play import find_playable_game, play_tournament


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.programs.tournament")
    parser.add_argument("players", type=int, help="how many play")
    parser.add_argument("sizes", type=TableSizes.parse, help="people a table, such as 4 or 3-4")
    parser.add_argument("--rounds", type=int, default=4, help="rounds of a Swiss tournament")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--format", type=Format, choices=list(Format), default=Format.SWISS)
    parser.add_argument("--game", help="by default the first that has tables of these sizes")
    options = parser.parse_args()
    swiss = options.format is Format.SWISS
    rules = Rules(options.format, options.sizes, options.rounds if swiss else None)
    try:
        rules.check(options.players)
        game = find_playable_game(options.game, options.sizes)
    except Unplayable as fault:
        print(json.dumps({"error": fault.reason, "players": fault.players, "rounds": fault.rounds}))
        return 2
    for line in play_tournament(game, rules, options.players, options.seed):
        print(json.dumps(line), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
