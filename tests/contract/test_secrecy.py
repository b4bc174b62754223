"""No game reveals what is hidden."""

from engine.contract.secrecy import *  # noqa: F403
