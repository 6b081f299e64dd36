// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// wait_while(word, value), as layers/lane_exchange's header of this name describes it. The driver waits, which may run
// a group's work-items one after the other. Where it has no function for that it has a thread for each work-item.
#include <oneclc/processor.h>
#ifndef ONECLC_WORKGROUP_WAIT_WHILE_H
#define ONECLC_WORKGROUP_WAIT_WHILE_H
static inline void wait_while(local atomic_uint *word, uint value) {
  struct oneclc_work_item *item = __oneclc_work_item();
  const bool driver_waits =
      item->size >= __builtin_offsetof(struct oneclc_work_item, wait_while) + sizeof item->wait_while &&
      item->wait_while;
  while (__opencl_atomic_load(word, memory_order_relaxed, memory_scope_work_group) == value)
    if (driver_waits)
      item->wait_while(item, (const volatile unsigned *)word, value);
}
#endif
