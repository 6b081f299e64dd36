// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The argument reductions of the trigonometric functions of float and double: x = k pi/2 + r, |r| <= 0.79. r is a
// double-word with a relative error below 2^-10 u, u the unit roundoff. Where r is a zero its low word is -0, so that
// kernels can keep the sign of the zero. After J.-M. Muller, Elementary Functions (3rd ed.), chapter 11. To be included
// after each_float.h.
#ifndef reduce_pio2_pass
#define reduce_pio2_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/vocabulary.h>

#if elem_bits > 16
#include <math/arithmetic/double_word.h>
#include <math/trigonometry/quadrant.h>

// The quadrant's sign as a sign bit
static inline ugentype sign_of_quadrant(igentype n) {
  return (as_ugentype(n) << (ugentype)(elem_bits - 2)) & (ugentype)sign_bit;
}

#define by_precision(single, dbl) ((gentype)(elem_bits == 64 ? (sgentype)(dbl) : (sgentype)(single##f)))
#undef in_any_lane
#if vec_width == 1
#define in_any_lane(condition) (condition)
#else
#define in_any_lane(condition) any(condition)
#endif
#define two_over_pi by_precision(0x1.45f306p-1, 0x1.45f306dc9c883p-1)
// pi/2 = pio2_1 + pio2_2 + pio2_3, where pio2_1 is rounded down (lab/coefficients/trig.sol)
#define pio2_1 by_precision(0x1.921fb4p0, 0x1.921fb54442d18p0)
#define pio2_2 by_precision(0x1.4442d2p-24, 0x1.1a62633145c07p-54)
#define pio2_3 by_precision(-0x1.ee59dap-50, -0x1.f1976b7ed8fbcp-110)

// The digits of 2/pi to base 2^64 that matter for a double (lab/coefficients/pi.py)
#define digits_of_two_over_pi \
  0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561, 0xb7246e3a424dd2e0, \
      0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484, 0xe99c7026b45f7e41, 0x3991d639835339f4, \
      0x9c845f8bbdf9283b, 0x1ff897ffde05980f, 0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, \
      0x7527bac7ebe5f17b, 0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab

// The reduction of large arguments by M. H. Payne, R. N. Hanek, "Radian reduction for trigonometric functions" (SIGNUM
// Newsletter 18, 1983). For a = |x| >= 1, a = m 2^e with an integer m: only the bits of 2/pi of weight 2^(1 - e) and
// less matter for the quadrant, and three words of them for r. bits_of_two_over_pi holds the digits of 2/pi to base
// 2^elem_bits, after a 0.
#define REDUCED_(T) reduced_##T
#define REDUCED(T) REDUCED_(T)
#define reduced REDUCED(gentype)
typedef struct {
  double_word r;
  igentype quadrant;
} reduced;

