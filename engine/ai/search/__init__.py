"""Tree search over information sets, with sequential halving at the root."""
