// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// commit_write_pipe (6.15.17.2) ends the writing of a reservation. Clang turns it into a call of __commit_write_pipe.
#include <pipe/reservation.h>

void commit_writing(ring p, reserve_id_t id, uint size, uint alignment) __asm__("__commit_write_pipe");
void commit_writing(ring p, reserve_id_t id, uint size, uint alignment) {
  (void)size, (void)alignment;
  if (as_reservation(id) != no_reservation)
    finish(p, true);
}
