// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
kernel void enqueue(global int *o, int n) {
  queue_t queue = get_default_queue();
  clk_event_t before = create_user_event(), behind;
  ndrange_t range;
  o[0] = enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, range, ^{
    o[1] = 1;
  });
  o[1] = enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 1, &before, &behind, ^{
    o[1] = 1;
  });
  o[2] = enqueue_kernel(
      queue, CLK_ENQUEUE_FLAGS_NO_WAIT, range,
      ^(local void *p) {
        o[1] = ((local int *)p)[0];
      },
      4u);
  o[3] = enqueue_kernel(
      queue, CLK_ENQUEUE_FLAGS_NO_WAIT, range, 1, &before, &behind,
      ^(local void *p) {
        o[1] = ((local int *)p)[0];
      },
      4u);
  o[4] = get_kernel_work_group_size(^{
    o[1] = 1;
  });
  o[5] = get_kernel_preferred_work_group_size_multiple(^{
    o[1] = 1;
  });
  o[6] = get_kernel_sub_group_count_for_ndrange(range, ^{
    o[1] = 1;
  });
  o[7] = get_kernel_max_sub_group_size_for_ndrange(range, ^{
    o[1] = 1;
  });
}
