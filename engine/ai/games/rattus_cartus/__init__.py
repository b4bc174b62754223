"""AI players of Rattus Cartus."""
