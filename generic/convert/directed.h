// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// toward_zero(x), upward(x) and downward(x) for to_floating.h, where gentype has more digits than dst. The result is
// nearest(x) or its neighbour: a comparison with the argument says which.
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
#if is_float
  wordn too_great =
      vec_convert(dst_word, __builtin_elementwise_abs(vec_convert(sgentype, value)) > __builtin_elementwise_abs(x));
#else
  wordn too_great = bits < 0 ? below(value, x) : above(value, x);
#endif
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
#undef beyond
#undef within
