"""Information-set tree search, with sequential halving over the actions at the root."""
