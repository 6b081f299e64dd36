// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of logarithms, by float arithmetic alone: x = 2^e m, and r is a reciprocal of m to five bits, so that
// log(x) = e log(2) - log(r) + log(1 + z), z = m r - 1, |z| < 0.0228. m lies between 0.711 and 1.422, in one of 32
// intervals; where it is near 1, r is 1. r has six bits behind the point, so that z is exact. The result is the sum of
// two floats, with an error below 2^-34.5 of it, from which the float nearest to the exact value can be told but for
// one argument in a thousand: those take the second step, in double (log_in_double.h); targets whose doubles are fast
// take it at once (first_step.h). e log(2) and -log(r) are sums of a short number and a float: the sum of the former is
// exact.
#include <correctly_rounded/first_step.h>
#include <correctly_rounded/float_table.h>
#include <math/arithmetic/ieee.h>

#if elem_bits == 32
#ifndef ONECLC_CORRECTLY_ROUNDED_SHORT_RECIPROCALS
#define ONECLC_CORRECTLY_ROUNDED_SHORT_RECIPROCALS
static table_space const float short_reciprocals[32] = {
    0x1.64p0f, 0x1.5cp0f,  0x1.54p0f,  0x1.5p0f,  0x1.48p0f,  0x1.4p0f,   0x1.3cp0f,  0x1.34p0f,
    0x1.3p0f,  0x1.28p0f,  0x1.24p0f,  0x1.2p0f,  0x1.1cp0f,  0x1.14p0f,  0x1.1p0f,   0x1.0cp0f,
    0x1.08p0f, 0x1.04p0f,  1,          0x1.fp-1f, 0x1.ep-1f,  0x1.d8p-1f, 0x1.c8p-1f, 0x1.b8p-1f,
    0x1.bp-1f, 0x1.a8p-1f, 0x1.98p-1f, 0x1.9p-1f, 0x1.88p-1f, 0x1.8p-1f,  0x1.78p-1f, 0x1.7p-1f};
#endif

// The logarithm of (1 + z + more) 2^e / r, where the low bits of `index` number the interval of r, to the base of which
// log_in_floats tells; it is the sum of the result and *left. `exact` says that `more` is 0.
static inline gentype log_of_reduced(gentype z, bool exact, gentype more, gentype e, ugentype index,
                                     table_space const float *logs, table_space const float *more_logs, float scale,
                                     float more_scale, float log_of_two, float more_log_of_two, private gentype *left) {
  gentype square = z * z;
  // log(1 + z) = natural + rest
  gentype natural = fma(square, (gentype)-0.5f, z), rest = fma(square, (gentype)-0.5f, z - natural);
  rest = fma(fma(z, z, -square), (gentype)-0.5f, rest);
  gentype p = fma(z, (gentype)-0x1.559a22p-3f, (gentype)0x1.99da92p-3f);
  p = fma(z, p, (gentype)-0x1.fffffcp-3f);
  p = fma(z, p, (gentype)0x1.555554p-2f);
  rest = fma(square * z, p, rest);
  rest = exact ? rest : rest + fma(more, -z, more);
  gentype part = natural;
  if (scale != 1) {
    part = natural * (gentype)scale;
    rest = fma(rest, (gentype)scale, fma(natural, (gentype)more_scale, fma(natural, (gentype)scale, -part)));
  }
  gentype whole = fma(e, (gentype)log_of_two, looked_up(logs, index)), y = whole + part;
  rest += part - (y - whole);
  *left = rest + fma(e, (gentype)more_log_of_two, looked_up(more_logs, index));
  return y;
}

// The logarithm of x to a base whose reciprocal of the natural logarithm is scale + more_scale and to which log(2) is
// log_of_two + more_log_of_two. *doubt tells where the exact value may be on the other side of the middle between two
// floats, and where x is not positive and normal.
static inline gentype log_in_floats(gentype x, table_space const float *logs, table_space const float *more_logs,
                                    float scale, float more_scale, float log_of_two, float more_log_of_two,
                                    private relation *doubt) {
  ugentype above_first = as_ugentype(x) - (ugentype)(0x3f800000 - (37 << 17)), index = above_first >> (ugentype)18;
  gentype m = as_gentype(as_ugentype(x) - (above_first & (ugentype)0xff800000));
  gentype e = vec_convert(float, as_igentype(above_first) >> (igentype)23);
  gentype z = fma(m, looked_up(short_reciprocals, index), (gentype)-1), rest;
  gentype y = log_of_reduced(z, true, (gentype)0, e, index, logs, more_logs, scale, more_scale, log_of_two,
                             more_log_of_two, &rest);
  gentype above = y + fma(y, (gentype)0x1.8p-35f, rest), below = y + fma(y, (gentype)-0x1.8p-35f, rest);
  *doubt = (above != below) | unusual(x);
  return above;
}
#endif
