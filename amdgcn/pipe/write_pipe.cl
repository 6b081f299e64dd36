// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_pipe (6.15.17.1), with the functions by which LLVM replaces its calls where the library is linked after
// optimisation (AMDGPULibCalls.cpp): packets whose size is their alignment have ones of their own, __write_pipe_2_1 to
// __write_pipe_4_128.
#include <layers/pipes_in_memory/pipe/write_pipe.cl>

#define of_size(N) \
  int write_packet_of_##N(ring p, const void *packet) __asm__("__write_pipe_2_" #N); \
  int write_packet_of_##N(ring p, const void *packet) { return write_packet(p, packet, N, N); } \
  int write_reserved_of_##N(ring p, reserve_id_t id, uint index, const void *packet) __asm__("__write_pipe_4_" #N); \
  int write_reserved_of_##N(ring p, reserve_id_t id, uint index, const void *packet) { \
    return write_reserved(p, id, index, packet, N, N); \
  }
#include <pipe/sizes.h>