#if dear_branches // beside a call ptxas would load the constants of the usual path each time
__attribute__((always_inline)) static inline
#else
__attribute__((noinline)) static
#endif
    reduced payne_hanek(gentype x) {
  gentype a = fabs(x);
#if elem_bits == 32
  const uint bits_of_two_over_pi[] = {0,          0xa2f9836e, 0x4e441529, 0xfc2757d1,
                                      0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab};
  const int words = 8, log_elem_bits = 5, most = 2;
#else
  const ulong bits_of_two_over_pi[] = {0, digits_of_two_over_pi};
  const int words = 20, log_elem_bits = 6, most = 4;
#endif
  // Step 1: the position of the first bit that matters: bit i of 2/pi, of weight 2^-i, stands at elem_bits - 1 + i
  igentype position = as_igentype(a) >> (igentype)significand_bits;
  position -= (igentype)(exponent_bias + significand_bits + 2 - elem_bits);
  igentype index = position >> (igentype)log_elem_bits;
  ugentype shift = as_ugentype(position & (igentype)(elem_bits - 1)), word[words];
#pragma unroll
  for (int i = 0; i < words; i++)
    word[i] = (ugentype)bits_of_two_over_pi[i];
  // Step 2: three words of 2/pi from that position on
#pragma unroll
  for (int bit = most; bit >= 0; bit--) { // looks a table up in vector code: it is shifted by the bits of index
    ugentype shifts = as_ugentype(-((index >> (igentype)bit) & (igentype)1));
    int step = 1 << bit;
#pragma unroll
    for (int i = 0; i < step + 3 && i + step < words; i++)
      word[i] ^= (word[i] ^ word[i + step]) & shifts;
  }
#pragma unroll
  for (int i = 0; i < 3; i++)
    word[i] = (word[i] << shift) | (word[i + 1] >> (ugentype)1 >> ((ugentype)(elem_bits - 1) - shift));

  // Step 3: high.low / 2^(elem_bits - 2) = m times these words, a 2/pi modulo 4
  ugentype m = (as_ugentype(a) & (ugentype)(leading_bit - 1)) | (ugentype)leading_bit;
  ugentype middle = m * word[1], low = middle + mul_hi(m, word[2]), one = (ugentype)1;
  ugentype high = m * word[0] + mul_hi(m, word[1]) + (low < middle ? one : (ugentype)0);
  // Step 4: the nearest integer is the quadrant; the rest, the fraction, is between -1/2 and 1/2.
  ugentype nearest = (high + (ugentype)(sign_bit >> 2)) >> (ugentype)(elem_bits - 2);
  high -= nearest << (ugentype)(elem_bits - 2);

  // Step 5: the fraction as a double-word, from three parts that gentype holds exactly
  const int drop = elem_bits - significand_bits - 1;
  igentype top = as_igentype(high) >> (igentype)drop;
  ugentype next = ((high << (ugentype)(2 * significand_bits + 2 - elem_bits)) & (ugentype)(2 * leading_bit - 1)) |
                  (low >> (ugentype)(2 * drop));
  ugentype last = low & (ugentype)(((unsigned_elem)1 << (2 * drop)) - 1);
  double_word f = fast_two_sum(vec_convert(sgentype, top) * (gentype)power_of_two(1 - significand_bits),
                               vec_convert(sgentype, as_igentype(next)) * (gentype)power_of_two(-2 * significand_bits));
  f.low += vec_convert(sgentype, as_igentype(last)) * (gentype)power_of_two(2 - 2 * elem_bits);

  // Step 6: r = fraction pi/2, with the sign of x
  double_word r = two_product(f.high, pio2_1);
  r = fast_two_sum(r.high, r.low + fma(f.high, pio2_2, f.low * pio2_1));
  r.high = a < (gentype)INFINITY ? r.high : (gentype)NAN;
  r.high = flip_sign(r.high, as_ugentype(x) & (ugentype)sign_bit);
  r.low = flip_sign(r.low, as_ugentype(x) & (ugentype)sign_bit);
  igentype quadrant = as_igentype(nearest);
  return (reduced){r, x < (gentype)0 ? -quadrant : quadrant};
}

// x = k pi/2 + r: returns r, and the low two bits of *quadrant are k mod 4. After W. J. Cody, W. Waite, "Software
// Manual for the Elementary Functions" (1980), with three words of pi/2.
static inline double_word reduce_pio2(gentype x, private igentype *quadrant) {
  const gentype limit = by_precision(0x1p17, 0x1p30);
  // Step 1: k, the integer nearest to x 2/pi. It may be off by x 2^-25, for which |r| <= 0.79 leaves room.
  // Mesa's fma_sure would give some floats near the middle between two integers another k, and other results.
  gentype shifted = fma(x, two_over_pi, shifter), k = shifted - shifter;

  // Step 2: x - k pio2_1, which is exact: a multiple of the last place of pio2_1 (of x's where |k| <= 1) and below 1
  gentype first = fma_exact(-k, pio2_1, x);

  // Step 3: r.high, the difference of that and the rounded product k pio2_2. A zero keeps its sign, as pio2_2 is
  // positive.
  double_word r;
  r.high = first - k * pio2_2;

  // Step 4: r.low, the rounding errors of the difference and of the product, and the third word of pi/2. So r has more
  // than twice the bits. In double either `first` is the greater term, and the difference is that from which r.high was
  // rounded, or the product is.
  gentype excess = fma(k, pio2_3, fma_exact(k, pio2_2, r.high - first));

  // Step 5: the quadrant; great arguments, infinity and NaN are rare
  igentype n = as_igentype(shifted);
#if words_of_double // a NaN, too, of which NaN comes
  relation huge = !magnitude_below(x, limit);
#else
  relation huge = fabs(x) >= limit;
#endif
  if (any_rare(in_any_lane(huge), greater_beyond(x, limit))) {
    reduced other = payne_hanek(x);
    r.high = huge ? other.r.high : r.high;
    excess = huge ? -other.r.low : excess;
    n = huge ? other.quadrant : n;
  }
  r.low = -excess;
  *quadrant = n;
  return r;
}
#endif
#endif
