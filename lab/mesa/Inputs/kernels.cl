// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whole kernels that have the same bits on every device, since they forbid contraction (docs/use/mesa.md).
#pragma OPENCL FP_CONTRACT OFF

// A number in [0, 1), of the work-item and k
static float random(uint k) {
  uint bits = (uint)get_global_id(0) * 0x9e3779b9u + k * 0x85ebca6bu;
  bits = (bits ^ bits >> 16) * 0x7feb352du;
  bits = (bits ^ bits >> 15) * 0x846ca68bu;
  return (float)((bits ^ bits >> 16) >> 8) * 0x1p-24f;
}

kernel void black_scholes(global float *out) {
  const float price = 5 + 30 * random(0), strike = 1 + 99 * random(1), years = 0.25f + 10 * random(2), rate = 0.02f,
              volatility = 0.3f;
  const float deviation = volatility * sqrt(years);
  const float d1 = (log(price / strike) + (rate + 0.5f * volatility * volatility) * years) / deviation;
  const float d2 = d1 - deviation, root_half = 0.70710678f;
  out[get_global_id(0)] =
      price * 0.5f * erfc(-d1 * root_half) - strike * exp(-rate * years) * 0.5f * erfc(-d2 * root_half);
}

kernel void planck(global float *out) {
  const float temperature = 1 + 4 * random(0);
  float sum = 0;
  for (int i = 1; i < 20; i++) {
    const float length = i * 0.3f, square = length * length;
    sum += 1 / (square * square * length * (exp(1 / (length * temperature)) - 1));
  }
  out[get_global_id(0)] = sum;
}

kernel void lennard_jones(global float *out) {
  const float x = 4 * random(0), y = 4 * random(1);
  float energy = 0;
  for (int i = 0; i < 20; i++) {
    const float dx = x - i * 0.1f, dy = y + 1, r2 = 1 / (dx * dx + dy * dy + 0.1f), r6 = r2 * r2 * r2;
    energy += r6 * (r6 - 0.5f);
  }
  out[get_global_id(0)] = energy;
}
