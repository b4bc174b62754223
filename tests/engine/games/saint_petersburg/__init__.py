"""Tests of the rules of Saint Petersburg."""
