// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an emulator gets wrong of memory orders.
#include "harness.h"
#include <string.h>

// On x86 qemu lets a load by LDAR pass a store by STLR of the same thread, as it does in programs of C11. With fences
// and read-modify-writes it does not.
static inline bool loads_pass_stores(void) {
  return strstr(device_description(test.device), "under qemu-aarch64") != NULL;
}
