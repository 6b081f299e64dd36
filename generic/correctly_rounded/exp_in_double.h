// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exponentials in double, for rounding to float: b^x = 2^n b^t, where x = n log_b(2) + t. A polynomial gives b^t, with
// an error of 2^-51.6 or less (lab/coefficients/correctly_rounded.sol).
#include <correctly_rounded/in_double.h>

#if elem_bits == 32
// Returns t for b = e, and stores 3/2 2^52 + n to *shifted. The products of n and the high word of log(2) are exact.
static inline doublen reduce_natural(doublen x, private doublen *shifted) {
  const doublen shift = (doublen)0x1.8p52, high = (doublen)0x1.62e42fefa4p-1, low = (doublen)-0x1.8432a1b0e2634p-43;
  *shifted = fma(x, (doublen)0x1.71547652b82fep0, shift);
  doublen n = *shifted - shift;
  return fma(n, -low, fma(n, -high, x));
}

// (e^t - 1 - t) / t^2
static inline doublen natural_rest(doublen t) {
  doublen p = polynomial_in_double(t, 0x1.ffffffffffed2p-2, 0x1.55555555507c5p-3, 0x1.5555555589108p-5,
                                   0x1.11111125b3f1ap-7, 0x1.6c16c0c8256a9p-10, 0x1.a0198d582e8d7p-13,
                                   0x1.a01b7c699e996p-16, 0x1.72e91b21d29d8p-19, 0x1.2707919e3cedep-22);
  return p;
}

// 2^n y
static inline doublen scaled_by(doublen y, doublen shifted) {
  return __builtin_astype(__builtin_astype(y, vec(long)) + (__builtin_astype(shifted, vec(long)) << (vec(long))52), doublen);
}

// e^x - 1, without loss to cancellation: (2^n - 1) + 2^n (e^t - 1)
static inline doublen less_one(doublen x) {
  doublen shifted, t = reduce_natural(x, &shifted), power = scaled_by((doublen)1, shifted);
  return fma(power, fma(natural_rest(t), t * t, t), power - (doublen)1);
}
#endif
