// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the kernel of wave.cl, which on x86 is a C function, for one work-item after the other.
#include <oneclc/processor.h>
#include <stdio.h>

_Thread_local struct oneclc_work_item __oneclc_work_item_state = {
    .size = sizeof __oneclc_work_item_state,
    .work_dim = 1,
    .global_size = {4, 1, 1},
    .local_size = {4, 1, 1},
    .enqueued_local_size = {4, 1, 1},
    .num_groups = {1, 1, 1},
};

void wave(const float *in, float *out);

int main(void) {
  const float in[4] = {0, 0.5f, 1, 1.5f};
  float out[4];
  for (size_t i = 0; i < 4; i++) {
    __oneclc_work_item_state.local_id[0] = i;
    wave(in, out);
  }
  printf("%g %g %g %g\n", out[0], out[1], out[2], out[3]);
}
