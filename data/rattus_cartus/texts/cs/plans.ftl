# What can be planned, as infinitives.

plan-supply = vzít zásobu budovy { $place }
plan-enter = vstoupit do budovy { $place }
