#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""option_paths_numba.py FILE [float|double [PATHS]]: what option_paths.cl computes, in Numba for CUDA.

It writes the payoffs to FILE. NVIDIA's compiler makes one instruction of a product and a sum. A product by
libdevice.fmul_rn or dmul_rn stays one."""
import math
import sys
import time

import numpy as np

np.row_stack = getattr(np, "row_stack", np.vstack)  # numba-cuda asks for it, and newer versions of NumPy lack it
from numba import cuda
from numba.cuda import libdevice

out, kind, paths = (sys.argv[1:] + ["payoffs", "float", "1000000"][len(sys.argv) - 1:])[:3]
if kind == "float":
    real, times, root = np.float32, libdevice.fmul_rn, libdevice.fsqrt_rn
    dropped, unit = np.uint64(9), np.float32(2**-23)
else:
    real, times, root = np.float64, libdevice.dmul_rn, libdevice.dsqrt_rn
    dropped, unit = np.uint64(0), np.float64(2**-32)
# Numba would make 64 signed bits, or doubles, of Python's numbers.
M0, M1, W0, W1 = map(np.uint64, (0xD2511F53, 0xCD9E8D57, 0x9E3779B9, 0xBB67AE85))
SEED, LOW, HALF, ZERO = map(np.uint64, (2026, 2**32 - 1, 32, 0))
MIDDLE, TURN, TWO, DRIFT = map(real, (0.5, 6.283185307179586, -2, 2**-13))
VOLATILITY, SHARE, HUNDRED, NOTHING = map(real, (2**-6, 2**-8, 100, 0))


@cuda.jit(device=True)
def uniform(bits):
    return times(real(bits >> dropped) + MIDDLE, unit)


@cuda.jit(device=True)
def normal(first, second):
    return times(root(times(TWO, math.log(uniform(first)))), math.cos(times(TURN, uniform(second))))


@cuda.jit
def option_paths(payoffs):
    path = cuda.grid(1)
    if path >= payoffs.size:
        return
    x = NOTHING
    sum = NOTHING
    for draw in range(128):
        c0, c1, c2, c3, k0, k1 = np.uint64(path), np.uint64(draw), ZERO, ZERO, SEED, ZERO
        for _ in range(10):  # rounds of Philox 4x32
            a, b = M0 * c0, M1 * c2
            c0, c1 = (b >> HALF) ^ c1 ^ k0, b & LOW
            c2, c3 = (a >> HALF) ^ c3 ^ k1, a & LOW
            k0, k1 = (k0 + W0) & LOW, (k1 + W1) & LOW
        x += DRIFT + times(normal(c0, c1), VOLATILITY)
        sum += math.exp(x)
        x += DRIFT + times(normal(c2, c3), VOLATILITY)
        sum += math.exp(x)
    gain = times(HUNDRED, times(sum, SHARE)) - HUNDRED
    payoffs[path] = gain if gain > NOTHING else NOTHING


payoffs = cuda.device_array(int(paths), real)


def run():
    begin = time.perf_counter()
    option_paths[(payoffs.size + 127) // 128, 128](payoffs)
    cuda.synchronize()
    return time.perf_counter() - begin


run()
print(f"{min(run() for _ in range(9)):.6f} s")
payoffs.copy_to_host().tofile(out)
