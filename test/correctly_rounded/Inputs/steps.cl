// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Counts the floats for which F of a vector, whose first step is in float, differs from F of a scalar, which is
// computed in double. A work-item takes 16 * 64 neighbouring floats; work-items are far apart, of both signs, from
// 2^-30 to 2^30.
#include <oneclc/correctly_rounded.h>

kernel void compare(global uint *different) {
  const uint item = get_global_id(0), first = 0x30800000 + item / 2 * (uint)(60 * 0x1p23f / (get_global_size(0) / 2));
  for (uint k = 0; k < 64; k++) {
    float x[16], of_vector[16];
    for (uint i = 0; i < 16; i++)
      x[i] = as_float((first + 16 * k + i) | item << 31);
    vstore16(F(vload16(0, x)), 0, of_vector);
    for (uint i = 0; i < 16; i++) {
      const float of_scalar = F(x[i]);
      if (as_uint(of_vector[i]) != as_uint(of_scalar) && !(isnan(of_vector[i]) && isnan(of_scalar)))
        atomic_inc(different);
    }
  }
}
