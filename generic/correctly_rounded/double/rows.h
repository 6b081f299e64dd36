// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of tables: row_of_two(table, index) is the row that each element of index numbers, the sum of two doubles, and
// row_of_four one of two such sums, of which it returns the first. A row is one load, wherever a table lies.
// first_step.h includes it.
#include <correctly_rounded/table_space.h>

static inline double_word row_of_two(table_space const double2 *table, ugentype index) {
#if vec_width == 1
  double2 row = table[index];
  return (double_word){row.x, row.y};
#else
  double_word found;
#pragma unroll // LLVM leaves a loop of 16, which goes through memory.
  for (int i = 0; i < vec_width; i++) {
    double2 row = table[index[i]];
    found.high[i] = row.x;
    found.low[i] = row.y;
  }
  return found;
#endif
}

static inline double_word row_of_four(table_space const double4 *table, ugentype index, private double_word *other) {
#if vec_width == 1
  double4 row = table[index];
  *other = (double_word){row.z, row.w};
  return (double_word){row.x, row.y};
#else
  double_word first;
#pragma unroll
  for (int i = 0; i < vec_width; i++) {
    double4 row = table[index[i]];
    first.high[i] = row.x;
    first.low[i] = row.y;
    other->high[i] = row.z;
    other->low[i] = row.w;
  }
  return first;
#endif
}
