// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// inline_fma(x, y, z) is fma(x, y, z), the correctly rounded x * y + z, in a few instructions of SSE2 and a test that
// hardly ever succeeds. Expanded for each type and width.
// general_inline_fma is the same for double where products are greater than the constants that are added to them;
// any_inline_fma, exact_inline_fma and plain_inline_fma are fma_any, fma_exact and fma_plain of vocabulary.h.
// quick_inline_fma of float and the steps of polynomials without a test give another result in rare cases: they are for
// functions of one float, of which all floats were tried, and what else is a function of one float.
//
// What takes more than a product and a sum is a function that the library calls (fma_bodies.h), and that LLVM inlines
// when it compiles a kernel: with a call in place of twenty instructions the library is a fifth smaller, and a builtin
// cheaper to link. Calls are marked, and link/passes/clean.c takes the mark away.
#include <math/arithmetic/ieee.h>

#if elem_bits > 16 && vec_width * elem_bits <= 128
#define body_of_fma(NAME) __attribute__((const)) gentype __oneclc_fma_##NAME(gentype x, gentype y, gentype z)
#if elem_bits == 32
body_of_fma(rounded_once);
body_of_fma(rounded_twice);
#else
body_of_fma(any);
body_of_fma(onto_constant);
body_of_fma(onto_shifter);
body_of_fma(error);
#endif
#endif
#define call_body_of_fma(NAME) [[clang::noinline]] return __oneclc_fma_##NAME(x, y, z)

static inline __attribute__((always_inline)) gentype inline_fma(gentype x, gentype y, gentype z);

#if elem_bits == 32
static inline __attribute__((always_inline)) vec(double) sum_in_double(vec(double) x, gentype y, gentype z) {
  return x * vec_convert(double, y) + vec_convert(double, z);
}

// The same, rounded to float as fma is, for an x that holds a float. It is rounded as an integer: half a unit of
// float's last place, or a little less where that place is even, is added, and what is below it is cut off. A result
// below 2^-126 has more bits than a float.
static inline __attribute__((always_inline)) vec(double) rounded_step(vec(double) x, gentype y, gentype z) {
  vec(ulong) bits = __builtin_astype(sum_in_double(x, y, z), vec(ulong));
  bits += (bits >> (vec(ulong))29 & (vec(ulong))1) + (vec(ulong))0x0fffffff;
  return __builtin_astype(bits & ~(vec(ulong))0x1fffffff, vec(double));
}
#endif

// fma or, of float, a sum that is rounded to double, and then to float. The product is exact, and so is the sum in
// double unless |x y| and |z| are about 2^5 or more apart: then about one in 2^29 comes to lie in the very middle of
// two floats, and the second rounding may go the wrong way.
static inline __attribute__((always_inline)) gentype quick_inline_fma(gentype x, gentype y, gentype z) {
#if elem_bits == 32 && vec_width <= 4
  call_body_of_fma(rounded_twice);
#elif elem_bits == 32
  return vec_convert(float, sum_in_double(vec_convert(double, x), y, z));
#else
  return inline_fma(x, y, z);
#endif
}

#if elem_bits == 64
// x y - z, the error of a rounded product z, exact where |z| >= 2^-960.
static inline __attribute__((always_inline)) gentype product_error(gentype x, gentype y, gentype z) {
#if vec_width <= 2
  call_body_of_fma(error);
#elif vec_width == 3
  return (gentype)(product_error(x.xy, y.xy, z.xy), product_error(x.zz, y.zz, z.zz).x);
#else
  return (gentype)(product_error(x.lo, y.lo, z.lo), product_error(x.hi, y.hi, z.hi));
#endif
}

// What is known when the library is compiled: __builtin_constant_p of the first element, and of whether two are the
// same. Addends and factors that are constants have the same number in each element.
#if vec_width == 1
#define first_of(v) (v)
#else
#define first_of(v) ((v)[0])
#endif
#define same_factors(x, y) __builtin_constant_p(first_of(as_ugentype(x) == as_ugentype(y)))
#define is_power_of_two(x) ((as_ulong(first_of(x)) & (leading_bit - 1)) == 0)
#define magnitude_of(x) (as_ulong(first_of(x)) & ~sign_bit)
#define is_near_one(x) (magnitude_of(x) - as_ulong(0x0.ffp0) <= as_ulong(0x1.01p0) - as_ulong(0x0.ffp0))
#define is_moderate(x) (magnitude_of(x) - as_ulong(0x1p-45) <= as_ulong(0x1p100) - as_ulong(0x1p-45))
#endif

