"""Self-play, training and tuning."""
