// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// enqueue_marker (6.15.18.5). A call of it is an error here (unsupported.h).
#ifdef __opencl_c_device_enqueue
#include <enqueue/unsupported.h>
int enqueue_marker(queue_t queue, uint count, const clk_event_t *wait, clk_event_t *event) {
  return __oneclc_unsupported_enqueue();
}
#endif
