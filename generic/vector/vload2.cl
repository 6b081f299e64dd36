// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vload2 (6.15.7): the two elements at p[offset * 2] and after it, in one access that assumes the alignment of one
// element.
#define loads_only
#include "each_space.h"
#include "each_type.h"

#if vec_width == 2
gentype vload2(size_t offset, const space sgentype *p) {
  typedef gentype element_aligned __attribute__((aligned(elem_bits / 8)));
  return *(const space element_aligned *)(p + offset * 2);
}
#endif
