// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma (6.15.2). Where a device has no instruction for it, Mesa calls this very function instead, for the builtins' as
// for a kernel's own, so it is software, and does without double, which few of Mesa's devices have (software_fma.h).
// Where Mesa says that there is none (target/hooks.c), from 26.2 on, it is for Mesa to inline, and quick for usual
// numbers: passing arguments and results through memory takes llvmpipe longer. Older versions, some of which inline all
// that is called, get one call.
//
// Builtins call the functions behind it, in which nothing overflows or underflows (vocabulary.h).
#undef fma
#define ternary fma
#include "each_float.h"
#include <math/arithmetic/software_fma.h>

#if vec_width == 1 && elem_bits > 16
bool mesa_has_fma(void) __asm__("__clc_runtime_has_hw_fma32");

// Of double Mesa does not say it, and has no fma on some devices that have that of float.
#if elem_bits == 32
#define has_fma mesa_has_fma()
__attribute__((noinline)) static float fma_of_any(float x, float y, float z) { return fma_by_floats(x, y, z); }
#else
#define has_fma false
__attribute__((noinline)) static double fma_of_any(double x, double y, double z) { return fma_by_integers(x, y, z); }
#endif

// The same for the caller's rare operands. Zeros, which are the least rare, need no call. Not for the time that this
// saves, but because of what llvmpipe does with a condition on which hardly anything depends, a call alone, say: it
// goes on without a branch, so that the call is made for no lane at all, with all that lives across it stored and
// loaded. That is 35 cycles on a Zen 4. A condition within a condition makes a branch (lp_bld_nir_soa.c,
// visit_if, 26.2).
__attribute__((always_inline)) static gentype rare_fma(gentype x, gentype y, gentype z) {
  return x == 0 || y == 0 ? x * y + z : fma_of_any(x, y, z);
}

__attribute__((always_inline)) gentype fma(gentype x, gentype y, gentype z) {
  if (has_fma)
    return fma_of_any(x, y, z);
  gentype result = quick_fma(x, y, z);
  bool usual = usual_operands(x, y, z);
#if elem_bits == 64
  usual &= magnitude_bits(result) < infinity_bits; // or a factor may have been rounded to an infinity
#endif
  return usual ? result : rare_fma(x, y, z);
}

__attribute__((always_inline)) gentype __oneclc_fma_usual(gentype x, gentype y, gentype z) {
  return has_fma ? __builtin_elementwise_fma(x, y, z) : quick_fma(x, y, z);
}

// For arguments that are rare, where a call will do
__attribute__((noinline)) gentype __oneclc_fma_seldom(gentype x, gentype y, gentype z) {
  return __oneclc_fma_usual(x, y, z);
}

__attribute__((always_inline)) gentype __oneclc_fma_exact(gentype x, gentype y, gentype z) {
  if (has_fma)
    return __builtin_elementwise_fma(x, y, z);
  gentype p = x * y;
  return p + z - product_excess(x, y, p);
}

__attribute__((always_inline)) gentype __oneclc_fma_plain(gentype x, gentype y, gentype z) {
  return has_fma ? __builtin_elementwise_fma(x, y, z) : x * y + z;
}

#if elem_bits == 32
// Whether mad is an fma though Mesa says that the device has none. llvmpipe makes llvm.fmuladd of each mad, which is
// the processor's fma or, where there is none, a product and a sum. SPIR-V allows both, so one mad is tried: the square
// of a significand of 24 bits that is odd has more than 24 bits, and what its rounding takes away is not zero. No
// compiler knows its factor (unknown), and so none computes the mad in the place of the device. This trusts the device
// to make all mad of a kernel alike. Mesa (26.2) may round a product of two constants by itself, and what a kernel has
// compared with a constant may become one: so callers hide their arguments by unknown(), too.
__attribute__((always_inline)) bool __oneclc_mad_is_fma(void) {
  float odd = unknown(0x1.000002p0f), square = odd * odd;
  return !has_fma && __spirv_ocl_mad(odd, odd, -square) != 0;
}
#endif

#if elem_bits == 64
__attribute__((always_inline)) double __oneclc_fma_sure(double x, double y, double z) { return quick_fma(x, y, z); }
#else
// The errors of the product and of the sum, rounded, need the last rounding alone (product_and_addend, which rounds
// them to odd instead).
__attribute__((always_inline)) float __oneclc_fma_sure(float x, float y, float z) {
  if (has_fma)
    return __builtin_elementwise_fma(x, y, z);
  float p = x * y, s = p + z, z_part = s - p;
  return s + (((p - (s - z_part)) + (z - z_part)) - product_excess(x, y, p));
}

// A chain of fma, each of which multiplies the result of the one before (math/arithmetic/vocabulary.h). What it waits
// for is the latency of its steps, so that as little as may be stands between one result and the next. The chain runs
// ahead as products and sums, each rounded: that is `ahead` for a step x y + z, some units in the last place off the
// result of fma. The result is `ahead` plus a `rest`, exactly. With the x and the rest of the step before, the exact
// result is ahead + (error + rest y), where `error` is what both roundings of the step take away: that of the sum
// (Knuth's TwoSum) less that of the product. It hangs on no rest, so that all steps have it early, and no result waits
// for another but by rest y, two sums and a difference. What is added to `ahead` is right but for its last place, which
// can be that of half a unit, as in fma_sure.
__attribute__((always_inline)) float __oneclc_chain_ahead(float x, float y, float z) {
  return has_fma ? __builtin_elementwise_fma(x, y, z) : x * y + z;
}

// What is to be added to `ahead`
__attribute__((always_inline)) static inline float after_chain(float x, float rest, float y, float z, float ahead) {
  float product = x * y, z_part = ahead - product;
  return ((product - (ahead - z_part)) + (z - z_part)) - product_excess(x, y, product) + rest * y;
}

__attribute__((always_inline)) float __oneclc_chain_rest(float x, float rest, float y, float z, float ahead) {
  return has_fma ? 0 : (ahead + after_chain(x, rest, y, z, ahead)) - ahead;
}

__attribute__((always_inline)) float __oneclc_chain_sum(float x, float rest, float y, float z, float ahead) {
  return has_fma ? ahead : ahead + after_chain(x, rest, y, z, ahead);
}
#endif
#undef has_fma

#elif elem_bits == 16
half fma(half x, half y, half z) { return fma_by_wider_type(x, y, z); }
#endif
