// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the work-items of a group share a copy: the number of the calling work-item, and how many there are.
#ifndef ONECLC_ASYNC_WORK_ITEMS_H
#define ONECLC_ASYNC_WORK_ITEMS_H
#include <async/local_ids.h>
static inline uint item_number(void) {
  const uint x = local_size(0), y = local_size(1);
  return (uint)((local_id(2) * y + local_id(1)) * x + local_id(0));
}
static inline uint item_count(void) { return (uint)local_size(0) * (uint)local_size(1) * (uint)local_size(2); }
#endif
