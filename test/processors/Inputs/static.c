// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the kernel of qemu.test, which is linked in, for one item, and prints the bits of its results.
#include <oneclc/processor.h>
#include <stdio.h>
#include <string.h>

_Thread_local struct oneclc_work_item __oneclc_work_item_state = {.size = sizeof(struct oneclc_work_item),
                                                                  .work_dim = 1,
                                                                  .global_size = {1, 1, 1},
                                                                  .local_size = {1, 1, 1},
                                                                  .enqueued_local_size = {1, 1, 1},
                                                                  .num_groups = {1, 1, 1}};

void k(float *numbers, int *count);

int main(void) {
  _Alignas(16) float numbers[4] = {0.5f, 1e10f, -3, 1e-40f};
  unsigned bits[4];
  int count = 39;
  k(numbers, &count);
  memcpy(bits, numbers, sizeof bits);
  return printf("%x %x %x %x %d\n", bits[0], bits[1], bits[2], bits[3], count) < 0;
}
