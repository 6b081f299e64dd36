// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clz (6.15.3) of 16 bytes by tables of their halves, as LLVM takes a detour through 512 bits for it, whose conversions
// take longer: vpmovzxbd, vplzcntd, vpmovdb. All others are those of generic/.
#include "each_integer.h"

#if elem_bits == 8 && vec_width == 16
#include <misc/permute.h>
__attribute__((always_inline)) gentype clz(gentype x) {
  const uchar16 of_high = {8, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0};
  const uchar16 of_low = {8, 7, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4}; // where the high half is 0
  const uchar16 bits = __builtin_astype(x, uchar16);
  return __builtin_astype(
      __builtin_elementwise_min(permute(of_high, bits >> (uchar)4), permute(of_low, bits & (uchar)15)), gentype);
}
#else
__attribute__((always_inline)) gentype clz(gentype x) { return __builtin_elementwise_clzg(x, (gentype)elem_bits); }
#endif
