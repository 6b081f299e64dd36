// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quicksort: the kernel for each part of the array enqueues kernels for its two parts.
void sort_part(global int *x, int low, int high) {
  if (high - low < 2)
    return;
  const int pivot = x[(low + high) / 2];
  int i = low, j = high - 1;
  while (i <= j) {
    while (x[i] < pivot)
      i++;
    while (x[j] > pivot)
      j--;
    if (i <= j) {
      const int a = x[i];
      x[i++] = x[j];
      x[j--] = a;
    }
  }
  const queue_t q = get_default_queue();
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(1), ^{
    sort_part(x, low, j + 1);
  });
  enqueue_kernel(q, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(1), ^{
    sort_part(x, i, high);
  });
}

kernel void sort(global int *x, int n) { sort_part(x, 0, n); }
