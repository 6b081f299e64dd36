// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unusual, as generic/'s header of this name describes it: of AVX-512's classes of numbers, all but the positive normal
// ones (is_of_class.h); before it bits_outside is shorter than an unsigned comparison. Powers of double take 1.04 of
// the time with it.
#include <math/arithmetic/is_of_class.h>
#undef unusual
#if has_classes
#define unusual(x) is_of_class(x, 0xff)
#elif elem_bits == 32
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/ieee.h>
#define unusual(x) bits_outside(x, leading_bit, infinity_bits)
#else
#include <generic/math/arithmetic/unusual.h>
#endif
