// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_pipe (6.15.17.1), with the functions by which LLVM replaces its calls where the library is linked after
// optimisation (AMDGPULibCalls.cpp): packets whose size is their alignment have ones of their own, __read_pipe_2_1 to
// __read_pipe_4_128.
#include <layers/pipes_in_memory/pipe/read_pipe.cl>

#define of_size(N) \
  int read_packet_of_##N(ring p, void *packet) __asm__("__read_pipe_2_" #N); \
  int read_packet_of_##N(ring p, void *packet) { return read_packet(p, packet, N, N); } \
  int read_reserved_of_##N(ring p, reserve_id_t id, uint index, void *packet) __asm__("__read_pipe_4_" #N); \
  int read_reserved_of_##N(ring p, reserve_id_t id, uint index, void *packet) { \
    return read_reserved(p, id, index, packet, N, N); \
  }
#include <pipe/sizes.h>