#if elem_bits == 16
static inline gentype inline_fma(gentype x, gentype y, gentype z) { return fma(x, y, z); }
static inline gentype general_inline_fma(gentype x, gentype y, gentype z) { return fma(x, y, z); }
static inline gentype exact_inline_fma(gentype x, gentype y, gentype z) { return fma(x, y, z); }
static inline gentype plain_inline_fma(gentype x, gentype y, gentype z) { return fma(x, y, z); }

#elif vec_width * elem_bits > 128
// The halves are calculated one after the other, for which there are registers enough.
#if vec_width == 3
#define in_halves(f) \
  static inline __attribute__((always_inline)) gentype f(gentype x, gentype y, gentype z) { \
    return (gentype)(f(x.xy, y.xy, z.xy), f(x.zz, y.zz, z.zz).x); \
  }
#else
#define in_halves(f) \
  static inline __attribute__((always_inline)) gentype f(gentype x, gentype y, gentype z) { \
    return (gentype)(f(x.lo, y.lo, z.lo), f(x.hi, y.hi, z.hi)); \
  }
#endif
in_halves(inline_fma) in_halves(general_inline_fma) in_halves(exact_inline_fma) in_halves(plain_inline_fma)

#undef in_halves

#elif elem_bits == 32
static inline __attribute__((always_inline)) gentype inline_fma(gentype x, gentype y, gentype z) {
  call_body_of_fma(rounded_once);
}
static inline __attribute__((always_inline)) gentype general_inline_fma(gentype x, gentype y, gentype z) {
  return inline_fma(x, y, z);
}
static inline __attribute__((always_inline)) gentype exact_inline_fma(gentype x, gentype y, gentype z) {
  return quick_inline_fma(x, y, z);
}
static inline __attribute__((always_inline)) gentype plain_inline_fma(gentype x, gentype y, gentype z) {
  return x * y + z;
}

#else
static inline __attribute__((always_inline)) gentype general_inline_fma(gentype x, gentype y, gentype z) {
  call_body_of_fma(any);
}

static inline __attribute__((always_inline)) gentype inline_fma(gentype x, gentype y, gentype z) {
  if (__builtin_constant_p(first_of(z)) && is_moderate(z)) {
    if (__builtin_constant_p(first_of(y)) && is_power_of_two(y) && is_moderate(y))
      return x * y + z; // the product is exact, or too small to contribute
    if (as_ulong(first_of(z)) == as_ulong(first_of(shifter)))
      call_body_of_fma(onto_shifter);
    // 1 - x y is mostly a residual, and x^2 - z the distance from a root.
    if (!is_near_one(z) && !same_factors(x, y))
      call_body_of_fma(onto_constant);
  }
  return general_inline_fma(x, y, z);
}

// Both the sum of z and the rounded product and the error of that product are exact, and so it is their sum alone that
// is rounded. -x y is what is multiplied and subtracted because its error, where it is zero, is +0: to subtract that
// leaves a zero's sign as fma has it. The product is zero or at least 2^-960 in magnitude (or x or y is 1 or -1: then
// no operation rounds).
static inline __attribute__((always_inline)) gentype exact_inline_fma(gentype x, gentype y, gentype z) {
  const gentype minus_x = -x, product = minus_x * y;
  return (z - product) - product_error(minus_x, y, product);
}

static inline __attribute__((always_inline)) gentype plain_inline_fma(gentype x, gentype y, gentype z) {
  return x * y + z;
}
#endif
static inline __attribute__((always_inline)) gentype any_inline_fma(gentype x, gentype y, gentype z) {
  return inline_fma(x, y, z);
}
#undef first_of
#undef same_factors
#undef is_power_of_two
#undef magnitude_of
#undef is_near_one
#undef is_moderate
