// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vstorea_half2 … vstorea_half16 (6.15.7) round float or double to half, once, and write p[offset * n] and after it.
// _rte rounds to nearest even, as does the name without a mode, _rtz toward zero, _rtp up, _rtn down. The address is
// aligned to the whole vector. vstorea_half3 writes three halves, but n is 4: each vector has room for four.
#include <convert/binary16.h>
#include "each_space.h"
#include "each_float.h"

#define halves_alignment sizeof(vec(ushort))
#include <vector/half_memory.h>

#if elem_bits > 16 && vec_width > 1
void vec(vstorea_half)(gentype x, size_t offset, space half *p) { store_halves(half_bits_rte(x), p + offset * vec_step(vec(ushort))); }

void in_mode(vec(vstorea_half), rte)(gentype x, size_t offset, space half *p) {
  store_halves(half_bits_rte(x), p + offset * vec_step(vec(ushort)));
}

void in_mode(vec(vstorea_half), rtz)(gentype x, size_t offset, space half *p) {
  store_halves(half_bits_rtz(x), p + offset * vec_step(vec(ushort)));
}

void in_mode(vec(vstorea_half), rtp)(gentype x, size_t offset, space half *p) {
  store_halves(half_bits_rtp(x), p + offset * vec_step(vec(ushort)));
}

void in_mode(vec(vstorea_half), rtn)(gentype x, size_t offset, space half *p) {
  store_halves(half_bits_rtn(x), p + offset * vec_step(vec(ushort)));
}
#endif
