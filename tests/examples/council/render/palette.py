"""The colours of the Council, and its sprite factory."""

from __future__ import annotations

from render.canvas import SpriteFactory
from render.palette import Palette
from render.theme import colour

SEA = colour("2A6F97")
MEADOW = colour("B7D3A8")

sprite_factory = SpriteFactory(Palette("2A6F97 B7D3A8", ""))
