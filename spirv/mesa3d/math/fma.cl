// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma (6.15.2). Where a device has no instruction for it, Mesa calls this very function instead, for the builtins' as
// for a kernel's own, so it is software, and does without double, which few of Mesa's devices have (software_fma.h).
// Where Mesa says that there is none (target/hooks.c), from 26.2 on, it is for Mesa to inline, and quick for usual
// numbers: passing arguments and results through memory takes llvmpipe longer. Older versions, some of which inline all
// that is called, get one call.
//
// Builtins call the functions behind it, in which nothing overflows or underflows (fused.h).
#undef fma
#define ternary fma
#include "each_float.h"
#include <math/arithmetic/software_fma.h>

#if vec_width == 1 && elem_bits == 32
__attribute__((noinline)) static float fma_of_any(float x, float y, float z) { return fma_by_floats(x, y, z); }

// The same for the caller's rare operands. Zeros, which are the least rare, need no call. Not for the time that this
// saves, but because of what llvmpipe does with a condition on which hardly anything depends, a call alone, say: it
// goes on without a branch, so that the call is made for no lane at all, with all that lives across it stored and
// loaded. That is 35 cycles on a Zen 4. A condition within a condition makes a branch (lp_bld_nir_soa.c,
// visit_if, 26.2).
__attribute__((always_inline)) static float rare_fma(float x, float y, float z) {
  return x == 0 || y == 0 ? x * y + z : fma_of_any(x, y, z);
}

bool mesa_has_fma(void) __asm__("__clc_runtime_has_hw_fma32");

__attribute__((always_inline)) float fma(float x, float y, float z) {
  if (mesa_has_fma())
    return fma_of_any(x, y, z);
  return usual_for_floats(x, y, z) ? quick_fma_by_floats(x, y, z) : rare_fma(x, y, z);
}

__attribute__((always_inline)) float __oneclc_fma_usual(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  double_word sum = product_and_addend(x, y, x * y, z);
  return sum.high - sum.low;
}

// For arguments that are rare, where a call will do
__attribute__((noinline)) float __oneclc_fma_seldom(float x, float y, float z) { return __oneclc_fma_usual(x, y, z); }

// An even p less one unit if `less` is -1, with its last bit set if `rest` is not 0. An odd p stays.
static float to_odd(float p, int less, uint rest) {
  return as_float(as_uint(p * as_float(as_int(1.0f) + less)) | min(rest, 1u));
}

// Two units in the last place of the product are one of the sum at most. The rounded product p and z then have a sum s
// whose error e is a multiple of a unit of p, as is half a unit of s, between which and e the last rounding decides. By
// what p was rounded is less than a unit and counts by its sign alone: e with it, rounded to odd, is on the right side.
__attribute__((always_inline)) float __oneclc_fma_less(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  float p = x * y, excess = product_excess(x, y, p), s = z + p, e = p - (s - z);
  float odd = as_float((as_int(e) + ((int)(~as_uint(e) ^ as_uint(excess)) >> 31)) | 1);
  return s + (excess != 0 && e != 0 ? odd : e);
}

// The error e of the sum, by Dekker's FastTwoSum, is one unit in the last place of the rounded product p, or 0, and so
// is the greatest that half a unit of the sum can be. By what p was rounded is an exact multiple of 2^-24 of that unit:
// added to e it is rounded only beyond one unit, and only the least multiple can be lost.
__attribute__((always_inline)) float __oneclc_fma_near(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  float p = x * y, s = z + p, e = p - (s - z);
  return s + (e - product_excess(x, y, p));
}

// The errors of the product and of the sum, rounded, need the last rounding alone (product_and_addend, which rounds
// them to odd instead).
__attribute__((always_inline)) float __oneclc_fma_mostly(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  float p = x * y, s = p + z, z_part = s - p;
  return s + (((p - (s - z_part)) + (z - z_part)) - product_excess(x, y, p));
}

// As in fma_less an error e of the sum is a multiple of a unit of p, and so is half a unit of s if there is one. If
// there is none the sum of s and what p was rounded by is rounded once.
__attribute__((always_inline)) float __oneclc_fma_close(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  float p = x * y, excess = product_excess(x, y, p), s = z + p, e = p - (s - z);
  float odd = as_float((as_int(e) + ((int)(~as_uint(e) ^ as_uint(excess)) >> 31)) | 1);
  return s + (excess != 0 && e != 0 ? odd : e - excess);
}

__attribute__((always_inline)) float __oneclc_fma_exact(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  float p = x * y;
  return p + z - product_excess(x, y, p);
}

// The last bit of the product is at least 2^-47 of it. A zero z may come of an underflow, as the product then does.
__attribute__((always_inline)) float __oneclc_fma_exact_any(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  return fabs(z) < 0x1p-73f ? rare_fma(x, y, z) : __oneclc_fma_exact(x, y, z);
}

