// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that descriptor.h declares.
#include <image/descriptor.h>

uint unchanging(const global uint *p) {
  uint value;
  __asm__("ld.global.nc.u32 %0, [%1];" : "=r"(value) : "l"(p));
  return value;
}

ulong unchanging(const global ulong *p) {
  ulong value;
  __asm__("ld.global.nc.u64 %0, [%1];" : "=l"(value) : "l"(p));
  return value;
}
