// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define ENQUEUE(...) enqueue_kernel(get_default_queue(), CLK_ENQUEUE_FLAGS_NO_WAIT, __VA_ARGS__)

kernel void never(global int *x) {
  clk_event_t e = create_user_event();
  for (int i = 0; i < 3; i++)
    ENQUEUE(ndrange_1D(1), 1, &e, 0, ^{
      x[0] = 1;
    });
}

kernel void failed(global int *x) {
  clk_event_t e = create_user_event();
  ENQUEUE(ndrange_1D(1), 1, &e, 0, ^{
    x[0] = 1;
  });
  set_user_event_status(e, -77);
}

kernel void diverged(global int *x) {
  ENQUEUE(ndrange_1D(8, 4), ^{
    if (get_local_id(0))
      barrier(CLK_LOCAL_MEM_FENCE);
  });
}

kernel void beyond(global int *x) {
  ENQUEUE(ndrange_1D(1), ^{
    x[1 << 20] = 1;
  });
}
