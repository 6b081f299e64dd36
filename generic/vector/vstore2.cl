// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vstore2 (6.15.7): writes the two elements at p[offset * 2] and after it, in one access that assumes the alignment of
// one element.
#include "each_space.h"
#include "each_type.h"

#if vec_width == 2
void vstore2(gentype data, size_t offset, space sgentype *p) {
  typedef gentype element_aligned __attribute__((aligned(elem_bits / 8)));
  *(space element_aligned *)(p + offset * 2) = data;
}
#endif
