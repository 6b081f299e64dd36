// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory of a kernel's buffers on the cpu, where they are used in place, between wide areas that must not be touched: a
// kernel that leaves its buffer is caught, also by an index that is far off.
#ifndef ONECLC_RUN_GUARDED_H
#define ONECLC_RUN_GUARDED_H
#include <stdbool.h>
#include <stddef.h>

typedef struct {
  char *data; // `size` bytes, zeros at first
  size_t size;
  char *area; // what is reserved, or NULL
  size_t area_size;
} guarded_memory;

// Buffers start as aligned as OpenCL promises, and end, up to that alignment, where what can be touched ends. False if
// there is not so much memory.
bool allocate_guarded(guarded_memory *, size_t size);
void free_guarded(guarded_memory *);
#endif
