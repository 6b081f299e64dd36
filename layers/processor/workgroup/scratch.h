// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The local memory of work-group collectives, as layers/lane_exchange's header of this name describes it. Here it is
// the driver's, with room for a slot of each work-item and a common one.
#include <oneclc/processor.h>
#ifndef ONECLC_WORKGROUP_SCRATCH_H
#define ONECLC_WORKGROUP_SCRATCH_H
static inline local void *scratch(void) { return (local void *)__oneclc_work_item()->scratch; }
static inline local void *common_slot(void) {
  return (local ulong *)scratch() + get_local_size(0) * get_local_size(1) * get_local_size(2);
}
#endif
