#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""three_bodies_jax.py [float|double [STEPS]]: the motion of three_bodies.cl in JAX."""
import os
import sys

# Without this option XLA makes one instruction of a product and a sum.
os.environ["XLA_FLAGS"] = os.environ.get("XLA_FLAGS", "") + " --xla_backend_extra_options=-nvptx-fma-level=0"
import jax
import jax.numpy as jnp
import numpy as np

jax.config.update("jax_enable_x64", True)
real, steps = (sys.argv[1:] + ["float", "1000000"][len(sys.argv) - 1:])[:2]
dtype = np.float32 if real == "float" else np.float64


def one_step(s, state):
    place, speed = state  # x and y of three bodies
    time = s.astype(dtype) * dtype(2**-7)
    stirring = jnp.stack([jnp.cos(time), jnp.sin(time)]) * dtype(0.0625)
    way = place[jnp.array([1, 2, 0])] - place
    square = way[:, 0] * way[:, 0] + way[:, 1] * way[:, 1]
    weight = jnp.power(square + dtype(0.0625), dtype(-1.5)) - 2 * jnp.exp(-8 * square)
    pull = way * weight[:, None]
    force = stirring - place * dtype(0.125)
    force = jnp.stack([force[0] + pull[0] - pull[2],  # in the order of three_bodies.cl
                       force[1] - pull[0] + pull[1],
                       force[2] - pull[1] + pull[2]])
    speed = speed + force * dtype(2**-7)
    return place + speed * dtype(2**-7), speed


place = jnp.array([[1, 0], [-0.5, 0.75], [-0.5, -0.75]], dtype)
speed = jnp.array([[0, 0.5], [-np.float32(0.4), -0.25], [np.float32(0.4), -0.25]], dtype)
run = jax.jit(lambda place, speed, steps: jax.lax.fori_loop(0, steps, one_step, (place, speed)))
place, _ = run(place, speed, int(steps))
bits = np.asarray(place).view(np.uint32 if real == "float" else np.uint64)
print(*(f"#{x:0{2 * x.itemsize}x},#{y:0{2 * y.itemsize}x}" for x, y in bits))
