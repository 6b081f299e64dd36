// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// below_one, as generic/'s header of this name describes it: of double by the upper words.
static inline int below_one(sgentype x) {
#if elem_bits == 64
  return as_int2(x).y < as_int2(1.0).y;
#else
  return x < 1;
#endif
}
