#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""three_bodies_numba.py [float|double [STEPS]]: the motion of three_bodies.cl in Numba for CUDA.

NVIDIA's compiler makes one instruction of a product and a sum. A product by libdevice.fmul_rn or dmul_rn stays one."""
import math
import os
import sys

os.environ.setdefault("NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS", "0")  # a motion is one thread
import numpy as np

np.row_stack = getattr(np, "row_stack", np.vstack)  # numba-cuda asks for it, and newer versions of NumPy lack it
from numba import cuda
from numba.cuda import libdevice

kind, steps = (sys.argv[1:] + ["float", "1000000"][len(sys.argv) - 1:])[:2]
real, times = (np.float32, libdevice.fmul_rn) if kind == "float" else (np.float64, libdevice.dmul_rn)
STEP, SPRING, STIR, SOFT, POWER, TWO, EIGHT = map(real, (2**-7, 0.125, 0.0625, 0.0625, -1.5, 2, -8))


@cuda.jit
def three_bodies(place, speed, force, steps):
    for s in range(steps):
        time = times(real(s), STEP)
        along, across = times(math.cos(time), STIR), times(math.sin(time), STIR)
        for i in range(3):
            force[i, 0] = along - times(place[i, 0], SPRING)
            force[i, 1] = across - times(place[i, 1], SPRING)
        for i in range(3):
            k = 0 if i == 2 else i + 1
            dx = place[k, 0] - place[i, 0]
            dy = place[k, 1] - place[i, 1]
            square = times(dx, dx) + times(dy, dy)
            weight = math.pow(square + SOFT, POWER) - times(TWO, math.exp(times(EIGHT, square)))
            px, py = times(dx, weight), times(dy, weight)
            force[i, 0] += px
            force[i, 1] += py
            force[k, 0] -= px
            force[k, 1] -= py
        for i in range(3):
            for j in range(2):
                speed[i, j] += times(force[i, j], STEP)
                place[i, j] += times(speed[i, j], STEP)


place = cuda.to_device(np.array([[1, 0], [-0.5, 0.75], [-0.5, -0.75]], real))
speed = cuda.to_device(np.array([[0, 0.5], [-np.float32(0.4), -0.25], [np.float32(0.4), -0.25]], real))
three_bodies[1, 1](place, speed, cuda.to_device(np.zeros((3, 2), real)), int(steps))
bits = place.copy_to_host().view(np.uint32 if kind == "float" else np.uint64)
print(*(f"#{x:0{2 * x.itemsize}x},#{y:0{2 * y.itemsize}x}" for x, y in bits))
