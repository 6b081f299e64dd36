// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an Asian option pays on random paths of a price, each of 256 steps in a year: the mean price less 100, or
// nothing. The price begins at 100. Its logarithm grows by 2^-13 and a normal number times 2^-6 in each step (an
// interest of 1/16, a volatility of 1/4). The random numbers are functions of path and step, so each work-item computes
// a path on its own.
//
//   clc-run --global 1000000 option_paths.cl option_paths out@payoffs:float[1000000]
//   clc-run --global 1000000 -D DOUBLE option_paths.cl option_paths out@payoffs:double[1000000]
#pragma OPENCL FP_CONTRACT OFF
#ifdef DOUBLE
typedef double real;
#else
typedef float real;
#endif

// Philox 4x32 with ten rounds (Salmon, Moraes, Dror and Shaw: Parallel random numbers: as easy as 1, 2, 3; 2011)
static uint4 philox(uint4 counter, uint2 key) {
  for (int i = 0; i < 10; i++) {
    const ulong a = 0xD2511F53ul * counter.x, b = 0xCD9E8D57ul * counter.z;
    counter = (uint4)((uint)(b >> 32) ^ counter.y ^ key.x, (uint)b, (uint)(a >> 32) ^ counter.w ^ key.y, (uint)a);
    key += (uint2)(0x9E3779B9, 0xBB67AE85);
  }
  return counter;
}

// A number between 0 and 1, without rounding
static real uniform(uint bits) {
#ifdef DOUBLE
  return (bits + 0.5) * 0x1p-32;
#else
  return ((bits >> 9) + 0.5f) * 0x1p-23f;
#endif
}

// A normal number of two uniform ones (Box and Muller: A note on the generation of random normal deviates; 1958)
static real normal(uint first, uint second) {
  return sqrt(-2 * log(uniform(first))) * cos((real)6.283185307179586 * uniform(second));
}

kernel void option_paths(global real *payoffs) {
  const uint path = get_global_id(0);
  real x = 0, sum = 0;
  for (uint draw = 0; draw < 128; draw++) {
    const uint4 random = philox((uint4)(path, draw, 0, 0), (uint2)(2026, 0));
    x += 0x1p-13f + normal(random.x, random.y) * 0x1p-6f;
    sum += exp(x);
    x += 0x1p-13f + normal(random.z, random.w) * 0x1p-6f;
    sum += exp(x);
  }
  payoffs[path] = fmax(100 * (sum * 0x1p-8f) - 100, 0);
}
