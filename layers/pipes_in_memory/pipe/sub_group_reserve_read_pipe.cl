// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_reserve_read_pipe (6.15.19): one reservation for the whole sub-group, made by its first work-item. Clang
// turns it into a call of __sub_group_reserve_read_pipe.
#include <pipe/reservation.h>

reserve_id_t sub_group_reserve_to_read(ring p, uint count, uint size,
                                       uint alignment) __asm__("__sub_group_reserve_read_pipe");
reserve_id_t sub_group_reserve_to_read(ring p, uint count, uint size, uint alignment) {
  (void)size, (void)alignment;
  ulong reservation = no_reservation;
  if (get_sub_group_local_id() == 0)
    reservation = reserve(p, false, count);
  return as_reserve_id(sub_group_broadcast(reservation, 0));
}
