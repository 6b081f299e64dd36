// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// reserve_write_pipe (6.15.17.2) reserves packets for writing; CLK_NULL_RESERVE_ID if there are fewer than asked for.
// Clang turns it into a call of __reserve_write_pipe.
#include <pipe/reservation.h>

reserve_id_t reserve_to_write(ring p, uint count, uint size, uint alignment) __asm__("__reserve_write_pipe");
reserve_id_t reserve_to_write(ring p, uint count, uint size, uint alignment) {
  (void)size, (void)alignment;
  return as_reserve_id(reserve(p, true, count));
}
