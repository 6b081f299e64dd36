// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma by names that tell what is known of the operands, for targets on which some devices have no instruction for it:
// with that knowledge it takes fewer others there. The bits are those of fma (docs/develop/vocabulary.md).
//   fma(x, y, z)         operands and result are of usual magnitude: nothing overflows, nor underflows unless it does
//                        not contribute
//   fma_any(x, y, z)     any operands: the result may be subnormal, infinite or NaN, and x y may overflow or underflow
//   fma_plain(x, y, z)   x y is exactly representable
//   fma_exact(x, y, z)   x y rounded plus z is exactly representable (as |x y| and |z| are within a factor of two of
//                        each other, with opposite signs: Sterbenz's lemma), and is not the rounding of a subnormal
//                        product
//   fma_sure(x, y, z)    fma of operands of which a sweep of all arguments has shown that a shorter form is right:
//   about
//                        one in 2^24 triples of floats is rounded the wrong way by it
// fma_is_long says that a fma may be many instructions in the target's code, and inline_if_long makes a function be
// inlined there: one that is called with a constant, of which the choice between two such bodies depends.
#ifndef ONECLC_MATH_FUSED_H
#define ONECLC_MATH_FUSED_H
#define fma_any(x, y, z) fma(x, y, z)
#define fma_plain(x, y, z) fma(x, y, z)
#define fma_exact(x, y, z) fma(x, y, z)
#define fma_sure(x, y, z) fma(x, y, z)
#define fma_is_long false
#define inline_if_long inline
#endif
