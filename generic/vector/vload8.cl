// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vload8 (6.15.7): the eight elements at p[offset * 8] and after it, in one access that assumes the alignment of one
// element.
#define loads_only
#include "each_space.h"
#include "each_type.h"
#include <vector/consecutive.h>

#if vec_width == 8
gentype vload8(size_t offset, const space sgentype *p) {
  return load_consecutive(gentype, p + offset * 8, elem_bits / 8);
}
#endif
