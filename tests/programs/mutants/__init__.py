"""Plants faults in a copy of the source, and asks which test catches each."""
