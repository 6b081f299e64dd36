// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The keys that generic/'s header of this name describes. Halves are compared as integers, their sign and magnitude
// turned into two's complement, because Clang would call a function to convert them to float. (LLVM recognises the
// usual test for NaN, hence the shift.)
#if elem_bits == 16
#undef low
#undef high
static inline igentype compared(gentype x, igentype nan) {
  igentype bits = as_igentype(x), magnitude = bits & (igentype)0x7fff;
  igentype key = bits < (igentype)0 ? (igentype)-magnitude : magnitude;
  return (ugentype)(as_ugentype(x) << (ugentype)1) > (ugentype)0xf800 ? nan : key;
}
#define low(x) compared(x, (igentype)-0x7fff)
#define high(x) compared(x, (igentype)0x7fff)
#else
#include <generic/relational/comparison_key.h>
#endif
