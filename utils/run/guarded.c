// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "guarded.h"
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

bool allocate_guarded(guarded_memory *m, size_t size) {
  enum { alignment = 128 }; // of double16, the widest type
  // Addresses that nothing lies at cost nothing, so there are as many as an index of 28 bits of four bytes each
  // reaches; fewer where the system grants none that wide (ulimit -v).
  const size_t most = (size_t)1 << 30, least = (size_t)1 << 20;
  *m = (guarded_memory){.size = size};
  if (size > SIZE_MAX / 4)
    return false;
  const size_t page = sysconf(_SC_PAGESIZE), aligned = (size + alignment - 1) / alignment * alignment;
  const size_t pages = (aligned + page - 1) / page * page;
  for (size_t guard = most; guard >= least; guard /= 2) {
    m->area_size = guard + pages + guard;
    m->area = mmap(NULL, m->area_size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (m->area == MAP_FAILED)
      continue;
    // An empty buffer has no page, but an address.
    if (pages && mmap(m->area + guard, pages, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) ==
                     MAP_FAILED) {
      munmap(m->area, m->area_size);
      break;
    }
    m->data = m->area + guard + pages - aligned;
    return true;
  }
  *m = (guarded_memory){0};
  return false;
}

void free_guarded(guarded_memory *m) {
  if (m->area)
    munmap(m->area, m->area_size);
  *m = (guarded_memory){0};
}
