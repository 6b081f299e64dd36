#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ewald.py N FILE: N charges in a periodic box, N a cube number: writes into FILE how far the forces of OpenMM's platform OpenCL, found by particle-mesh Ewald in
single precision, are from those of its platform Reference: the greatest distance over the greatest force, and the same of the roots of mean squares."""
import sys
import numpy
import openmm
from openmm import unit

EDGE, CUTOFF = 3.0, 1.0 # nanometres


def forces(platform, system, positions, properties):
    context = openmm.Context(system, openmm.VerletIntegrator(0.001), openmm.Platform.getPlatformByName(platform), properties)
    context.setPositions(positions)
    found = context.getState(getForces=True).getForces(asNumpy=True)
    return found.value_in_unit(unit.kilojoule_per_mole / unit.nanometer)


def main():
    side = round(int(sys.argv[1]) ** (1 / 3))
    if side**3 != int(sys.argv[1]):
        sys.exit(f"ewald.py: {sys.argv[1]} is no cube number")
    grid = numpy.stack(numpy.meshgrid(*[numpy.arange(side)] * 3), -1).reshape(-1, 3)
    # Charges of both signs near the points of a grid, so that none are on top of each other
    positions = (grid + 0.5 + numpy.random.default_rng(1).uniform(-0.3, 0.3, grid.shape)) * (EDGE / side)
    system, charges = openmm.System(), openmm.NonbondedForce()
    system.setDefaultPeriodicBoxVectors((EDGE, 0, 0), (0, EDGE, 0), (0, 0, EDGE))
    charges.setNonbondedMethod(openmm.NonbondedForce.PME)
    charges.setCutoffDistance(CUTOFF)
    charges.setEwaldErrorTolerance(1e-5)
    for i in range(len(positions)):
        system.addParticle(20.0)
        charges.addParticle(1.0 if i % 2 else -1.0, 0.2, 0.0)
    system.addForce(charges)
    exact = forces("Reference", system, positions, {})
    error = forces("OpenCL", system, positions, {"Precision": "single"}) - exact
    length, distance = numpy.linalg.norm(exact, axis=1), numpy.linalg.norm(error, axis=1)
    with open(sys.argv[2], "w") as out: # OpenMM prints warnings
        print(f"{distance.max() / length.max():.2e}\t{numpy.sqrt((distance**2).sum() / (length**2).sum()):.2e}", file=out)


main()
