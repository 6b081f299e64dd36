// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_commit_write_pipe (6.15.19) ends the writing of a sub-group's reservation. Clang turns it into a call of
// __sub_group_commit_write_pipe. The barrier makes sure that all work-items have done their part of the writing before
// the first one commits.
#include <pipe/reservation.h>

void sub_group_commit_writing(ring p, reserve_id_t id, uint size,
                              uint alignment) __asm__("__sub_group_commit_write_pipe");
void sub_group_commit_writing(ring p, reserve_id_t id, uint size, uint alignment) {
  (void)size, (void)alignment;
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  if (get_sub_group_local_id() == 0 && as_reservation(id) != no_reservation)
    finish(p, true);
}
