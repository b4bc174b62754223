"""Programs that tune policies and train value functions, from self-play."""
