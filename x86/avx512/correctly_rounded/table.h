// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// looked_up and looked_up_of_32, as generic/'s header of this name describes them: AVX-512 permutes two registers of
// eight doubles by the low four bits of the indices in another (Intel 64 and IA-32 Architectures Software Developer's
// Manual, "VPERMI2PD"). LLVM makes two permutations of each half, a test and a choice otherwise.
#if elem_bits == 32 && vec_width >= 8
#include <correctly_rounded/table_space.h>

static inline doublen looked_up(table_space const double *table, vec(ulong) index) {
  const double8 low = vload8(0, table), high = vload8(1, table);
  const vec(long) at = __builtin_astype(index, vec(long));
#if vec_width == 16
  return (double16)(__builtin_ia32_vpermi2varpd512(low, at.lo, high), __builtin_ia32_vpermi2varpd512(low, at.hi, high));
#else
  return __builtin_ia32_vpermi2varpd512(low, at, high);
#endif
}

static inline doublen looked_up_of_32(table_space const double *table, vec(ulong) index) {
  const vec(long) in_second = __builtin_astype(index << (vec(ulong))59, vec(long));
  return in_second < 0 ? looked_up(table + 16, index) : looked_up(table, index);
}
#else
#include_next <correctly_rounded/table.h>
#endif
