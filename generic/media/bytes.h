// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bytes and halves of uint lanes, and sums that several builtins make of them. It is included once per type and
// defines media_type, whether the builtins take this type.
#undef media_type
#define media_type (elem_bits == 32 && !is_float && !is_signed)
#if media_type
static inline gentype byte_of(gentype x, uint number) { return x >> (8 * number) & 0xff; }
static inline gentype halfword_of(gentype x, uint number) { return x >> (16 * number) & 0xffff; }

// The 32 bits from bit `offset` on of the 64 bits that two words make.
static inline gentype align(gentype upper, gentype lower, gentype offset) {
  const vec(ulong) both = vec_convert(ulong, upper) << 32 | vec_convert(ulong, lower);
  return vec_convert(uint, both >> vec_convert(ulong, offset));
}

// sad: the sum of the absolute differences of all bytes; msad: only of those that are not 0 in y.
static inline gentype sad(gentype x, gentype y) {
  gentype sum = 0;
  for (uint i = 0; i < 4; i++)
    sum += abs_diff(byte_of(x, i), byte_of(y, i));
  return sum;
}

static inline gentype msad(gentype x, gentype y) {
  gentype sum = 0;
  for (uint i = 0; i < 4; i++)
    sum += byte_of(y, i) == 0 ? (gentype)0 : abs_diff(byte_of(x, i), byte_of(y, i));
  return sum;
}

// The sums for the bytes of x from byte 0, 1, 2 and 3 on, each added to 16 bits of z.
#define quadruple(sum_of) \
  static inline vec(ulong) quadruple_##sum_of(vec(ulong) x, gentype y, vec(ulong) z) { \
    vec(ulong) result = 0; \
    for (uint i = 0; i < 4; i++) { \
      const gentype sum = sum_of(vec_convert(uint, x >> (8 * i)), y) + vec_convert(uint, z >> (16 * i)); \
      result |= vec_convert(ulong, sum & 0xffff) << (16 * i); \
    } \
    return result; \
  }
quadruple(sad)
quadruple(msad)
#undef quadruple
#endif
