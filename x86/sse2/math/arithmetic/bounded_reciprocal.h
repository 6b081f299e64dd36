// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// nearly_reciprocal by the method of generic/math/arithmetic/reciprocal.h, in which e and so what is added to r last is
// 2^-9.6 of it at most.
#if elem_bits == 64 && vec_width == 2
static inline bounds bounded_reciprocal(gentype d) {
  gentype r = as_gentype((ugentype)((ugentype)0x7fde6684e0000000ul - as_ugentype(d)));
  bounds factor = fma_onto(-d, r, (gentype)0x1.0029fcp1f);
  r *= factor.high;
  gentype e = fma_exact(-d, r, (gentype)1), more = r * (e + e * e), slack = fabs(more) * 0x1p-50;
  bounds result = {r + (more - slack), r + (more + slack)};
  return bounds_if_sure(factor, result);
}
static inline bounds bounded_reciprocal(bounds d) { return bounds_if_sure(d, bounded_reciprocal(d.high)); }
#else
#include <generic/math/arithmetic/bounded_reciprocal.h>
#endif
