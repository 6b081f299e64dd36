// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bounds and factors that keep a sum of squares in range, for the type (float or double) of the expansion that includes
// this. A sum of up to four squares in [least_square, INFINITY) has lost less than 2^-28 (float) or 2^-60 (double) of
// itself to underflow, even where subnormals are flushed. For other sums the vector is to be scaled by a power of two,
// scale_up for small sums and scale_down for infinite ones: the sum is then in range, even if the greatest element is
// the least subnormal or the greatest finite number. Zero, infinity and NaN stay what they are.
#undef least_square
#undef scale_up
#undef scale_down
#if elem_bits == 32
#define least_square 0x1p-96f
#define scale_up 0x1p+100f
#define scale_down 0x1p-66f
#else
#define least_square 0x1p-960
#define scale_up 0x1p+600
#define scale_down 0x1p-514
#endif
