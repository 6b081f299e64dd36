// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_pipe_max_packets (6.15.17.4): how many packets the pipe holds at most. Clang turns it into calls of
// __get_pipe_max_packets_ro and __get_pipe_max_packets_wo.
#include <pipe/ring.h>

uint max_packets_ro(ring p, uint size, uint alignment) __asm__("__get_pipe_max_packets_ro");
uint max_packets_ro(ring p, uint size, uint alignment) {
  (void)size, (void)alignment;
  return ring_capacity(p);
}

uint max_packets_wo(ring p, uint size, uint alignment) __asm__("__get_pipe_max_packets_wo");
uint max_packets_wo(ring p, uint size, uint alignment) { return max_packets_ro(p, size, alignment); }
