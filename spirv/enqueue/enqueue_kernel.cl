// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// enqueue_kernel (6.15.18.3). All functions that Clang calls for it are errors here (unsupported.h).
#ifdef __opencl_c_device_enqueue
#include <enqueue/unsupported.h>

int basic(queue_t queue, uint flags, private const ndrange_t *range, generic void *invoke,
          generic void *block) __asm__("__enqueue_kernel_basic");
int basic(queue_t queue, uint flags, private const ndrange_t *range, generic void *invoke, generic void *block) {
  return __oneclc_unsupported_enqueue();
}

int with_events(queue_t queue, uint flags, private const ndrange_t *range, uint count, generic const clk_event_t *wait,
                generic clk_event_t *event, generic void *invoke,
                generic void *block) __asm__("__enqueue_kernel_basic_events");
int with_events(queue_t queue, uint flags, private const ndrange_t *range, uint count, generic const clk_event_t *wait,
                generic clk_event_t *event, generic void *invoke, generic void *block) {
  return __oneclc_unsupported_enqueue();
}

int with_local(queue_t queue, uint flags, private const ndrange_t *range, generic void *invoke, generic void *block,
               uint count, private const size_t *sizes) __asm__("__enqueue_kernel_varargs");
int with_local(queue_t queue, uint flags, private const ndrange_t *range, generic void *invoke, generic void *block,
               uint count, private const size_t *sizes) {
  return __oneclc_unsupported_enqueue();
}

int with_both(queue_t queue, uint flags, private const ndrange_t *range, uint event_count,
              generic const clk_event_t *wait, generic clk_event_t *event, generic void *invoke, generic void *block,
              uint count, private const size_t *sizes) __asm__("__enqueue_kernel_events_varargs");
int with_both(queue_t queue, uint flags, private const ndrange_t *range, uint event_count,
              generic const clk_event_t *wait, generic clk_event_t *event, generic void *invoke, generic void *block,
              uint count, private const size_t *sizes) {
  return __oneclc_unsupported_enqueue();
}
#endif
