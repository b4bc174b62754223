"""AI players."""
