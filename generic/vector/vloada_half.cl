// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vloada_half2 … vloada_half16 (6.15.7): the halves at p[offset * n] and after it, as float. The address is aligned to
// the whole vector. vloada_half3 reads three halves, but n is 4: each vector has room for four.
#define loads_only
#include <convert/binary16.h>
#include "each_space.h"
#include "each_float.h"

#define halves_alignment sizeof(vec(ushort))
#include <vector/half_memory.h>

#if elem_bits == 32 && vec_width > 1
floatn vec(vloada_half)(size_t offset, const space half *p) { return half_to_float(vec(load_halves)(p + offset * vec_step(vec(ushort)))); }
#endif
