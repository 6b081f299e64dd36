// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_scan_exclusive_add, _min and _max (6.15.19) combine the values of the sub-group's work-items before this
// one.
#include "each_type.h"
#define arithmetic_only
#define takes 1
#include <subgroup/each_operation.h>
#include <subgroup/fold.h>

#if applies
#ifdef by_keys
gentype named(sub_group_scan_exclusive)(gentype x) {
  [[clang::noinline]] return from_key_or_identity(named(sub_group_scan_exclusive)(to_key(x)));
}
#else
gentype named(sub_group_scan_exclusive)(gentype x) { return scan_all_exclusive(x); }
#endif
#endif
