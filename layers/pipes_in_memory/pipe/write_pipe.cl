// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_pipe (6.15.17.1), which Clang turns into calls of __write_pipe_2 and, for writes to a reservation, of
// __write_pipe_4. The result is 0, or negative if the pipe is full or the reservation has no packet of that index.
#include <pipe/packet.h>
#include <pipe/reservation.h>

int write_packet(ring p, const void *packet, uint size, uint alignment) __asm__("__write_pipe_2");
int write_packet(ring p, const void *packet, uint size, uint alignment) {
  uint position;
  if (!take(p, true, 1, &position))
    return -1;
  copy_packet(packet_at(p, position, size), packet, size, alignment);
  finish(p, true);
  return 0;
}

int write_reserved(ring p, reserve_id_t id, uint index, const void *packet, uint size,
                   uint alignment) __asm__("__write_pipe_4");
int write_reserved(ring p, reserve_id_t id, uint index, const void *packet, uint size, uint alignment) {
  const ulong reservation = as_reservation(id);
  if (reservation == no_reservation || index >= reservation >> 32)
    return -1;
  copy_packet(packet_at(p, advance(p, reservation, index), size), packet, size, alignment);
  return 0;
}
