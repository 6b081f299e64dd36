// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rsqrt (6.15.2), for targets whose reciprocal_root_seed is an instruction. Float is the common version's
// rounded_reciprocal_root (sqrt_words.h) without a branch: the seed is infinite for zeros, with their sign, 0 for
// infinity and NaN for negative numbers (PTX ISA, "rsqrt.approx.ftz"; "RDNA3 Instruction Set Architecture: Reference
// Guide", V_RSQ_F32), which are the results. Then the residual is NaN, as 0 times infinity is; a number takes its
// place, and what is added to the seed leaves it as it is. No half's reciprocal root is as near to the middle between
// two halves as the seed is to it (utils/coefficients/root_seeds.c), so that half is the seed, rounded.
// Largest errors seen: float 0.5, double 0.848 ulp.
#define unary rsqrt
#include "each_float.h"
#if elem_bits == 32
#include <math/arithmetic/any_lane.h> // which the common version's other passes need
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/sqrt_words.h>

gentype rsqrt(gentype x) {
  relation small = x < (gentype)least_normal; // negative numbers may be scaled, too
  gentype z = small ? x * (gentype)power_of_two(24) : x, y = reciprocal_root_seed(z);
  gentype residual = residual_of_seed(z, y);
  y = corrected_seed(y, residual < (gentype)1 ? residual : (gentype)1);
  return small ? y * (gentype)power_of_two(12) : y;
}
#elif elem_bits == 16 && vec_width == 1
half rsqrt(half x) { return (half)reciprocal_root_seed((float)x); }
#else
#include <generic/math/rsqrt.cl>
#endif
