// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_id (6.15.1), computed from the driver's structure.
#include <oneclc/processor.h>

size_t get_global_id(uint dim) {
  const struct oneclc_work_item *item = __oneclc_work_item();
  return dim < 3 ? item->group_id[dim] * item->enqueued_local_size[dim] + item->local_id[dim] + item->global_offset[dim]
                 : 0;
}
