// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vload_half, vload_half2 … vload_half16 (6.15.7): the halves at p[offset * n] and after it, as float. They assume the
// alignment of one half; vload_half3 reads three halves.
#define loads_only
#include <convert/binary16.h>
#include "each_space.h"
#include "each_float.h"

#define halves_alignment 2
#include <vector/half_memory.h>

#if elem_bits == 32
floatn vec(vload_half)(size_t offset, const space half *p) { return half_to_float(vec(load_halves)(p + offset * vec_width)); }
#endif
