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
#elif vec_width == 8
  // Pairs of lanes, and pairs of these: LLVM 22 makes three times as many permutations of single elements.
  double8 row_04 = (double8)(table[index[0]], table[index[4]]), row_15 = (double8)(table[index[1]], table[index[5]]);
  double8 row_26 = (double8)(table[index[2]], table[index[6]]), row_37 = (double8)(table[index[3]], table[index[7]]);
  double8 xz_01 = __builtin_shufflevector(row_04, row_15, 0, 8, 2, 10, 4, 12, 6, 14);
  double8 xz_23 = __builtin_shufflevector(row_26, row_37, 0, 8, 2, 10, 4, 12, 6, 14);
  double8 yw_01 = __builtin_shufflevector(row_04, row_15, 1, 9, 3, 11, 5, 13, 7, 15);
  double8 yw_23 = __builtin_shufflevector(row_26, row_37, 1, 9, 3, 11, 5, 13, 7, 15);
  *other = (double_word){__builtin_shufflevector(xz_01, xz_23, 2, 3, 10, 11, 6, 7, 14, 15),
                         __builtin_shufflevector(yw_01, yw_23, 2, 3, 10, 11, 6, 7, 14, 15)};
  return (double_word){__builtin_shufflevector(xz_01, xz_23, 0, 1, 8, 9, 4, 5, 12, 13),
                       __builtin_shufflevector(yw_01, yw_23, 0, 1, 8, 9, 4, 5, 12, 13)};
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
