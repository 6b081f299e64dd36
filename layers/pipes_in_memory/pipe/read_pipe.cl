// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_pipe (6.15.17.1), which Clang turns into calls of __read_pipe_2 and, for reads from a reservation, of
// __read_pipe_4. The result is 0, or negative if the pipe is empty or the reservation has no packet of that index.
#include <pipe/packet.h>
#include <pipe/reservation.h>

int read_packet(ring p, void *packet, uint size, uint alignment) __asm__("__read_pipe_2");
int read_packet(ring p, void *packet, uint size, uint alignment) {
  uint position;
  if (!take(p, false, 1, &position))
    return -1;
  copy_packet(packet, packet_at(p, position, size), size, alignment);
  finish(p, false);
  return 0;
}

int read_reserved(ring p, reserve_id_t id, uint index, void *packet, uint size,
                  uint alignment) __asm__("__read_pipe_4");
int read_reserved(ring p, reserve_id_t id, uint index, void *packet, uint size, uint alignment) {
  const ulong reservation = as_reservation(id);
  if (reservation == no_reservation || index >= reservation >> 32)
    return -1;
  copy_packet(packet, packet_at(p, advance(p, reservation, index), size), size, alignment);
  return 0;
}
