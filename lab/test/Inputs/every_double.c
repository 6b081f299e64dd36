// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What lab/near_middles/search has to find: prints the doubles from FROM up to TO, both positive, whose results lie
// within 2^-D of the last place of a middle. MPFR computes every one.
//
//   every_double FUNCTION D FROM TO [Y]
#include "exact.h"
#include "ulp/ulp.h"
#include <stdlib.h>

int main(int count, char **words) {
  const function *f = count < 5 ? NULL : find_function(words[1]);
  if (!f)
    return 2;
  mpfr_t in[MOST_ARGUMENTS], result, rest;
  for (int i = 0; i < MOST_ARGUMENTS; i++)
    mpfr_init2(in[i], 64);
  mpfr_inits2(200, result, rest, NULL);
  mpfr_set_d(in[1], count > 5 ? atof(words[5]) : 0, MPFR_RNDN);
  const double to = atof(words[4]);
  for (double x = atof(words[3]); x < to; x = nextafter(x, to)) {
    mpfr_set_d(in[0], x, MPFR_RNDN);
    f->exact(result, in);
    mpfr_mul_2si(result, result, -ulp_exponent(&types[DOUBLE], result), MPFR_RNDN);
    mpfr_floor(rest, result);
    mpfr_sub(rest, result, rest, MPFR_RNDN);
    if (fabs(mpfr_get_d(rest, MPFR_RNDN) - 0.5) <= exp2(-atof(words[2])))
      printf("%a\n", x);
  }
}
