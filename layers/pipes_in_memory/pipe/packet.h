// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// packet_at(p, position, size): the address of a packet in a pipe's ring. copy_packet copies a packet. `size` and
// `alignment` are those of the packets' type. They are constants in a kernel that has the builtin inlined, where one of
// the loops remains, unrolled.
#ifndef ONECLC_PIPE_PACKET_H
#define ONECLC_PIPE_PACKET_H
#include <pipe/ring.h>

typedef ulong aliasing_ulong __attribute__((may_alias));
typedef uint aliasing_uint __attribute__((may_alias));
typedef ushort aliasing_ushort __attribute__((may_alias));

static inline global void *packet_at(ring p, uint position, uint size) {
  return (global uchar *)(p + 1) + (ulong)(position % ring_capacity(p)) * size;
}

static inline void copy_packet(void *to, const void *from, uint size, uint alignment) {
  if (alignment >= 8)
    for (uint i = 0; i < size / 8; i++)
      ((aliasing_ulong *)to)[i] = ((const aliasing_ulong *)from)[i];
  else if (alignment == 4)
    for (uint i = 0; i < size / 4; i++)
      ((aliasing_uint *)to)[i] = ((const aliasing_uint *)from)[i];
  else if (alignment == 2)
    for (uint i = 0; i < size / 2; i++)
      ((aliasing_ushort *)to)[i] = ((const aliasing_ushort *)from)[i];
  else
    for (uint i = 0; i < size; i++)
      ((uchar *)to)[i] = ((const uchar *)from)[i];
}
#endif
