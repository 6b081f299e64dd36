// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conversions to float and double (6.4.3) from every type. The default is to round to nearest even. An overflow
// becomes infinity or the largest finite value as the rounding has it. The file that includes this defines the type of
// the result, dst, the bits of its significand, dst_digits, and an integer type of its size, dst_word.
#include <convert/names.h>
#include <convert/half_rounding.h>
#include "each_type.h"

#if !is_float
#define digits (elem_bits - is_signed)
#elif elem_bits == 16
#define digits 11
#elif elem_bits == 32
#define digits 24
#else
#define digits 53
#endif

#if is_float && elem_bits == 16
#define nearest(x) vec_convert(dst, half_to_float(as_ugentype(x)))
#else
#define nearest(x) vec_convert(dst, x)
#endif

#if digits <= dst_digits
#define toward_zero nearest
#define upward nearest
#define downward nearest

#else
#include <convert/directed.h>
#endif

dstn convert()(gentype x) { return nearest(x); }
dstn convert(_rte)(gentype x) { return nearest(x); }
dstn convert(_rtz)(gentype x) { return toward_zero(x); }
dstn convert(_rtp)(gentype x) { return upward(x); }
dstn convert(_rtn)(gentype x) { return downward(x); }

#undef digits
#undef nearest
#undef toward_zero
#undef upward
#undef downward
