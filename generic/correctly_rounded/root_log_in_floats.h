// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of inverse hyperbolic functions: the logarithm of x + sqrt(a^2 + b), of which the root and the sum are
// pairs of floats, by the method of log1p_in_floats.h.
#include <correctly_rounded/log1p_in_floats.h>

#if elem_bits == 32
// For positive a and b; `over` tells that x is not less than the root, otherwise it is not greater. The error is
// 2^-33.92 for asinh from 2^-10 on and 2^-35.1 for acosh, as seen over all arguments.
static inline gentype root_log_in_floats(gentype x, gentype a, gentype b, bool over, private relation *doubt) {
  gentype square = a * a, most = square > b ? square : b, least = square > b ? b : square;
  gentype d = square + b, more_d = fma(a, a, -square) + (least - (d - most));
  gentype inverse = rough_inverse_root(d), half_inverse = inverse * (gentype)0.5f, root = d * inverse;
  gentype error = fma(-root, half_inverse, (gentype)0.5f);
  root = fma(root, error, root);
  gentype more = (fma(-root, root, d) + more_d) * fma(half_inverse, error, half_inverse);
  gentype sum = x + root;
  more += over ? root - (sum - x) : x - (sum - root);
  ugentype index;
  gentype e, r = short_reciprocal(sum, &index, &e);
  return log_of_sum(fma(sum, r, (gentype)-1), more * r, e, index, 0x1.4p-34f, doubt);
}
#endif
