// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_type: whether Intel's exchanges take this type. They take all scalar types and vectors of all of them but half,
// double and 64-bit integers. value_at(x, lane): x of another lane, for such types. Included once per type.
#undef intel_type
#define intel_type (vec_width == 1 || elem_bits < 16 || (elem_bits == 16 && !is_float) || elem_bits == 32)
#if intel_type
sgentype sub_group_shuffle(sgentype x, uint lane) __attribute__((convergent)); // Clang before 22 does not declare it
static inline gentype value_at(gentype x, uint lane) {
#if vec_width == 1
  return sub_group_shuffle(x, lane);
#else
  gentype result;
  for (int i = 0; i < vec_width; i++)
    result[i] = sub_group_shuffle(x[i], lane);
  return result;
#endif
}
#endif
