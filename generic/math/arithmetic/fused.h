// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma by names that tell what is known of the operands, for targets on which some devices have no instruction for it:
// with that knowledge it takes fewer others there. The bits are those of fma. Where a test of the operands stands for a
// proof (constants of a polynomial, say), it was made with the builtin's arguments: all floats (acos, asin, erf, exp,
// exp2, tanh), all from 2^-30 to 2^31 and one in sixteen of the others, or, of lgamma, tgamma and two arguments, some
// millions.
//   fma_small(x, y, z)   |x y| <= |z| / 8, or a little more where the exponents of z and of the result allow it: four
//                        units in the last place of the product are one of the result at most. |x| >= 2^-60.
//   fma_less(x, y, z)    |x y| <= |z| / 3, or a little more, likewise: two units of the product are one of x y + z
//   fma_exact(x, y, z)   x y + z is a number of gentype, and so is x y rounded plus z
//   fma_any(x, y, z)     the result may be subnormal, infinite or NaN, and x y may overflow or underflow
#ifndef ONECLC_MATH_FUSED_H
#define ONECLC_MATH_FUSED_H
#define fma_small(x, y, z) fma(x, y, z)
#define fma_less(x, y, z) fma(x, y, z)
#define fma_exact(x, y, z) fma(x, y, z)
#define fma_any(x, y, z) fma(x, y, z)
#endif
