"""AI players: from what a seat may know to one of its legal actions.

Whoever holds the true state makes a `position.position` of it, in which everything the seat
cannot know is dealt anew; a player of `levels` gets nothing else. A game brings its judgement
as a `policy.Policy` and is listed in `registry`; all else here knows no game.
"""
