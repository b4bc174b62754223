"""Plays a tournament with quick AI players, to judge its pairing and standings."""
