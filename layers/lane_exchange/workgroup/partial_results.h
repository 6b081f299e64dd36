// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What work-group collectives are made of. Here the sub-group combines blocks of 32 work-items, whose results go
// through local memory. Included once per type.
//
//   block_slots()                   local memory with a slot for each block of 32 work-items
//   share(x)                        makes x known to the others before fold_block; here there is nothing to do
//   fold_block(x)                   combines the block's items up to this one
//   fold_block_below(x, up_to_me)   combines the block's items before this one; `up_to_me` is fold_block(x)
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
