// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp (C23, 7.33.8): exp, correctly rounded, by the method of exp_in_floats.h and, in doubt, exp_in_double.h.
// Half results are exp's, which are correctly rounded.
#define unary cr_exp
#include "float_and_half.h"
#include <correctly_rounded/exp_in_double.h>
#include <correctly_rounded/exp_in_floats.h>

#if elem_bits == 32
static inline gentype exp_in_double(gentype x) {
  doublen v = to_double(x), sum;
  doublen t = reduce(v, 0x1.71547652b82fep0, 0x1.62e42fefa4p-1, -0x1.8432a1b0e2634p-43, &sum);
  doublen p = (doublen)0x1.2707919e3cedep-22;
  p = fma(p, t, (doublen)0x1.72e91b21d29d8p-19);
  p = fma(p, t, (doublen)0x1.a01b7c699e996p-16);
  p = fma(p, t, (doublen)0x1.a0198d582e8d7p-13);
  p = fma(p, t, (doublen)0x1.6c16c0c8256a9p-10);
  p = fma(p, t, (doublen)0x1.11111125b3f1ap-7);
  p = fma(p, t, (doublen)0x1.5555555589108p-5);
  p = fma(p, t, (doublen)0x1.55555555507c5p-3);
  p = fma(p, t, (doublen)0x1.ffffffffffed2p-2);
  gentype y = to_float(scaled_by(fma(fma(p, t, (doublen)1), t, (doublen)1), sum));
  return exp_special(y, x, (gentype)-104, (gentype)89);
}

__attribute__((noinline)) static gentype exp_in_doubt(gentype x) { return exp_in_double(x); }
#endif

gentype cr_exp(gentype x) {
#if elem_bits == 16
  return exp(x);
#else
  if (!floats_first)
    return exp_in_double(x);
  relation doubt;
  gentype sum = fma(x, (gentype)0x1.715476p5f, shifter), n = sum - shifter;
  gentype high = fma(n, (gentype)-0x1.62e43p-6f, x), low = n * (gentype)0x1.05c61p-34f;
  gentype y = exp_in_floats(high, low, as_ugentype(sum), &doubt);
  return __builtin_expect(any_lane(doubt | !(fabs(x) < (gentype)87)), false) ? exp_in_doubt(x) : y;
#endif
}
