// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// load_halves, load_halves2 … and store_halves load and store the bits of n halves in memory. The file that includes
// this has included each_float.h and defines halves_alignment, the alignment that these may assume. Three halves are
// accessed as two and one, as in vload3.cl. The types may alias half, and no device needs half arithmetic for them.
#include <vector/consecutive.h>

#if elem_bits == 32 // the first pass, over float, defines them for double, too
static inline vec(ushort) vec(load_halves)(const space half *p) {
#if vec_width == 3
  typedef ushort pair __attribute__((ext_vector_type(2), aligned(halves_alignment), may_alias));
  typedef ushort single __attribute__((may_alias));
  return (ushort3)(*(const space pair *)p, *(const space single *)(p + 2));
#elif vec_width == 1
  typedef ushort single __attribute__((may_alias));
  return *(const space single *)p;
#else
  return load_consecutive(vec(ushort), p, halves_alignment);
#endif
}

#ifndef loads_only
static inline void store_halves(vec(ushort) bits, space half *p) {
#if vec_width == 3
  // The halves are stored one by one: LLVM turns a pair of truncated elements into a vector of six halves, a type that
  // SPIR-V does not have.
  typedef ushort single __attribute__((may_alias));
  space single *halves = (space single *)p;
  halves[0] = bits.x;
  halves[1] = bits.y;
  halves[2] = bits.z;
#elif vec_width == 1
  typedef ushort single __attribute__((may_alias));
  *(space single *)p = bits;
#else
  store_consecutive(vec(ushort), p, halves_alignment, bits);
#endif
}
#endif
#endif

#define in_mode(name, mode) in_mode_(name, mode) // vstore_half4_rtz from vec(vstore_half) and rtz
#define in_mode_(name, mode) name##_##mode
