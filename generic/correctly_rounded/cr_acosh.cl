// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_acosh (C23, 7.33.8): acosh, correctly rounded by the steps of in_double.h: acosh(x) = log(1 + (x - 1) + sqrt(x^2 -
// 1)). Step 1 is for vectors with AVX-512, but for great numbers (root_log_in_floats.h). Half results are acosh's,
// which are correctly rounded. Those of double: double/acosh.h.
#define unary cr_acosh
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/acosh.h>
#else
#include <correctly_rounded/natural_log_by_table.h>
#include <correctly_rounded/root_in_double.h>
#include <correctly_rounded/root_log_in_floats.h>

#if elem_bits == 32
static inline gentype acosh_in_double(gentype x) {
  doublen v = to_double(x);
  gentype y = to_float(natural_log1p(v - 1 + root_in_double(fma(v, v, (doublen)-1))));
  y = mended(y, x, 0x1.bacb4ap24f, 0x1.1e0694p4f);
  y = x < (gentype)INFINITY ? y : x;
  return x < (gentype)1 ? (gentype)NAN : y;
}

step_in_doubt(acosh);
#endif

gentype cr_acosh(gentype x) {
#if elem_bits == 16
  return acosh(x);
#else
  if (!pieces_first)
    return acosh_in_double(x);
  // Step 1: in floats
  relation doubt;
  gentype t = x - 1; // exact, and x^2 - 1 is t^2 + 2 t
  gentype y = root_log_in_floats(x, t, t + t, true, &doubt);
  doubt |= !((x > (gentype)1) & (x < (gentype)0x1p24f));
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? acosh_in_doubt(x, y, doubt) : y;
#endif
}
#endif
