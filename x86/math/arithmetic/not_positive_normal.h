// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// not_positive_normal, as generic/'s header of this name describes it: of float, bits_outside is shorter than an
// unsigned comparison.
#undef not_positive_normal
#if elem_bits == 32
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/ieee.h>
#define not_positive_normal(x) bits_outside(x, leading_bit, infinity_bits)
#else
#include <generic/math/arithmetic/not_positive_normal.h>
#endif
