// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_non_uniform_reduce_logical_xor (cl_khr_subgroup_non_uniform_arithmetic): of all work-items that call it
// together.
#include "each_type.h"

#define operation one_of
#define identity 0
#define applies (vec_width == 1 && elem_bits == 32 && is_signed && !is_float)
#include "subgroup/fold.h"

#if applies
gentype sub_group_non_uniform_reduce_logical_xor(gentype x) { return reduce(!!x, active_lanes()); }
#endif
