#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""three_bodies_triton.py [float|double [STEPS]]: the motion of three_bodies.cl in Triton.

enable_fp_fusion=False keeps products and sums apart. tl.exp is an approximation of the hardware, so libdevice's
functions are called."""
import sys

import numpy as np
import torch
import triton
import triton.language as tl
from triton.language.extra.cuda import libdevice


@triton.jit
def pull(x, y, x2, y2):
    """The force on a body at (x, y) by another one at (x2, y2)."""
    dx = x2 - x
    dy = y2 - y
    square = dx * dx + dy * dy
    weight = libdevice.pow(square + 0.0625, square * 0 - 1.5) - 2 * libdevice.exp(-8 * square)
    return dx * weight, dy * weight


@triton.jit
def move(place, speed, force, step: tl.constexpr):
    speed += force * step
    return place + speed * step, speed


@triton.jit
def three_bodies(ends, steps):
    at = ends + tl.arange(0, 1)
    zero = tl.load(at) * 0
    step: tl.constexpr = 0.0078125
    x0, y0, x1, y1, x2, y2 = zero + 1, zero, zero - 0.5, zero + 0.75, zero - 0.5, zero - 0.75
    fast: tl.constexpr = 0.4000000059604645  # 0.4f
    u0, v0, u1, v1, u2, v2 = zero, zero + 0.5, zero - fast, zero - 0.25, zero + fast, zero - 0.25
    for s in range(steps):
        time = (zero + s) * step
        along, across = libdevice.cos(time) * 0.0625, libdevice.sin(time) * 0.0625
        px0, py0 = pull(x0, y0, x1, y1)
        px1, py1 = pull(x1, y1, x2, y2)
        px2, py2 = pull(x2, y2, x0, y0)
        x0, u0 = move(x0, u0, along - x0 * 0.125 + px0 - px2, step)
        y0, v0 = move(y0, v0, across - y0 * 0.125 + py0 - py2, step)
        x1, u1 = move(x1, u1, along - x1 * 0.125 - px0 + px1, step)
        y1, v1 = move(y1, v1, across - y1 * 0.125 - py0 + py1, step)
        x2, u2 = move(x2, u2, along - x2 * 0.125 - px1 + px2, step)
        y2, v2 = move(y2, v2, across - y2 * 0.125 - py1 + py2, step)
    tl.store(at, x0)
    tl.store(at + 1, y0)
    tl.store(at + 2, x1)
    tl.store(at + 3, y1)
    tl.store(at + 4, x2)
    tl.store(at + 5, y2)


real, steps = (sys.argv[1:] + ["float", "1000000"][len(sys.argv) - 1:])[:2]
ends = torch.zeros(6, device="cuda", dtype=torch.float32 if real == "float" else torch.float64)
three_bodies[(1,)](ends, int(steps), num_warps=1, enable_fp_fusion=False)
bits = ends.cpu().numpy().view(np.uint32 if real == "float" else np.uint64)
print(*(f"#{x:0{2 * x.itemsize}x},#{y:0{2 * y.itemsize}x}" for x, y in bits.reshape(3, 2)))
