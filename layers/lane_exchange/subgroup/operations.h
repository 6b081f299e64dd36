// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations of collectives, and the least and the greatest value of the type, for scalars. Integers wrap.
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
static inline gentype lesser(gentype a, gentype b) { return b < a ? b : a; }
static inline gentype greater(gentype a, gentype b) { return a < b ? b : a; }
#endif
#endif
