// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vstore3 (6.15.7): writes the three elements at p[offset * 3] and after it, in accesses of two and one, because a
// three-element vector is four elements long in memory and the fourth is not ours to write. They assume the alignment
// of one element.
#include "each_space.h"
#include "each_type.h"

#if vec_width == 3
void vstore3(gentype data, size_t offset, space sgentype *p) {
  typedef sgentype pair __attribute__((ext_vector_type(2), aligned(elem_bits / 8)));
  p += offset * 3;
  *(space pair *)p = data.xy;
  p[2] = data.z;
}
#endif
