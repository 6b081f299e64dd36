// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_pipe_num_packets (6.15.17.4): how many packets can be read. Clang turns it into calls of
// __get_pipe_num_packets_ro and __get_pipe_num_packets_wo.
#include <pipe/ring.h>

uint num_packets_ro(ring p, uint size, uint alignment) __asm__("__get_pipe_num_packets_ro");
uint num_packets_ro(ring p, uint size, uint alignment) {
  (void)size, (void)alignment;
  set_up(p);
  uint left;
  do
    left = packets_left(p, false, get(&p->read.taken), get(&p->write.done));
  while (left > ring_capacity(p));
  return left;
}

uint num_packets_wo(ring p, uint size, uint alignment) __asm__("__get_pipe_num_packets_wo");
uint num_packets_wo(ring p, uint size, uint alignment) { return num_packets_ro(p, size, alignment); }
