// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What work-group collectives are made of here: the sub-group adds up blocks of 32 work-items; their sums go through
// local memory. Included once per type.
#ifndef ONECLC_WORKGROUP_PARTIAL_RESULTS_H
#define ONECLC_WORKGROUP_PARTIAL_RESULTS_H
local ulong *__oneclc_scratch(void) __asm__("__oneclc_scratch");
static inline local ulong *block_slots(void) { return __oneclc_scratch(); }
#endif
#undef share
#undef fold_block
#undef fold_block_below
#define share(x) (void)0
#define fold_block(x) fold_up_to_me(x)
#define fold_block_below(x, up_to_me) fold_below_me(x, up_to_me)
