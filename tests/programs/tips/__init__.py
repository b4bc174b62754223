"""Games in which one seat does what every tip says."""
