// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_shuffle (cl_intel_subgroups and its kin): sub_group_shuffle, also for vectors.
#include "each_type.h"
#include <subgroup/intel_types.h>

#if intel_type
gentype intel_sub_group_shuffle(gentype x, uint lane) { return value_at(x, lane); }
#endif
