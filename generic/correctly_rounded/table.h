// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of 16 and 32 doubles, in the address space table_space. looked_up(table, index) is the element that the low
// four bits of each element of index number. To be included after in_double.h.
#include <correctly_rounded/table_space.h>

#if elem_bits == 32
static inline doublen looked_up(table_space const double *table, vec(ulong) index) {
#if vec_width == 1
  return table[index & 15];
#elif vec_width == 3
  return (doublen)(table[index.x & 15], table[index.y & 15], table[index.z & 15]);
#else
  return shuffle(vload16(0, table), index);
#endif
}

// The same of 32, by the low five bits
#if vec_width > 1
static inline doublen looked_up_of_32(table_space const double *table, vec(ulong) index) {
  doublen found;
  for (int i = 0; i < vec_width; i++)
    found[i] = table[index[i] & 31];
  return found;
}
#endif
#endif
