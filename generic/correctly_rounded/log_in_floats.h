// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of logarithms, by float arithmetic alone: x = 2^e m, and r is a reciprocal of m to five bits, so that
// log(x) = e log(2) - log(r) + log(1 + z), z = m r - 1, |z| < 0.0228. m lies between 0.711 and 1.422, in one of 32
// intervals; where it is near 1, r is 1. r has six bits behind the point, so that z is exact. The result is the sum of
// two floats, with an error of 2^-34.5 of it, from which the float nearest to the exact value can be told but for
// one argument in a thousand: those take the second step, in double (log_by_table.h); targets whose doubles are fast
// take it at once (first_step.h). e log(2) and -log(r) are sums of a short number and a float: the sum of the former is
// exact.
#include <correctly_rounded/first_step.h>
#include <correctly_rounded/float_table.h>
#include <correctly_rounded/in_floats.h>
#include <math/arithmetic/ieee.h>
#include <math/arithmetic/not_positive_normal.h>

#include <correctly_rounded/scale.h>

#if elem_bits == 32
#ifndef ONECLC_CORRECTLY_ROUNDED_SHORT_RECIPROCALS
#define ONECLC_CORRECTLY_ROUNDED_SHORT_RECIPROCALS
static table_space const float short_reciprocals[32] = {
    0x1.64p0f, 0x1.5cp0f,  0x1.54p0f,  0x1.5p0f,  0x1.48p0f,  0x1.4p0f,   0x1.3cp0f,  0x1.34p0f,
    0x1.3p0f,  0x1.28p0f,  0x1.24p0f,  0x1.2p0f,  0x1.1cp0f,  0x1.14p0f,  0x1.1p0f,   0x1.0cp0f,
    0x1.08p0f, 0x1.04p0f,  1,          0x1.fp-1f, 0x1.ep-1f,  0x1.d8p-1f, 0x1.c8p-1f, 0x1.b8p-1f,
    0x1.bp-1f, 0x1.a8p-1f, 0x1.98p-1f, 0x1.9p-1f, 0x1.88p-1f, 0x1.8p-1f,  0x1.78p-1f, 0x1.7p-1f};
#endif

// The logarithm of (1 + z + more) 2^e / r, where `scaled_e` is e 2^23 and the low bits of `index` number the interval
// of r, to the base of which log_in_floats tells; it is the sum of the result and *left. `exact` says that `more` is 0.
static inline gentype log_of_reduced(gentype z, bool exact, gentype more, gentype scaled_e, ugentype index,
                                     table_space const float *logs, table_space const float *more_logs, float scale,
                                     float more_scale, float log_of_two, float more_log_of_two, private gentype *left) {
  // Step 2: e log(2) - log(r) as the sum of two floats
  gentype e_log = fma(scaled_e, (gentype)(log_of_two * 0x1p-23f), looked_up(logs, index));
  gentype rest = looked_up(more_logs, index);
  if (more_log_of_two != 0)
    rest = fma(scaled_e, (gentype)(more_log_of_two * 0x1p-23f), rest);
  // Step 3: log(1 + z) = z + half_square (1 + z p)
  gentype p = fma(z, (gentype)0x1.559a22p-2f, (gentype)-0x1.99da92p-2f);
  p = fma(z, p, (gentype)0x1.fffffcp-2f);
  p = fma(z, p, (gentype)-0x1.555554p-1f);
  // Step 4: the sum, whose greater terms are exact
  gentype half_z = z * (gentype)-0.5f, half_square = half_z * z, start = z + half_square;
  if (scale == 1) {
    gentype y = e_log + start;
    rest = fma(half_square * z, p, rest);
    rest = exact ? rest : rest + fma(more, fma(z, z, -z), more);
    *left = fma(half_z, z, z - (y - e_log)) + rest;
    return y;
  }
  gentype part = start * (gentype)scale, y = e_log + part, lost = fma(start, (gentype)scale, e_log - y);
  gentype small = fma(half_square * z, p, fma(half_z, z, z - start));
  *left = fma(small, (gentype)scale, fma(start, (gentype)more_scale, lost)) + rest;
  return y;
}

// The logarithm of a positive normal x to a base whose reciprocal of the natural logarithm is scale + more_scale and to
// which log(2) is log_of_two + more_log_of_two; it is the sum of the result and *left. Seen over all arguments: an
// error of 2^-35.5 for the natural logarithm, 2^-35.1 to base 2, 2^-34.5 to base 10.
static inline gentype log_sum_in_floats(gentype x, table_space const float *logs, table_space const float *more_logs,
                                        float scale, float more_scale, float log_of_two, float more_log_of_two,
                                        private gentype *left) {
  // Step 1: reduce the argument: e, the interval of m, and z = m r - 1
  ugentype above_first = as_ugentype(x) - (ugentype)(0x3f800000 - (37 << 17)), index = above_first >> (ugentype)18;
  ugentype exponent = above_first & (ugentype)0xff800000;
  gentype m = as_gentype(as_ugentype(x) - exponent), e = vec_convert(float, as_igentype(exponent));
  gentype z = fma(m, looked_up(short_reciprocals, index), (gentype)-1);
  return log_of_reduced(z, true, (gentype)0, e, index, logs, more_logs, scale, more_scale, log_of_two, more_log_of_two,
                        left);
}

// The same as a float. *doubt tells where the exact value may be on the other side of the middle between two floats,
// and where x is not positive and normal.
static inline gentype log_in_floats(gentype x, table_space const float *logs, table_space const float *more_logs,
                                    float scale, float more_scale, float log_of_two, float more_log_of_two,
                                    private relation *doubt) {
  gentype rest, y = log_sum_in_floats(x, logs, more_logs, scale, more_scale, log_of_two, more_log_of_two, &rest);
  y = rounded_sum(y, rest, 0x1.cp-35f, doubt);
  *doubt |= not_positive_normal(x);
  return y;
}
#endif
