"""Games in one file: the rules are declared, and all that the contract asks for follows.

A file declares one subclass of `Simple`. It imports this package alone; pictures, texts and AI
players are to be derived from the same declaration, each in its own package.
"""

from engine.simple.declaration import Simple
from engine.simple.hidden import mine, pile, shown
from engine.simple.play import Move, Play

__all__ = ["Move", "Play", "Simple", "mine", "pile", "shown"]
