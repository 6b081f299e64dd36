// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp10 (C23, 7.33.8): exp10, correctly rounded, by the method of exp_in_floats.h and, in doubt, exp_in_double.h.
// Half results are exp10's, which are correctly rounded.
#define unary cr_exp10
#include "float_and_half.h"
#include <correctly_rounded/exp_in_double.h>
#include <correctly_rounded/exp_in_floats.h>

#if elem_bits == 32
static inline gentype exp10_in_double(gentype x) {
  doublen v = to_double(x), sum;
  doublen t = reduce(v, 0x1.a934f0979a371p1, 0x1.34413509f8p-2, -0x1.80433b83b532ap-44, &sum);
  doublen p = (doublen)0x1.2de9e14e7c6fbp-10;
  p = fma(p, t, (doublen)0x1.49918004fba53p-8);
  p = fma(p, t, (doublen)0x1.4117bd297218fp-6);
  p = fma(p, t, (doublen)0x1.16e486c93debp-4);
  p = fma(p, t, (doublen)0x1.a7ed6fca325b9p-3);
  p = fma(p, t, (doublen)0x1.1429ffed520d5p-1);
  p = fma(p, t, (doublen)0x1.2bd760a00988fp0);
  p = fma(p, t, (doublen)0x1.0470591ddbfccp1);
  p = fma(p, t, (doublen)0x1.53524c73ce975p1);
  p = fma(p, t, (doublen)0x1.26bb1bbb55532p1);
  gentype y = to_float(scaled_by(fma(p, t, (doublen)1), sum));
  return exp_special(y, x, (gentype)-46, (gentype)39);
}

__attribute__((noinline)) static gentype exp10_in_doubt(gentype x) { return exp10_in_double(x); }
#endif

gentype cr_exp10(gentype x) {
#if elem_bits == 16
  return exp10(x);
#else
  if (!floats_first)
    return exp10_in_double(x);
  relation doubt;
  gentype sum = fma(x, (gentype)0x1.a934fp6f, shifter), n = sum - shifter;
  gentype t = fma(n, (gentype)-0x1.344136p-7f, x), left = n * (gentype)0x1.ec10cp-32f;
  gentype high = t * (gentype)0x1.26bb1cp1f, low = fma(t, (gentype)0x1.26bb1cp1f, -high);
  low = fma(t, (gentype)-0x1.12aabap-25f, fma(left, (gentype)0x1.26bb1cp1f, low));
  gentype y = exp_in_floats(high, low, as_ugentype(sum), &doubt);
  return __builtin_expect(any_lane(doubt | !(fabs(x) < (gentype)37)), false) ? exp10_in_doubt(x) : y;
#endif
}
