// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// wait_while(word, value) returns when another sub-group has written another value to the word. The sub-groups of a
// work-group make progress beside each other.
#ifndef ONECLC_WORKGROUP_WAIT_WHILE_H
#define ONECLC_WORKGROUP_WAIT_WHILE_H
static inline void wait_while(local atomic_uint *word, uint value) {
  while (__opencl_atomic_load(word, memory_order_relaxed, memory_scope_work_group) == value)
    ;
}
#endif
