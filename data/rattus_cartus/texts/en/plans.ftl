# What can be planned, as infinitives.

plan-supply = take the supply of building { $place }
plan-enter = enter building { $place }
