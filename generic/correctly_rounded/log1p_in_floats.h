// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first steps of log(1 + x) and its like, by the method of log_in_floats.h for numbers that are quotients or sums
// of floats: z is the sum of two.
#include <correctly_rounded/in_floats.h>
#include <correctly_rounded/log_in_floats.h>
#include <correctly_rounded/natural_logs.h>
#include <correctly_rounded/rough_inverse.h>

#if elem_bits == 32
// a b + c for a short c, with its rounding error
static inline gentype product_and(gentype a, gentype b, gentype c, private gentype *error) {
  gentype p = a * b, sum = p + c;
  *error = p - (sum - c) + fma(a, b, -p);
  return sum;
}

// r / 2^e of the method, for a number near 1 + x, with the interval of r and e 2^23
static inline gentype short_reciprocal(gentype number, private ugentype *index, private gentype *scaled_e) {
  ugentype above_first = as_ugentype(number) - (ugentype)(0x3f800000 - (37 << 17));
  *index = above_first >> (ugentype)18;
  ugentype exponent = above_first & (ugentype)0xff800000;
  *scaled_e = vec_convert(float, as_igentype(exponent));
  return looked_up(short_reciprocals, *index) * as_gentype((ugentype)0x3f800000 - exponent);
}

// The natural logarithm of (1 + z + more) 2^e / r, where `scaled_e` is e 2^23, as a float; the error is below `room`.
static inline gentype log_of_sum(gentype z, gentype more, gentype scaled_e, ugentype index, float room,
                                 private relation *doubt) {
  gentype rest, y = log_of_reduced(z, false, more, scaled_e, index, float_logs, more_logs, 1, 0, 0x1.62e4p-1f,
                                   0x1.7f7d1cp-20f, &rest);
  return rounded_sum(y, rest, room, doubt);
}

// log(1 + x), for -0.9375 < x < 2^17, where `more` is small beside z: with R = r / 2^e, z = (R - 1) + x R. The error is
// 2^-35.0, as seen over all arguments, and atanh_in_floats' is 2^-34.9.
static inline gentype log1p_in_floats(gentype x, private relation *doubt) {
  ugentype index;
  gentype e, more, r = short_reciprocal(1 + x, &index, &e), z = product_and(x, r, r - 1, &more);
  return log_of_sum(z, more, e, index, 0x1.8p-35f, doubt);
}

// log((1 + x) / (1 - x)) / 2, for 0 <= x < 1 - 2^-14: z = ((R - 1) + x (R + 1)) / (1 - x)
static inline gentype atanh_in_floats(gentype x, private relation *doubt) {
  ugentype index;
  gentype d = 1 - x, more_d = 1 - d - x, inverse = rough_inverse(d);
  gentype e, more, r = short_reciprocal(fma(x, inverse, inverse), &index, &e), m = product_and(x, r + 1, r - 1, &more);
  inverse = fma(inverse, fma(-inverse, d, (gentype)1), inverse);
  gentype n = m + more, z = n * inverse; // for x near 1, m is as small as d
  more -= n - m;
  more = (fma(-z, d, n) + fma(-z, more_d, more)) * inverse;
  return log_of_sum(z, more, e, index, 0x1.8p-35f, doubt) * (gentype)0.5f;
}
#endif
