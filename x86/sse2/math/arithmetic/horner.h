// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Horner's scheme on processors without fma: values of float stay in doubles, as inline_fma.h's rounded_step and
// shifted_step round them.
#undef horner_value
#undef horner_start
#undef horner_step
#undef horner_late
#undef horner_last
#if elem_bits == 32 && !defined(products_and_sums)
#define horner_value vec(double)
#define horner_start(c) ((vec(double))(c))
#define horner_step(p, t, c) \
  (step_in_binade(c, 8) ? shifted_step(p, t, c) : rounded_step(p, t, (gentype)(c), steps_round_half))
#define horner_late(p, t, c) \
  (step_in_binade(c, 5) ? shifted_step(p, t, c) : rounded_step(p, t, (gentype)(c), steps_round_half))
#define horner_last(p, t, c) vec_convert(float, sum_in_double(p, t, (gentype)(c)))
#else
#include <generic/math/arithmetic/horner.h>
#endif
