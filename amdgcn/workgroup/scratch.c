// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The local memory that work-group collectives use (workgroup/scratch.h): for each of 32 sub-groups six values, aligned
// so that several are read at once. This file is C because OpenCL C allows local variables in kernels only. Kernels
// that call no collective do not get this memory.
#define local __attribute__((address_space(3)))
static local unsigned long scratch[6 * 32] __attribute__((aligned(64), loader_uninitialized));
local void *__oneclc_scratch(void) { return scratch; }
