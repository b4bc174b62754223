"""Tests of the rules of Rattus Cartus."""
