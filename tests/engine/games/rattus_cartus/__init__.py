"""The rules of Rattus Cartus, case by case."""
