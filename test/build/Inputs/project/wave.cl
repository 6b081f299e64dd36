// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "gain.h"
#ifndef NAME
#define NAME wave
#endif

kernel void NAME(global const float *in, global float *out) {
  const size_t i = get_global_id(0);
  out[i] = clamp(GAIN * sinpi(in[i]), -1.0f, 1.0f);
}
