// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// looked_up_of and looked_up, as generic/'s header of this name describes them: AVX-512 permutes one register, or two,
// by the low bits of the indices in another (Intel 64 and IA-32 Architectures Software Developer's Manual, "VPERMPS",
// "VPERMI2PS"). Of two, LLVM makes two permutations and a choice otherwise.
#if vec_width > 1 && (elem_bits == 32 || elem_bits == 16 && !defined float_has_tables)
#ifndef float_table_pass
#define float_table_pass
#define end_of_pass "math/end_of_pass.h"
#include <correctly_rounded/table_space.h>
#if elem_bits == 32
#define float_has_tables
#endif

static inline floatn looked_up_of(table_space const float *table, uintn index, uint count) {
  int16 all;
#if vec_width == 16
  all = as_int16(index);
#elif vec_width == 8
  all.lo = as_int8(index);
#elif vec_width == 4
  all.lo.lo = as_int4(index);
#elif vec_width == 3
  all.s012 = as_int3(index);
#else
  all.s01 = as_int2(index);
#endif
  // A table of 8 is there twice.
  float16 first = count == 8 ? vload8(0, table).s0123456701234567 : vload16(0, table);
  float16 found = count < 32 ? __builtin_ia32_permvarsf512(first, all)
                             : __builtin_ia32_vpermi2varps512(first, all, vload16(1, table));
#if vec_width == 16
  return found;
#elif vec_width == 8
  return found.lo;
#elif vec_width == 4
  return found.lo.lo;
#elif vec_width == 3
  return found.s012;
#else
  return found.s01;
#endif
}

static inline floatn looked_up(table_space const float *table, uintn index) { return looked_up_of(table, index, 32); }
#endif
#else
#include_next <correctly_rounded/float_table.h>
#endif
