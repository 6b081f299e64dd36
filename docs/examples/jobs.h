// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What jobs.c has for driver.c to run.
#include <oneclc/processor.h>

enum { MOST_ARGUMENTS = 8, MOST_ITEMS = 64, LOCAL_SIZE = 1024 };

typedef struct {
  const char *kernel;            // as launchers.c names it
  struct oneclc_work_item range; // what is the same for all items; groups have up to MOST_ITEMS
  void *values[MOST_ARGUMENTS];  // where the arguments' values are; NULL for local memory, of LOCAL_SIZE bytes
  size_t results;                // how many numbers the kernel leaves in `out`
} job;

extern const job jobs[]; // up to the first without a kernel
extern int out[];
