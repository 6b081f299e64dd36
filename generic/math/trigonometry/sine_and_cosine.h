// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the forms of sincos share, whatever the address space of the second result (sincos.cl). To be included after
// each_real.h or each_float.h.
#include <math/trigonometry/trig.h>
#include <math/half/sincos.h>

#if elem_bits > 16
// Returns sin(x), and stores cos(x) to *cosine.
__attribute__((always_inline)) static inline gentype sine_and_cosine(gentype x, private gentype *cosine) {
  igentype n;
  double_word r = reduce_pio2(x, &n);
  interval s = sine_of_reduced(r), c = cosine_of_reduced(r);
#if elem_bits == 32
  gentype other = by_parity(n, -s, c);
  *cosine = flip_by_quadrant(other, n);
#else
  interval other = by_parity(n, s, c);
  *cosine = or_exact(other, flip_by_quadrant(value_of(other), n + (igentype)1), cos, x);
#endif
  interval result = by_parity(n, c, s);
  return or_exact(result, flip_by_quadrant(value_of(result), n), sin, x);
}
#endif
