// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// wait_group_events (6.15.11). The work-items made the copies themselves, so all events are complete once all
// work-items have arrived at the barrier.
void wait_group_events(int num_events, private event_t *events) {
  (void)num_events;
  (void)events;
  work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

#ifdef ONECLC_GENERIC_SPACE
void wait_group_events(int num_events, generic event_t *events) {
  (void)num_events;
  (void)events;
  work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}
#endif
