// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tangent(x): tan(pi x) of float and double (tanpi.cl). To be included after each_float.h.
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/costs.h>
#include <math/trigonometry/trig.h>

#if elem_bits > 16
// tan(pi (f + n / 2))
__attribute__((always_inline)) static inline bounds tangent_beyond_half(gentype f, igentype n) {
#if elem_bits == 32
  gentype w = fma_close(f, f, (gentype)-11 / 256);
  chain_value p = chain_start((gentype)0x1.039da8p17f);
  p = chain_step(p, w, (gentype)0x1.2cdcb8p15f);
  p = chain_step(p, w, (gentype)0x1.fb6a26p12f);
  p = chain_step(p, w, (gentype)0x1.a29104p10f);
  p = chain_step(p, w, (gentype)0x1.5a8bf8p8f);
  p = chain_step(p, w, (gentype)0x1.1f3772p6f);
  p = chain_step(p, w, (gentype)0x1.e03d9ap3f);
  bounds last = chain_last(p, w, (gentype)0x1.11f204p-1f);
#else
  bounds sure_w = fma_onto(f, f, (gentype)-11 / 256);
  gentype w = either_bound(sure_w), w_squared = w * w, odd = (gentype)0x1.780a337d6db72p34;
  odd = fma_early(odd, w_squared, (gentype)0x1.1ae5b3f17e90bp31);
  odd = fma_early(odd, w_squared, (gentype)0x1.87e0c69ef3ee6p26);
  odd = fma_early(odd, w_squared, (gentype)0x1.0c9855432642ap22);
  odd = fma_early(odd, w_squared, (gentype)0x1.70671f572014bp17);
  odd = fma_early(odd, w_squared, (gentype)0x1.f94b85e629e93p12);
  gentype even = (gentype)0x1.287d0c5906682p33;
  even = fma_early(even, w_squared, (gentype)0x1.da4fbe0eed486p28);
  even = fma_early(even, w_squared, (gentype)0x1.4457dd83ed73dp24);
  even = fma_early(even, w_squared, (gentype)0x1.bcdd15f3faa1ap19);
  even = fma_early(even, w_squared, (gentype)0x1.31156657f5041p15);
  bounds last = fma_about(odd, w, fma_about(even, w_squared, (gentype)0x1.a27340864cb2ep10));
  last = fma_about(last, w, (gentype)0x1.5a8dc840c86d5p8);
  last = fma_onto(last, w, (gentype)0x1.1f377841ee5d9p6);
  last = fma_onto(last, w, (gentype)0x1.e03d989d4072ep3);
  last = bounds_if_sure(sure_w, fma_onto(last, w, (gentype)0x1.11f20738a9511p-1));
#endif
  bounds rest = times_bounds(last, f), tangent = fma_any_among(f, pi_high, rest);
  gentype t = either_bound(tangent), y = -rounded_reciprocal(t);
  bounds low = plus_bounds(fma_exact_any(f, pi_high, -t), rest), e = fma_cancelled(y, low, fma_exact(y, t, (gentype)1));
  return by_parity(n, bounds_if_sure(tangent, fma_about_tiny(y, e, y)), tangent);
}

// tan(pi x)
__attribute__((always_inline)) static inline gentype tangent(gentype x) {
  igentype n;
  gentype f = beyond_half(fabs(x), &n);
  bounds result = tangent_beyond_half(f, n);
  gentype value = either_bound(result);
  relation round = f == (gentype)0;
  if (dear_branches || __builtin_expect(any_lane(round), false)) {
    gentype pole = flip_sign((n & (igentype)1) != (igentype)0 ? (gentype)INFINITY : (gentype)0, sign_of_quadrant(n));
    value = round ? pole : value;
  }
  return settled(result, flip_sign(value, as_ugentype(x) & (ugentype)sign_bit), tanpi, x);
}
#endif
