// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_reserve_write_pipe (6.15.17.3): one reservation for the whole work-group, made by its first work-item.
// Clang turns it into a call of __work_group_reserve_write_pipe.
#include <pipe/reservation.h>

reserve_id_t group_reserve_to_write(ring p, uint count, uint size,
                                    uint alignment) __asm__("__work_group_reserve_write_pipe");
reserve_id_t group_reserve_to_write(ring p, uint count, uint size, uint alignment) {
  (void)size, (void)alignment;
  ulong reservation = no_reservation;
  if (get_local_linear_id() == 0)
    reservation = reserve(p, true, count);
  return as_reserve_id(work_group_broadcast(reservation, 0, 0, 0));
}
