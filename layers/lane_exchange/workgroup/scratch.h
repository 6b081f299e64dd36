// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The local memory of work-group collectives. Here it has room for a slot of each sub-group and, behind these, for five
// values of each. common_slot() holds one value of any type.
#ifndef ONECLC_WORKGROUP_SCRATCH_H
#define ONECLC_WORKGROUP_SCRATCH_H
enum { most_sub_groups = 32 };
local void *scratch(void) __asm__("__oneclc_scratch");
static inline local void *behind_slots(void) { return (local ulong *)scratch() + most_sub_groups; }
static inline local void *common_slot(void) { return scratch(); }
#endif
