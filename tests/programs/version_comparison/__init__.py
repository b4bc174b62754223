"""Today's AI players against those of an older commit."""
