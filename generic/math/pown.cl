// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pown (6.15.2): x^y for an integer y; pown(x, 0) is 1 also if x is NaN. Powers of up to 15 are what kernels want: if
// they are not near the ends of the range, they are computed by squaring and multiplying, with what the products lose
// in rounding kept in a second word (P. Kornerup, C. Lauter, V. Lefèvre, N. Louvet and J.-M. Muller, "Computing
// correctly rounded integer powers in floating-point arithmetic", ACM TOMS 37, 2010), within 0.501 ulp. Others are
// computed by the method of power.h.
// Largest errors seen: float 0.914, double 0.786 ulp.
#define binary pown
#define second int
#include "each_float.h"
#include <math/arithmetic/fused.h>
#include <math/arithmetic/rounded_root.h>
#include <math/exponential/power.h>

#if elem_bits > 16
// `power` with the sign of x if y is odd
static inline gentype with_sign(gentype power, gentype x, intn y) {
  ugentype odd = as_ugentype(vec_convert(signed_elem, y)) << (ugentype)(elem_bits - 1);
  return as_gentype(as_ugentype(power) | (as_ugentype(x) & odd));
}

// x y as a double-word whose low word is not yet added to the high one
static inline double_word times(double_word x, double_word y) {
  double_word product = two_product(x.high, y.high);
  product.low = fma_any(x.high, y.low, fma_any(x.low, y.high, product.low)); // as small as 2^-124
  return product;
}

// x^count as a double-word, 0 <= count < 16
static inline double_word power_by_squaring(gentype x, igentype count) {
  // The 1 is computed. From a constant LLVM would make a vpternlogd here, which waits for the last use of its register,
  // so that the iterations of a caller's loop could not overlap.
  double_word power = {(count & (igentype)1) != (igentype)0 ? x : fma(x, (gentype)0, (gentype)1), 0};
  if (!any_lane(count >= (igentype)2))
    return power;
  double_word square = two_product(x, x), product = two_product(power.high, square.high);
  product.low = fma_any(power.high, square.low, product.low);
  power = select_words((count & (igentype)2) != (igentype)0, product, power);
#pragma unroll
  for (int bit = 4; bit <= 8; bit *= 2)
    if (any_lane(count >= (igentype)bit)) {
      square = times(square, square);
      power = select_words((count & (igentype)bit) != (igentype)0, times(power, square), power);
    }
  return power;
}

__attribute__((noinline)) static gentype pown_of_any(gentype x, intn y) {
  // Both are exact.
  gentype above = vec_convert(sgentype, y &(intn)~0xffff), below = vec_convert(sgentype, y &(intn)0xffff);
  gentype result = with_sign(power_of_any(x, fast_two_sum(above, below)), x, y);
  result = is_nan(x) ? x : result;
  return vec_convert(signed_elem, y) == (igentype)0 ? (gentype)1 : result;
}
#endif

gentype pown(gentype x, intn y) {
#if elem_bits == 16
  floatn v = vec_convert(float, x);
  return half_power(pown(v, y), v, vec_convert(float, y), (floatn)1);
#else
  // The magnitude of the least int is no int: it is made, and compared, as an unsigned number.
  igentype signed_count = vec_convert(signed_elem, y),
           count = signed_count < (igentype)0 ? as_igentype(-as_ugentype(signed_count)) : signed_count;
  relation near = as_ugentype(count) <= (ugentype)15;
  gentype result = x;
  if (any_lane(near)) {
    double_word product = power_by_squaring(x, count);
    // Within these limits the low words of all products are exact, and the inverse is normal.
    const gentype least = (gentype)power_of_two(elem_bits == 32 ? -100 : -960),
                  most = (gentype)power_of_two(elem_bits == 32 ? 125 : 1020);
    near &= (fabs(product.high) >= least) & (fabs(product.high) <= most);
    relation negative = signed_count < (igentype)0;
    result = product.high + product.low;
    if (any_lane(negative)) {
      gentype inverse = rounded_reciprocal(product.high),
              rest = fma(-inverse, product.low, fma(-inverse, product.high, (gentype)1));
      result = negative ? fma_any(inverse, rest, inverse) : result;
    }
  }
  if (any_lane(!near)) {
    bool rare;
    gentype a = fabs(x), n = vec_convert(sgentype, y),
            other = power(a, times_exponent(log2_words(a, (igentype)0), n), &rare);
    if (elem_bits == 32)
      rare |= any_lane(fabs(n) >= (gentype)0x1p24f); // then n is not always exact
    other = __builtin_expect(rare, false) ? pown_of_any(x, y) : with_sign(other, x, y);
    result = near ? result : other;
  }
  return result;
#endif
}
