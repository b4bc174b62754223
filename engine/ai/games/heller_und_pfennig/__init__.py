"""AI players of Auf Heller und Pfennig."""
