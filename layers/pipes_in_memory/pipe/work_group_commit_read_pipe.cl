// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_commit_read_pipe (6.15.17.3) ends the reading of a work-group's reservation. Clang turns it into a call of
// __work_group_commit_read_pipe. The barrier makes sure that all work-items have done their part of the reading before
// the first one commits.
#include <pipe/reservation.h>

void group_commit_reading(ring p, reserve_id_t id, uint size, uint alignment) __asm__("__work_group_commit_read_pipe");
void group_commit_reading(ring p, reserve_id_t id, uint size, uint alignment) {
  (void)size, (void)alignment;
  work_group_barrier(CLK_GLOBAL_MEM_FENCE);
  if (get_local_linear_id() == 0 && as_reservation(id) != no_reservation)
    finish(p, false);
}
