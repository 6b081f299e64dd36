// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ring of packets that a pipe is. oneclc/pipe.h tells what its header means.
//
// Both ends work alike. A work-item that wants packets moves `taken` forward and counts itself in by one
// compare-and-swap, copies the packets, and counts itself out; if it was the last one, all packets before `taken` are
// finished, and `done` follows. `taken` and the other end's `done` are read one after the other. If the value of `done`
// is old, there seem to be fewer packets, or more than a pipe holds; if that of `taken` is old, the compare-and-swap
// fails. (2^31 packets would have to pass meanwhile to bring the same word back.)
#ifndef ONECLC_PIPE_RING_H
#define ONECLC_PIPE_RING_H
#include <oneclc/pipe.h>

typedef global struct oneclc_pipe *ring;
typedef global struct oneclc_pipe_end *ring_end;

static const ulong one_user = 1ul << 32; // one more in the count in the upper half of `taken`

// The atomic accesses are relaxed, and ordered by fences, which every target gets right.
static inline void fence(memory_order order) {
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, order, memory_scope_device);
}

static inline ulong get(global ulong *word) {
  return __opencl_atomic_load((global atomic_ulong *)word, memory_order_relaxed, memory_scope_device);
}
static inline uint get(global uint *position) {
  return __opencl_atomic_load((global atomic_uint *)position, memory_order_relaxed, memory_scope_device);
}

// Replaces the word by `value` if it equals *expected, else puts into *expected what is found instead; tells which.
static inline bool replace(global ulong *word, private ulong *expected, ulong value) {
  return __opencl_atomic_compare_exchange_strong((global atomic_ulong *)word, expected, value, memory_order_relaxed,
                                                 memory_order_relaxed, memory_scope_device);
}
static inline bool replace(global uint *position, private uint *expected, uint value) {
  return __opencl_atomic_compare_exchange_strong((global atomic_uint *)position, expected, value, memory_order_relaxed,
                                                 memory_order_relaxed, memory_scope_device);
}

static inline uint ring_capacity(ring p) { return min(p->max_packets, (ulong)INT_MAX); }

// Differences and sums of positions, modulo the period.
static inline uint distance(ring p, uint from, uint to) { return to >= from ? to - from : to - from + p->period; }

static inline uint advance(ring p, uint position, uint count) {
  const uint rest = p->period - position;
  return count >= rest ? count - rest : position + count;
}

// Sets up the header at the first use, and waits while another work-item does. The waiting is a loop that contains the
// setting up, so that work-items that run in lockstep get through.
static inline void set_up(ring p) {
  for (;;) {
    ulong state = get(&p->state);
    if (state == 2)
      break;
    if (state == 0 && replace(&p->state, &state, 1)) {
      const uint capacity = ring_capacity(p);
      p->period = capacity ? UINT_MAX / capacity * capacity : 1;
      p->write.taken = p->read.taken = 0;
      p->write.done = p->read.done = 0;
      fence(memory_order_release);
      __opencl_atomic_store((global atomic_ulong *)&p->state, 2, memory_order_relaxed, memory_scope_device);
    }
  }
  fence(memory_order_acquire);
}

// How many packets can be taken at the end whose `taken` is `position`, if the other end has finished all packets
// before `done`. If that is more than the pipe holds, the two values do not belong together.
static inline uint packets_left(ring p, bool is_write, uint position, uint done) {
  return is_write ? ring_capacity(p) - distance(p, done, position) : distance(p, position, done);
}

// Takes `count` packets and gives the position of the first one; false if there are fewer.
static inline bool take(ring p, bool is_write, uint count, private uint *position) {
  set_up(p);
  ring_end mine = is_write ? &p->write : &p->read, other = is_write ? &p->read : &p->write;
  for (;;) {
    ulong taken = get(&mine->taken);
    *position = taken;
    const uint left = packets_left(p, is_write, *position, get(&other->done));
    if (left > ring_capacity(p))
      continue;
    if (!count || count > left)
      return false;
    const ulong next = (taken & ~(one_user - 1)) + one_user + advance(p, *position, count);
    if (replace(&mine->taken, &taken, next))
      break;
  }
  fence(memory_order_acquire); // makes what the other end has done visible
  return true;
}

// Counts out a work-item that has taken packets and is finished with them.
static inline void finish(ring p, bool is_write) {
  ring_end mine = is_write ? &p->write : &p->read;
  fence(memory_order_release);
  const ulong taken = __opencl_atomic_fetch_sub((global atomic_ulong *)&mine->taken, one_user, memory_order_relaxed,
                                                memory_scope_device);
  if (taken >> 32 != 1)
    return;
  fence(memory_order_acq_rel); // hands on what the others have done, too
  uint done = get(&mine->done);
  for (;;) {
    const uint ahead = distance(p, done, taken);
    if (!ahead || ahead > ring_capacity(p)) // others have been here meanwhile
      return;
    if (replace(&mine->done, &done, (uint)taken))
      return;
  }
}
#endif
