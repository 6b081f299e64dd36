// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// shuffle (6.15.13): element i of the result is the element of x that the low bits of mask[i] number. Only bits move,
// so all types of a size have the same body.
#include "each_type.h"

#if vec_width != 1 && vec_width != 3
#include "each_source.h"

#if is_float || is_signed
gentype shuffle(source x, ugentype mask) { return as_gentype(shuffle(__builtin_astype(x, usource), mask)); }
#else
#include <misc/pick.h>

gentype shuffle(source x, ugentype mask) {
  gentype result;
#pragma unroll
  for (int i = 0; i < vec_width; i++)
    result[i] = pick(x, mask[i]);
  return result;
}
#endif
#endif
