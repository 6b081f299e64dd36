#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""option_paths_jax.py FILE [float|double [PATHS]]: what option_paths.cl computes, in JAX.

It writes the payoffs to FILE."""
import os
import sys
import time

# Without this option XLA makes one instruction of a product and a sum.
os.environ["XLA_FLAGS"] = os.environ.get("XLA_FLAGS", "") + " --xla_backend_extra_options=-nvptx-fma-level=0"
import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_enable_x64", True)
out, kind, paths = (sys.argv[1:] + ["payoffs", "float", "1000000"][len(sys.argv) - 1:])[:3]
real, paths = np.float32 if kind == "float" else np.float64, int(paths)


def philox(c, k):
    """Philox 4x32 with ten rounds"""
    c0, c1, c2, c3 = c
    k0, k1 = k
    for _ in range(10):
        a = c0.astype(np.uint64) * np.uint64(0xD2511F53)
        b = c2.astype(np.uint64) * np.uint64(0xCD9E8D57)
        c0, c1 = (b >> 32).astype(np.uint32) ^ c1 ^ np.uint32(k0), b.astype(np.uint32)
        c2, c3 = (a >> 32).astype(np.uint32) ^ c3 ^ np.uint32(k1), a.astype(np.uint32)
        k0, k1 = (k0 + 0x9E3779B9) % 2**32, (k1 + 0xBB67AE85) % 2**32
    return c0, c1, c2, c3


def uniform(bits):
    if real == np.float64:
        return (bits.astype(real) + 0.5) * 2.0**-32
    return ((bits >> 9).astype(real) + real(0.5)) * real(2**-23)


def normal(first, second):
    return jnp.sqrt(-2 * jnp.log(uniform(first))) * jnp.cos(real(6.283185307179586) * uniform(second))


@jax.jit
def option_paths():
    path = jnp.arange(paths, dtype=np.uint32)
    zero = jnp.zeros(paths, np.uint32)

    def two_steps(draw, state):
        x, sum = state
        c0, c1, c2, c3 = philox((path, zero + draw.astype(np.uint32), zero, zero), (2026, 0))
        x = x + (real(2**-13) + normal(c0, c1) * real(2**-6))
        sum = sum + jnp.exp(x)
        x = x + (real(2**-13) + normal(c2, c3) * real(2**-6))
        return x, sum + jnp.exp(x)

    _, sum = jax.lax.fori_loop(0, 128, two_steps, (jnp.zeros(paths, real), jnp.zeros(paths, real)))
    gain = 100 * (sum * real(2**-8)) - 100
    return jnp.where(gain > 0, gain, 0)


option_paths().block_until_ready()
times = []
for _ in range(9):
    begin = time.perf_counter()
    option_paths().block_until_ready()
    times.append(time.perf_counter() - begin)
print(f"{min(times):.6f} s")
np.asarray(option_paths()).tofile(out)
