// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 2^v in double, for rounding to float, |v| < 1000: a polynomial with an error of 2^-51.6
// (lab/coefficients/correctly_rounded.sol).
#include <correctly_rounded/exp_in_double.h>

#if elem_bits == 32
static inline doublen exp2_of_double(doublen v) {
  doublen shifted = v + (doublen)0x1.8p52;
  doublen t = v - (shifted - (doublen)0x1.8p52);
  doublen p =
      polynomial_in_double(t, 0x1.62e42fefa3a12p-1, 0x1.ebfbdff82c431p-3, 0x1.c6b08d703e18ep-5, 0x1.3b2ab6fbd6dcp-7,
                           0x1.5d87fe9b8d2dap-10, 0x1.4309126bdfdc3p-13, 0x1.ffcb58ce6a431p-17, 0x1.62c147ef31e6bp-20,
                           0x1.b671af8b15212p-24, 0x1.e3a88e914eec9p-28);
  return scaled_by(fma(p, t, (doublen)1), shifted);
}
#endif
