# What can be planned, as infinitives.

plan-supply = den Vorrat von Gebäude { $place } nehmen
plan-enter = Gebäude { $place } betreten
