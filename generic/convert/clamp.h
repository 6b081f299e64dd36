// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// saturate(x, source) clamps integers to the range of dst, for to_integer.h; both are the same.
static inline dstn saturate(gentype x, gentype source) {
#if is_signed && (!dst_signed || elem_bits > dst_bits)
  x = x > (gentype)dst_min ? x : (gentype)dst_min;
#endif
#if elem_bits - is_signed > dst_bits - dst_signed
  x = x < (gentype)dst_max ? x : (gentype)dst_max;
#endif
  return wrap(x, source);
}
