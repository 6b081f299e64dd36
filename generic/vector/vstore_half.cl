// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vstore_half, vstore_half2 … vstore_half16 (6.15.7) round float or double to half, once, and write p[offset * n] and
// after it. _rte rounds to nearest even, as does the name without a mode, _rtz toward zero, _rtp up, _rtn down. They
// assume the alignment of one half; vstore_half3 writes three halves.
#include <convert/binary16.h>
#include "each_space.h"
#include "each_float.h"

#define halves_alignment 2
#include <vector/half_memory.h>

#if elem_bits > 16
void vec(vstore_half)(gentype x, size_t offset, space half *p) { store_halves(half_bits_rte(x), p + offset * vec_width); }

void in_mode(vec(vstore_half), rte)(gentype x, size_t offset, space half *p) {
  store_halves(half_bits_rte(x), p + offset * vec_width);
}

void in_mode(vec(vstore_half), rtz)(gentype x, size_t offset, space half *p) {
  store_halves(half_bits_rtz(x), p + offset * vec_width);
}

void in_mode(vec(vstore_half), rtp)(gentype x, size_t offset, space half *p) {
  store_halves(half_bits_rtp(x), p + offset * vec_width);
}

void in_mode(vec(vstore_half), rtn)(gentype x, size_t offset, space half *p) {
  store_halves(half_bits_rtn(x), p + offset * vec_width);
}
#endif
