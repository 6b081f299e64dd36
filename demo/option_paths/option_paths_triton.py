#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""option_paths_triton.py FILE [float|double [PATHS]]: what option_paths.cl computes, in Triton.

It writes the payoffs to FILE. enable_fp_fusion=False keeps products and sums apart. tl.exp is an approximation of the
hardware, so libdevice's functions are called."""
import sys

import torch
import triton
import triton.language as tl
from triton.language.extra.cuda import libdevice


@triton.jit
def uniform(bits, real: tl.constexpr):
    if real == tl.float64:
        return (bits.to(real) + 0.5) * 2.3283064365386963e-10  # 2^-32
    else:
        return ((bits >> 9).to(real) + 0.5) * 1.1920928955078125e-07  # 2^-23


@triton.jit
def normal(first, second, real: tl.constexpr):
    turn = tl.full([1], 6.283185307179586, real)
    return libdevice.sqrt_rn(-2 * libdevice.log(uniform(first, real))) * libdevice.cos(turn * uniform(second, real))


@triton.jit
def option_paths(payoffs, paths, B: tl.constexpr):
    path = tl.program_id(0) * B + tl.arange(0, B)
    real: tl.constexpr = payoffs.dtype.element_ty
    x = tl.zeros([B], real)
    sum = tl.zeros([B], real)
    for draw in range(128):
        c0 = path.to(tl.uint32)
        c1 = tl.zeros([B], tl.uint32) + draw.to(tl.uint32)
        c2 = tl.zeros([B], tl.uint32)
        c3 = tl.zeros([B], tl.uint32)
        k0 = tl.full([1], 2026, tl.uint32)
        k1 = tl.full([1], 0, tl.uint32)
        for _ in tl.static_range(10):  # rounds of Philox 4x32
            a, b = tl.umulhi(c0, 0xD2511F53), tl.umulhi(c2, 0xCD9E8D57)
            c0, c1, c2, c3 = b ^ c1 ^ k0, c2 * 0xCD9E8D57, a ^ c3 ^ k1, c0 * 0xD2511F53
            k0 += 0x9E3779B9
            k1 += 0xBB67AE85
        x += 0.0001220703125 + normal(c0, c1, real) * 0.015625
        sum += libdevice.exp(x)
        x += 0.0001220703125 + normal(c2, c3, real) * 0.015625
        sum += libdevice.exp(x)
    gain = 100 * (sum * 0.00390625) - 100
    tl.store(payoffs + path, tl.where(gain > 0, gain, 0), mask=path < paths)


out, kind, paths = (sys.argv[1:] + ["payoffs", "float", "1000000"][len(sys.argv) - 1:])[:3]
paths = int(paths)
payoffs = torch.empty(paths, device="cuda", dtype=torch.float32 if kind == "float" else torch.float64)


def run():
    option_paths[(triton.cdiv(paths, 128),)](payoffs, paths, B=128, enable_fp_fusion=False)


run()
print(f"{triton.testing.do_bench(run) / 1000:.6f} s")
payoffs.cpu().numpy().tofile(out)
