"""Figures of speed and size, each with the bar it has to reach if there is one."""
