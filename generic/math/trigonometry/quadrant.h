// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the quadrant n of an angle decides: by_parity(n, odd, even) is `odd` where n is odd, and flip_by_quadrant(x, n)
// has the sign of the quadrant, that of the second of the two low bits of n. x, odd and even may be intervals. To be
// included by reduce_pio2.h.
#define by_parity(n, odd, even) lazy_select(((n) & (igentype)1) != (igentype)0, odd, even)
#define flip_by_quadrant(x, n) flip_sign(x, sign_of_quadrant(n))
