// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory of an OpenCL pipe, as a driver allocates it and the library's pipe builtins (6.15.17) use it on
// processors, amdgcn and nvptx. A kernel's pipe argument is a pointer to it in global memory, aligned to 128 bytes. A
// driver allocates ONECLC_PIPE_SIZE bytes and sets the first three words to 0, 0 and the greatest number of packets, as
// AMD's OpenCL runtimes do (which call them read_idx, write_idx and end_idx). The rest of the header is the library's,
// which sets it up when the first kernel uses the pipe.
//
// A pipe holds packets in a ring. For each end, for writing and for reading, its header has
//
//   taken   in the lower 32 bits a position: work-items have written (or read) the packets before it, or have taken
//           them and are about to; in the upper 32 bits the number of work-items that have taken packets and not
//           finished
//   done    a position: packets before it are written (or read), and free for the other end
//
// Positions count packets modulo `period`, the greatest multiple of the pipe's size that fits 32 bits.
//
// No builtin waits for another work-item, except for the few instructions in which the first user sets up the header.
// Packets go over to the other end, in order, as soon as no work-item is left between taking and finishing: if one
// kernel holds a reservation, another that runs beside it sees what has been written since only when that reservation
// is committed.
#ifndef ONECLC_PIPE_H
#define ONECLC_PIPE_H

#ifdef __OPENCL_C_VERSION__
typedef ulong oneclc_pipe_word;
typedef uint oneclc_pipe_position;
#else
#include <stdint.h>
typedef uint64_t oneclc_pipe_word;
typedef uint32_t oneclc_pipe_position;
#endif

struct oneclc_pipe_end {
  oneclc_pipe_word taken;
  oneclc_pipe_position done;
};

struct oneclc_pipe {
  oneclc_pipe_word state;       // 0: new; 1: being set up; 2: ready
  oneclc_pipe_word reserved;    // 0
  oneclc_pipe_word max_packets; // 1 to 2^31 - 1
  oneclc_pipe_position period;
  struct oneclc_pipe_end write;
  unsigned char padding[64 - 4 * 8 - 16];
  struct oneclc_pipe_end read; // in another cache line
  unsigned char more_padding[64 - 16];
  // packets follow
};

#ifdef __cplusplus
static_assert(sizeof(struct oneclc_pipe) == 128, "as in AMD's runtimes");
#else
_Static_assert(sizeof(struct oneclc_pipe) == 128, "as in AMD's runtimes");
#endif

#define ONECLC_PIPE_SIZE(PACKET_SIZE, MAX_PACKETS) \
  (sizeof(struct oneclc_pipe) + (oneclc_pipe_word)(PACKET_SIZE) * (MAX_PACKETS))
#endif
