// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_scan_exclusive_add, _min and _max (6.15.16) combine the values of the work-group's work-items before this
// one; so do _mul, _and, _or, _xor, _logical_and, _logical_or and _logical_xor (cl_khr_work_group_uniform_arithmetic).
#include "each_type.h"
#define takes (elem_bits >= 32 || is_float)
#include <subgroup/each_operation.h>
#include <workgroup/fold.h>

#if applies
#ifdef by_keys
gentype named(work_group_scan_exclusive)(gentype x) {
  [[clang::noinline]] return from_key_or_identity(named(work_group_scan_exclusive)(to_key(x)));
}
#else
gentype named(work_group_scan_exclusive)(gentype x) { return work_group_fold(operand(x), exclusive); }
#endif
#endif
