"""What people ask, by commands and buttons, and the one private answer each of them gets."""
