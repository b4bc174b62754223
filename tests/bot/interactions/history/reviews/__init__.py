"""Reviews of a person's own decisions."""
