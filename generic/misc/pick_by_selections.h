// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pick(x, i): the element of x that the low bits of i number, for vectors of unsigned integers. The vector stays in
// registers, where an index would go through memory: each bit of i selects one half of what is left. Elements of fewer
// than 32 bits are shifted out of 32-bit words.
#if vec_width == 2 // the first pass of each width of x
static inline sgentype pick(source x, uint i) {
#if elem_bits < 32
  uint in_word = i % (32 / elem_bits) * elem_bits;
#if source_width * elem_bits == 16
  return (sgentype)(__builtin_astype(x, ushort) >> (in_word & 8));
#elif source_width * elem_bits == 32
  return (sgentype)(__builtin_astype(x, uint) >> in_word);
#else
  typedef uint words __attribute__((ext_vector_type(source_width * elem_bits / 32)));
  return (sgentype)(pick(__builtin_astype(x, words), i / (32 / elem_bits)) >> in_word);
#endif
#elif source_width == 2
  return i & 1 ? x.hi : x.lo;
#else
  return pick(i & source_width / 2 ? x.hi : x.lo, i);
#endif
}
#endif
