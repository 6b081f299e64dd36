// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_bits_rtz, half_bits_rtp and half_bits_rtn of float and double, for binary16.h. The result of a directed rounding
// is the nearest value or its neighbour: a comparison with the argument says which.
// A step away from zero adds 1 to the bits. It never starts from the zero of the other sign, because the nearest half
// has the sign of x.
static inline vec(ushort) half_bits_rtz(gentype x) {
  vec(ushort) nearest = half_bits_rte(x);
  gentype value = half_to_gentype(nearest);
  igentype step = __builtin_elementwise_abs(value) > __builtin_elementwise_abs(x) ? (igentype)-1 : (igentype)0;
  return nearest + vec_convert(ushort, step);
}

static inline vec(ushort) half_bits_rtp(gentype x) {
  vec(ushort) nearest = half_bits_rte(x);
  igentype up = as_igentype(x) < 0 ? (igentype)-1 : (igentype)1;
  igentype step = half_to_gentype(nearest) < x ? up : (igentype)0;
  return nearest + vec_convert(ushort, step);
}

static inline vec(ushort) half_bits_rtn(gentype x) {
  vec(ushort) nearest = half_bits_rte(x);
  igentype down = as_igentype(x) < 0 ? (igentype)1 : (igentype)-1;
  igentype step = half_to_gentype(nearest) > x ? down : (igentype)0;
  return nearest + vec_convert(ushort, step);
}
