"""Tests of the Council of the Dike."""
