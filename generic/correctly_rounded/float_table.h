// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of 8, 16 and 32 floats, in the address space table_space. looked_up_of(table, index, count) is the element
// that the low three, four or five bits of each element of index number. Both are of float, and defined in its pass, or
// in that of half, where float's has not included this header. To be included after each_float.h.
#ifndef float_table_pass
#define float_table_pass
#define end_of_pass "math/end_of_pass.h"
#include <correctly_rounded/table_space.h>

#if elem_bits == 32 || elem_bits == 16 && !defined float_has_tables
#if elem_bits == 32
#define float_has_tables
#endif
static inline floatn looked_up_of(table_space const float *table, uintn index, uint count) {
#if vec_width == 1
  return table[index & (count - 1)];
#elif vec_width == 3
  uint3 at = index & (count - 1);
  return (floatn)(table[at.x], table[at.y], table[at.z]);
#else
  return count == 8    ? shuffle(vload8(0, table), index)
         : count == 16 ? shuffle(vload16(0, table), index)
                       : shuffle2(vload16(0, table), vload16(1, table), index);
#endif
}

static inline floatn looked_up(table_space const float *table, uintn index) { return looked_up_of(table, index, 32); }
#endif
#endif
