// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Local memory of the work-group collectives: one slot for each block of 32 work-items. In C, since OpenCL C
// has local variables in kernels only. Kernels that call no collective do not get it.
#define local __attribute__((address_space(3)))
static local unsigned long slots[32] __attribute__((loader_uninitialized));
local unsigned long *__oneclc_scratch(void) { return slots; }
