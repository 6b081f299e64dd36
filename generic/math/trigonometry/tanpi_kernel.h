// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tangent(x): tan(pi x) of float and double (tanpi.cl). To be included after each_float.h.
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/rounded_root.h>
#include <math/trigonometry/turns.h>

#if elem_bits > 16
// tan(pi (f + n / 2))
__attribute__((always_inline)) static inline interval tangent_beyond_half(gentype f, igentype n) {
#if elem_bits == 32
  gentype w = fma_sure(f, f, (gentype)-11 / 256);
  interval last = polynomial(w, 0x1.11f204p-1f, 0x1.e03d9ap3f, 0x1.1f3772p6f, 0x1.5a8bf8p8f, 0x1.a29104p10f,
                             0x1.fb6a26p12f, 0x1.2cdcb8p15f, 0x1.039da8p17f);
#else
  gentype w = fma(f, f, (gentype)-11 / 256), w_squared = w * w,
          odd = rough_polynomial(w_squared, 0x1.f94b85e629e93p12, 0x1.70671f572014bp17, 0x1.0c9855432642ap22,
                                 0x1.87e0c69ef3ee6p26, 0x1.1ae5b3f17e90bp31, 0x1.780a337d6db72p34);
  gentype even = rough_polynomial(w_squared, 0x1.31156657f5041p15, 0x1.bcdd15f3faa1ap19, 0x1.4457dd83ed73dp24,
                                  0x1.da4fbe0eed486p28, 0x1.287d0c5906682p33);
  interval last = fma_rough(odd, w, fma_rough(even, w_squared, (gentype)0x1.a27340864cb2ep10));
  last = fma_rough(last, w, (gentype)0x1.5a8dc840c86d5p8);
  last = fma(last, w, (gentype)0x1.1f377841ee5d9p6);
  last = fma(last, w, (gentype)0x1.e03d989d4072ep3);
  last = fma(last, w, (gentype)0x1.11f20738a9511p-1);
#endif
  interval rest = interval_times(last, f), tangent = fma_any(f, pi_high, rest);
  gentype t = value_of(tangent), y = -rounded_reciprocal(t);
  interval low = interval_plus(fma_any(f, pi_high, -t), rest), e = fma(y, low, fma_exact(y, t, (gentype)1));
  return by_parity(n, fma_rough(y, e, y), tangent);
}

// tan(pi x)
__attribute__((always_inline)) static inline gentype tangent(gentype x) {
  igentype n;
  gentype f = beyond_half(fabs(x), &n);
  interval result = tangent_beyond_half(f, n);
  gentype value = value_of(result);
  relation round = f == (gentype)0;
  if (dear_branches || __builtin_expect(any_lane(round), false)) {
    gentype pole = flip_sign((n & (igentype)1) != (igentype)0 ? (gentype)INFINITY : (gentype)0, sign_of_quadrant(n));
    value = round ? pole : value;
  }
  return or_exact(result, flip_sign(value, as_ugentype(x) & (ugentype)sign_bit), tanpi, x);
}
#endif
