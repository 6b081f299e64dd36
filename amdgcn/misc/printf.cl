// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// printf (6.15.14). LLVM turns its calls into writes to a buffer that the runtime provides
// (AMDGPUPrintfRuntimeBinding.cpp). The function here gives each call its room in the buffer, or null if the buffer is
// full. A hidden argument of the kernel points to the buffer, which begins with two words: how many of the bytes behind
// them are taken, and the size of the whole.
#include <workitem/launch.h>

struct printf_buffer {
  uint taken, size;
};

static inline global struct printf_buffer *printf_buffer(void) {
  return (global struct printf_buffer *)(has_hidden_arguments() ? hidden()->printf_buffer : hidden_before_v5()[3]);
}

// The attribute `used` is needed because Clang links only functions that are called, and LLVM makes the calls of this
// one later.
__attribute__((used)) global char *room_for(uint bytes) __asm__("__printf_alloc");
global char *room_for(uint bytes) {
  global struct printf_buffer *buffer = printf_buffer();
  global atomic_uint *taken = (global atomic_uint *)&buffer->taken;
  const ulong room = buffer->size - sizeof *buffer;
  uint place = __opencl_atomic_load(taken, memory_order_relaxed, memory_scope_device);
  do {
    if ((ulong)place + bytes > room)
      return 0;
  } while (!__opencl_atomic_compare_exchange_strong(taken, &place, place + bytes, memory_order_relaxed,
                                                    memory_order_relaxed, memory_scope_device));
  return (global char *)(buffer + 1) + place;
}
