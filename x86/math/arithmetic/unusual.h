// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unusual, as generic/'s header of this name describes it: of float, bits_outside is shorter than an unsigned
// comparison.
#undef unusual
#if elem_bits == 32
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/ieee.h>
#define unusual(x) bits_outside(x, leading_bit, infinity_bits)
#else
#include <generic/math/arithmetic/unusual.h>
#endif
