// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a reserve_id_t is in this library: the first packet's position in the lower half and the number of packets in
// the upper one. The null id, whose bits are all ones, would stand for more packets than a pipe holds.
#ifndef ONECLC_PIPE_RESERVATION_H
#define ONECLC_PIPE_RESERVATION_H
#include <pipe/ring.h>

static const ulong no_reservation = ~0ul;

static inline ulong reserve(ring p, bool is_write, uint count) {
  uint position;
  return take(p, is_write, count, &position) ? (ulong)count << 32 | position : no_reservation;
}

// Clang before 22 does not declare it on every target.
ulong work_group_broadcast(ulong x, size_t id0, size_t id1, size_t id2) __attribute__((convergent));

static inline reserve_id_t as_reserve_id(ulong reservation) {
  return __builtin_astype((uintptr_t)reservation, reserve_id_t);
}
static inline ulong as_reservation(reserve_id_t id) { return __builtin_astype(id, uintptr_t); }
#endif