// Four units in the last place of the product are one of the sum at most. So the product may be rounded to odd before
// it is added (round_to_odd.h). Beside the rounded product p this takes the low bits of the product of the
// significands, integers of 24 bits each, of which it has 47 or 48. p is the product less a rest of 2^22 or 2^23 at
// most; the rest is the low 24 bits, as a signed number, where p is even. (p may be a multiple of 2^23: even ones are
// of 2^24.) Of just half a unit, 2^23, p is the even neighbour: the bit above tells which. Where p is odd it is the
// product rounded to odd itself, and to take one off and set the last bit, or not, comes to the same. One is taken off
// by the factor 1 - 2^-24, which leaves a zero a zero. Of the factors all bits but 24 may be what they like, and only
// the leading one, which is not stored, must be there: of a zero it is not, but then p is zero, or 2^-149 at most.
__attribute__((always_inline)) float __oneclc_fma_small(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  uint low = (as_uint(x) | leading_bit) * (as_uint(y) | leading_bit), rest = low << 8, even = ~(low >> 24) & 1;
  return to_odd(x * y, (int)((rest - even) & rest) >> 31, rest) + z;
}

// Eight units in the last place of the product are one of the sum at most: the product counts only where p is a
// multiple of four units, so of 2^25, and the rest is the low 25 bits, in which half a unit is no exception.
__attribute__((always_inline)) float __oneclc_fma_tiny(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  const uint fraction = leading_bit - 1;
  uint rest = ((as_uint(x) & fraction) | leading_bit) * (((as_uint(y) & fraction) | leading_bit) << 7);
  return to_odd(x * y, (int)rest >> 31, rest) + z;
}

// A product that overflows, is infinite or NaN stays as it is.
__attribute__((always_inline)) float __oneclc_fma_small_any(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  float p = x * y;
  return fabs(z) < 0x1p-90f ? rare_fma(x, y, z) : fabs(p) < INFINITY ? __oneclc_fma_small(x, y, z) : p + z;
}

// A chain of fma (math/arithmetic/chain.h), each of which multiplies the result of the one before. What it waits for is
// the latency of its steps, so that as little as may be stands between one result and the next. The chain runs ahead as
// products and sums, each rounded: that is `ahead` for a step x y + z, some units in the last place off the result of
// fma. The result is `ahead` plus a `rest`, exactly. With the x and the rest of the step before, the exact result is
// ahead + ((z - ahead + x y) + rest y). The term in the inner brackets, by Dekker's product, hangs on no rest, so that
// all steps have it early, and no result waits for another but by rest y, two sums and a difference. All sums up to x y
// are exact, as those in product_excess, where it counts; so what is added to `ahead` is right but for its last place,
// which can be that of half a unit as in fma_mostly.
__attribute__((always_inline)) float __oneclc_chain_ahead(float x, float y, float z) {
  return mesa_has_fma() ? __builtin_elementwise_fma(x, y, z) : x * y + z;
}

// What is to be added to `ahead`. z - ahead is exact if z is no less than x y (Dekker's FastTwoSum).
__attribute__((always_inline)) static inline float after_chain(float x, float rest, float y, float z, float ahead) {
  const uint high_half = ~0u << 12;
  float x_high = as_float(as_uint(x) & high_half), y_high = as_float(as_uint(y) & high_half);
  float x_low = x - x_high, y_low = y - y_high;
  return (z - ahead) + x_high * y_high + x_high * y_low + x_low * y_high + x_low * y_low + rest * y;
}

// The same of any operands (Knuth's TwoSum)
__attribute__((always_inline)) static inline float after_any_chain(float x, float rest, float y, float z, float ahead) {
  float product = x * y, z_part = ahead - product;
  return ((product - (ahead - z_part)) + (z - z_part)) - product_excess(x, y, product) + rest * y;
}

__attribute__((always_inline)) float __oneclc_chain_rest(float x, float rest, float y, float z, float ahead) {
  return mesa_has_fma() ? 0 : (ahead + after_chain(x, rest, y, z, ahead)) - ahead;
}

__attribute__((always_inline)) float __oneclc_chain_sum(float x, float rest, float y, float z, float ahead) {
  return mesa_has_fma() ? ahead : ahead + after_chain(x, rest, y, z, ahead);
}

__attribute__((always_inline)) float __oneclc_chain_any_rest(float x, float rest, float y, float z, float ahead) {
  return mesa_has_fma() ? 0 : (ahead + after_any_chain(x, rest, y, z, ahead)) - ahead;
}

__attribute__((always_inline)) float __oneclc_chain_any_sum(float x, float rest, float y, float z, float ahead) {
  return mesa_has_fma() ? ahead : ahead + after_any_chain(x, rest, y, z, ahead);
}

__attribute__((always_inline)) float __oneclc_fma_plain(float x, float y, float z) {
  return mesa_has_fma() ? __builtin_elementwise_fma(x, y, z) : x * y + z;
}

#else
gentype fma(gentype x, gentype y, gentype z) {
#if elem_bits == 16
  return fma_by_wider_type(x, y, z);
#else
  return fma_by_integers(x, y, z);
#endif
}
#endif
