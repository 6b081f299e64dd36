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

bool mesa_has_fma(void) __asm__("__clc_runtime_has_hw_fma32");

__attribute__((always_inline)) float fma(float x, float y, float z) {
  if (mesa_has_fma())
    return fma_of_any(x, y, z);
  return usual_for_floats(x, y, z) ? quick_fma_by_floats(x, y, z) : fma_of_any(x, y, z);
}

// What builtins call for arguments beyond the range of their results may overflow. Then the rounded sum is right.
static float corrected(float sum, float by) { return fabs(sum) < INFINITY ? sum - by : sum; }

__attribute__((always_inline)) float __oneclc_fma_usual(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  double_word sum = product_and_addend(x, y, x * y, z);
  return corrected(sum.high, sum.low);
}

// Two units in the last place of the product are one of the sum at most. The rounded product p and z then have a sum s
// whose error e is a multiple of a unit of p, as is half a unit of s, between which and e the last rounding decides. By
// what p was rounded is less than a unit and counts by its sign alone: e with it, rounded to odd, is on the right side.
__attribute__((always_inline)) float __oneclc_fma_less(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  float p = x * y, excess = product_excess(x, y, p), s = z + p, e = p - (s - z);
  float odd = as_float((as_int(e) + ((int)(~as_uint(e) ^ as_uint(excess)) >> 31)) | 1);
  return corrected(s, -(excess != 0 && e != 0 ? odd : e));
}

__attribute__((always_inline)) float __oneclc_fma_exact(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  float p = x * y;
  return corrected(p + z, product_excess(x, y, p));
}

// Four units in the last place of the product are one of the sum at most. So the product may be rounded to odd before
// it is added (round_to_odd.h). Beside the rounded product p this takes the low bits of the product of the
// significands, integers of 24 bits each, of which it has 47 or 48. p is the product less a rest of 2^22 or 2^23 at
// most; the rest is the low 24 bits, as a signed number, where p is even. (p may be a multiple of 2^23: even ones are
// of 2^24.) Of just half a unit, 2^23, p is the even neighbour: the bit above tells which. Where p is odd it is the
// product rounded to odd itself, and to take one off and set the last bit, or not, comes to the same. Of the factors
// all bits but 24 may be what they like, and only the leading one, which is not stored, must be there:
// of a zero it is not, but then p is a zero.
__attribute__((always_inline)) float __oneclc_fma_small(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  uint low = (as_uint(x) | leading_bit) * (as_uint(y) | leading_bit), rest = low << 8, even = ~(low >> 24) & 1;
  int p = as_int(x * y), odd = (p + ((int)(rest - even) >> 31)) | 1;
  // A product that underflows does not count, unless z is as small; what overflows, is infinite or NaN stays.
  bool usual = (as_uint(p) & ~sign_bit) - as_uint(0x1p-125f) < infinity_bits - as_uint(0x1p-125f);
  return as_float(usual && rest != 0 ? odd : p) + z;
}

__attribute__((always_inline)) float __oneclc_fma_small_any(float x, float y, float z) {
  if (mesa_has_fma())
    return __builtin_elementwise_fma(x, y, z);
  return fabs(z) >= 0x1p-90f ? __oneclc_fma_small(x, y, z) : fma(x, y, z);
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
