// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma by names that tell what is known of the operands, for targets on which some devices have no instruction for it:
// with that knowledge it takes fewer others there. The bits are those of fma. Where a test of the operands stands for a
// proof (constants of a polynomial, say), it is test/mesa/without-fma, which compares every builtin with and without.
//   fma_tiny(x, y, z)    |x y| <= |z| / 16, or a little more where the exponents of z and of the result allow it: eight
//                        units in the last place of the product are one of the result at most. z is no zero, x y does
//                        not overflow, and beside a product that underflows z is normal.
//   fma_small(x, y, z)   |x y| <= |z| / 8, or a little more, likewise: four units of the product are one of the result
//   fma_small_any(x, y, z)  the same, of any z, so that the result may be subnormal, and x y may overflow
//   fma_less(x, y, z)    |x y| <= |z| / 3, or a little more, likewise: two units of the product are one of x y + z
//   fma_near(x, y, z)    one unit in the last place of x y + z is two of the product's at most (|x y| >= |z| / 4, or a
//                        little less), and either |x y| <= |z| or x y rounded plus z is a number of gentype. Of 2^24
//                        pairs x, y one may be rounded the wrong way all the same, so that only a test of all operands
//                        that there are allows this name.
//   fma_exact(x, y, z)   x y rounded plus z is a number of gentype (as |x y| and |z| are within a factor of two of each
//                        other, with opposite signs: Sterbenz's lemma)
//   fma_exact_any(x, y, z)  the same, if no operation underflows, and x y does not overflow; otherwise any operands
//   fma_whole(x, y, z)   fma_exact for an integer x and a constant y, of double not one of 40 bits. Where x is 0 or
//                        2^12 and more in magnitude, z is anything; in the latter case the result need not be right.
//                        Elsewhere |z| > |y| / 2, and |x y + z| is well below the power of two next below |y|.
//   fma_plain(x, y, z)   x y is a number of gentype
//   fma_step(x, y, z)    a step of a polynomial of double: z is a constant, and for every argument |x y| <= |z| / 2,
//                        |x| <= 4 |z|, |y| < 2^31. Unless it is slow, x has hardly another exponent than other x, and
//                        is at least |z| / 1000.
//   fma_close(x, y, z)   either |x y| <= |z|, or x y rounded plus z is a number of gentype
//   fma_mostly(x, y, z)  of usual operands. Of 2^24 triples one may be rounded the wrong way all the same: as fma_near.
//   fma_any(x, y, z)     the result may be subnormal, infinite or NaN, and x y may overflow or underflow
// fma_is_long says that a fma may be many instructions in the target's code, and inline_if_long makes a function be
// inlined there: one that is called with a constant, of which the choice between two such bodies depends.
#ifndef ONECLC_MATH_FUSED_H
#define ONECLC_MATH_FUSED_H
#define fma_tiny(x, y, z) fma(x, y, z)
#define fma_small(x, y, z) fma(x, y, z)
#define fma_small_any(x, y, z) fma(x, y, z)
#define fma_less(x, y, z) fma(x, y, z)
#define fma_near(x, y, z) fma(x, y, z)
#define fma_exact(x, y, z) fma(x, y, z)
#define fma_whole(x, y, z) fma_exact(x, y, z)
#define fma_plain(x, y, z) fma(x, y, z)
#define fma_step(x, y, z) fma(x, y, z)
#define fma_exact_any(x, y, z) fma(x, y, z)
#define fma_close(x, y, z) fma(x, y, z)
#define fma_mostly(x, y, z) fma(x, y, z)
#define fma_any(x, y, z) fma(x, y, z)
#define fma_is_long false
#define inline_if_long inline
#endif
