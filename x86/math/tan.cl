// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tan (6.15.2): half is computed in float, with what is left of x beside a multiple of pi/2 and in every other quadrant
// a reciprocal, and rounded once more. All halves were tried, of which two magnitudes are mended (nudged.h). Float and
// double are those of generic/, float16 with AVX-512 with great numbers in a function of its own, so that loops can
// take two registers a call (cmake/vector_forms.awk).
#define unary tan
#include "each_float.h"
#if elem_bits < 64 && defined(__AVX2__)
#include <math/arithmetic/nudged.h>
#include <math/trigonometry/half_turns.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
gentype tan(gentype x) {
  floatn v = vec_convert(float, x), sum = fma(v, (floatn)0x1.45f306p-1f, (floatn)whole_above),
         t = rest_beside(v, sum - whole_above, half_pi_high, half_pi_low), square = t * t;
  floatn p = (floatn)0x1.4341bp-7f;
  p = fma(p, square, (floatn)0x1.1c24dap-9f);
  p = fma(p, square, (floatn)0x1.9c2662p-6f);
  p = fma(p, square, (floatn)0x1.b36092p-5f);
  p = fma(p, square, (floatn)0x1.11463cp-3f);
  p = fma(p, square, (floatn)0x1.5553f4p-2f);
  p = fma(p, square, (floatn)0x1.000002p0f);
  p *= t;
  floatn result = (bits_of(sum) << 31) < 0 ? -1 / p : p;
  result = nudged(result, bits_of(fabs(v)) == constant_bits(0x1.674p3f), 1);
  result = nudged(result, bits_of(fabs(v)) == constant_bits(0x1.7b4p6f), -1);
  return vec_convert(half, result);
}
#elif elem_bits == 32 && vec_width == 16 && defined(__AVX512F__)
#include <math/arithmetic/any_lane.h>
#include <math/trigonometry/trig.h>

// payne_hanek of 16 lanes stays the forms' of sine and cosine, whose calling convention (keep_registers.c) it
// has.
__attribute__((noinline)) static gentype tangent_of_any(gentype x) { return (gentype)(tan(x.lo), tan(x.hi)); }

// The steps are those of reduce_pio2 (reduce_pio2.h). As a function of their own for both, sin took 1.03 to 1.07 of the
// time.
gentype tan(gentype x) {
  gentype sum = fma(x, two_over_pi, shifter), k = sum - shifter, first = fma(-k, pio2_1, x), high = first - k * pio2_2,
          excess = fma(k, pio2_3, fma(k, pio2_2, high - first));
  gentype result = tan_in_quadrant((double_word){high, -excess}, as_igentype(sum));
  return __builtin_expect(any_lane(fabs(x) >= (gentype)0x1p17f), false) ? tangent_of_any(x) : result;
}
#else
#include <generic/math/tan.cl>
#endif
