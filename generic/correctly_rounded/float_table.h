// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of 32 floats, in the address space table_space. looked_up(table, index) is the element that the low five bits
// of each element of index number. To be included after float_and_half.h.
#include <correctly_rounded/table_space.h>

#if elem_bits == 32
static inline gentype looked_up(table_space const float *table, ugentype index) {
#if vec_width == 1
  return table[index & 31];
#elif vec_width == 3
  return (gentype)(table[index.x & 31], table[index.y & 31], table[index.z & 31]);
#else
  return shuffle2(vload16(0, table), vload16(1, table), index);
#endif
}
#endif
