# What can be planned, as infinitives.

plan-supply = prendre les provisions du bâtiment { $place }
plan-enter = entrer dans le bâtiment { $place }
