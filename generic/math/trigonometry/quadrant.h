// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the quadrant n of an angle decides: by_parity(n, odd, even) is `odd` where n is odd, and flip_by_quadrant(x, n)
// has the sign of the quadrant, that of the second of the two low bits of n. x, odd and even may be intervals.
#include <math/arithmetic/lazy_select.h>
#undef by_parity
#undef flip_by_quadrant
#define by_parity(n, odd, even) lazy_select(((n) & (igentype)1) != (igentype)0, odd, even)
#define flip_by_quadrant(x, n) flip_sign(x, sign_of_quadrant(n))

// As a sign bit
static inline ugentype sign_of_quadrant(igentype n) {
  return (as_ugentype(n) << (ugentype)(elem_bits - 2)) & (ugentype)sign_bit;
}
