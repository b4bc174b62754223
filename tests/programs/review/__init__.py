"""Whether what a review calls a costly decision is one: both choices played out many times."""
