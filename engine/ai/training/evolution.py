"""CMA-ES over the weights of a policy (Hansen and Ostermeier, 2001), by the library cmaes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import TypeAlias

import numpy as np
from cmaes import CMA
from numpy.typing import NDArray

from engine.ai.training.tune_arguments import TuneArguments

Parameters: TypeAlias = Mapping[str, float]
"""A policy's weights by name."""

Point: TypeAlias = NDArray[np.float64]
"""A policy's weights as deviations from the start, in order, in initial standard deviations."""

AVERAGED = 4
"""The result is the average of the means of the last one in so many generations.

The means wander around the best weights, as a sample's fitness is mostly luck (Polyak and Juditsky,
"Acceleration of stochastic approximation by averaging", 1992). For the same reason the opponents
take the average: those that follow each mean lead astray.
"""


class Evolution:
    """A tuning after some generations: it depends only on its arguments and all fitness so far.

    The optimiser works in units of each weight's initial standard deviation.
    """

    def __init__(self, arguments: TuneArguments, start: Parameters) -> None:
        self._arguments = arguments
        self._start = start
        self._optimiser = CMA(
            mean=np.zeros(len(start)),
            sigma=1.0,
            seed=arguments.seed,
            population_size=arguments.samples,
        )
        self._samples = self._draw()
        self._means = list[Point]()
        self.opponents = start

    @property
    def finished(self) -> int:
        """The number of finished generations."""
        return len(self._means)

    @property
    def samples(self) -> list[Parameters]:
        """The samples of the next generation."""
        return [self._weights(each) for each in self._samples]

    @property
    def deals(self) -> range:
        """The deals of the next generation."""
        first = self.finished * self._arguments.deals
        return range(first, first + self._arguments.deals)

    @property
    def result(self) -> Parameters:
        """The average of the means of the last generations, one in `AVERAGED` of all."""
        return self._weights(np.mean(self._means[-ceil(self.finished / AVERAGED) :], axis=0))

    def finish_generation(self, fitness: Sequence[float]) -> None:
        """Move towards the better samples, whose fitness is given in order."""
        losses = [-each for each in fitness]
        self._optimiser.tell(list(zip(self._samples, losses, strict=True)))
        self._samples = self._draw()
        self._means.append(self._optimiser.mean.copy())
        if self._arguments.renew and self.finished % self._arguments.renew == 0:
            self.opponents = self.result

    def _draw(self) -> list[Point]:
        return [self._optimiser.ask() for _ in range(self._arguments.samples)]

    def _weights(self, deviations: Point) -> Parameters:
        return {
            name: start + self._arguments.spread * (abs(start) + 0.2) * float(deviation)
            for (name, start), deviation in zip(self._start.items(), deviations, strict=True)
        }
