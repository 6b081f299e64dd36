// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The local memory that work-group collectives use (workgroup/partial_results.h): one slot for each block of 32
// work-items. This file is C because OpenCL C allows local variables in kernels only. Kernels that call no collective
// do not get this memory.
#define local __attribute__((address_space(3)))
static local unsigned long slots[32] __attribute__((loader_uninitialized));
local unsigned long *__oneclc_scratch(void) { return slots; }
