// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations of collectives, and the least and the greatest value of the type, for scalars. Integers wrap.
//
// Minima and maxima of floating-point numbers are those of integers, their keys, which have the numbers' order. So they
// do not depend on the order of the operations: -0 is less than 0, and NaNs are left out.
#ifndef operations_pass
#define operations_pass
#define end_of_pass "subgroup/end_of_pass.h"
#undef least_value
#undef greatest_value
#if vec_width == 1
#if is_float
static inline gentype plus(gentype a, gentype b) { return a + b; }
static inline gentype times(gentype a, gentype b) { return a * b; }
#define least_value ((gentype)-__builtin_inff())
#define greatest_value ((gentype)__builtin_inff())

// A number and its key. `none` stands for NaNs.
#include <subgroup/number_or.h>
#undef key
#if elem_bits == 64
#define key long
#else
#define key int
#endif
static inline igentype flip_if_negative(igentype bits) {
  return bits ^ (igentype)((igentype)(bits >> (elem_bits - 1)) & (igentype)((ugentype)~(ugentype)0 >> 1));
}
static inline key key_of(gentype x, gentype none) {
  return (key)flip_if_negative(as_igentype(number_or(x, none))) << (sizeof(key) * 8 - elem_bits);
}
// Exclusive scans can give the identity of integers, which is no number's key but a NaN's.
static inline gentype of_key(key k, gentype none, bool has_none) {
  const gentype x = as_gentype(flip_if_negative((igentype)(k >> (sizeof(key) * 8 - elem_bits))));
  return has_none && x != x ? none : x;
}
#else
static inline gentype plus(gentype a, gentype b) { return (ugentype)((ugentype)a + (ugentype)b); }
static inline gentype times(gentype a, gentype b) { return (ugentype)((ulong)a * (ulong)b); }
#define greatest_value ((gentype)((ugentype)~(ugentype)0 >> is_signed))
#define least_value ((gentype)~greatest_value)
static inline gentype bits_and(gentype a, gentype b) { return a & b; }
static inline gentype bits_or(gentype a, gentype b) { return a | b; }
static inline gentype bits_xor(gentype a, gentype b) { return a ^ b; }
#if elem_bits == 32 && is_signed
static inline int logical_and(int a, int b) { return a && b; }
static inline int logical_or(int a, int b) { return a || b; }
static inline int logical_xor(int a, int b) { return !a != !b; }
#endif
#endif
#if !is_float
static inline gentype lesser(gentype a, gentype b) { return b < a ? b : a; }
static inline gentype greater(gentype a, gentype b) { return a < b ? b : a; }
#endif
#endif
#endif
