// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The polynomials are about the middles of intervals: their terms are greater than the constants that are added to
// them. With another rounding of float's steps in the very middle of two floats one result would be another.
#undef steps_round_half
#define steps_round_half half_to_even
#undef fma
#define fma general_inline_fma
#include <generic/math/gamma/lgamma_usual.h>
#undef fma
#define fma inline_fma
