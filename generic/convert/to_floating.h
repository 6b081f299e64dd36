// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conversions to float and double (6.4.3) from every type. The default is to round to nearest even. The result of a
// directed rounding is the nearest value or its neighbour: a comparison with the argument says which. An overflow
// becomes infinity or the largest finite value in the same way. The file that includes this defines the type of the
// result, dst, the bits of its significand, dst_digits, and an integer type of its size, dst_word.
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
#if is_float
static inline wordn above(dstn value, gentype x) { return vec_convert(dst_word, vec_convert(sgentype, value) > x); }

static inline wordn below(dstn value, gentype x) { return vec_convert(dst_word, vec_convert(sgentype, value) < x); }
#else
// The nearest value may be a power of two that no integer of that type reaches, and is then above x. It is not
// converted back: the result would be poison, which a choice between vectors, made of bits, does not keep out.
#define beyond (value >= 2 * (dst)(1ul << (elem_bits - is_signed - 1)))
#define within vec_convert(sgentype, beyond ? (dstn)0 : value)

static inline wordn above(dstn value, gentype x) { return beyond ? (wordn)-1 : vec_convert(dst_word, within > x); }

static inline wordn below(dstn value, gentype x) { return beyond ? (wordn)0 : vec_convert(dst_word, within < x); }
#endif

// For the next value away from zero the bits are greater by one, for the next one toward zero smaller by one, even
// where that crosses a power of two.
static inline dstn toward_zero(gentype x) {
  dstn value = nearest(x);
  wordn bits = __builtin_astype(value, wordn);
  wordn too_great = bits < 0 ? below(value, x) : above(value, x);
  return __builtin_astype(bits - (too_great ? (wordn)1 : (wordn)0), dstn);
}

static inline dstn upward(gentype x) {
  dstn value = nearest(x);
  wordn bits = __builtin_astype(value, wordn), up = bits < 0 ? (wordn)-1 : (wordn)1;
  return __builtin_astype(bits + (below(value, x) ? up : (wordn)0), dstn);
}

static inline dstn downward(gentype x) {
  dstn value = nearest(x);
  wordn bits = __builtin_astype(value, wordn), up = bits < 0 ? (wordn)-1 : (wordn)1;
  return __builtin_astype(bits - (above(value, x) ? up : (wordn)0), dstn);
}
#endif

dstn convert()(gentype x) { return nearest(x); }
dstn convert(_rte)(gentype x) { return nearest(x); }
dstn convert(_rtz)(gentype x) { return toward_zero(x); }
dstn convert(_rtp)(gentype x) { return upward(x); }
dstn convert(_rtn)(gentype x) { return downward(x); }

#undef digits
#undef beyond
#undef within
#undef nearest
#undef toward_zero
#undef upward
#undef downward
