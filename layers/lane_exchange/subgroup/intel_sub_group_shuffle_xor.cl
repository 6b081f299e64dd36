// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_shuffle_xor (cl_intel_subgroups and its kin): sub_group_shuffle_xor, also for vectors.
#include "each_type.h"
#include <subgroup/intel_types.h>

#if intel_type
gentype intel_sub_group_shuffle_xor(gentype x, uint mask) { return value_at(x, get_sub_group_local_id() ^ mask); }
#endif
