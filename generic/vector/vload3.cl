// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vload3 (6.15.7): the three elements at p[offset * 3] and after it, in accesses of two and one, because a
// three-element vector is four elements long in memory and the fourth is not ours to read. They assume the alignment of
// one element.
#define loads_only
#include "each_space.h"
#include "each_type.h"

#if vec_width == 3
gentype vload3(size_t offset, const space sgentype *p) {
  typedef sgentype pair __attribute__((ext_vector_type(2), aligned(elem_bits / 8)));
  p += offset * 3;
  return (gentype)(*(const space pair *)p, p[2]);
}
#endif
