// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vload4 (6.15.7): the four elements at p[offset * 4] and after it, in one access that assumes the alignment of one
// element.
#define loads_only
#include "each_space.h"
#include "each_type.h"
#include <vector/consecutive.h>

#if vec_width == 4
gentype vload4(size_t offset, const space sgentype *p) {
  return load_consecutive(gentype, p + offset * 4, elem_bits / 8);
}
#endif
