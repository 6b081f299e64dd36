// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
kernel void collectives(global int *a, global float *b, uint i) {
  b[i] = sub_group_reduce_add(b[i]);
  a[i] = sub_group_scan_exclusive_max(a[i]);
#if __OPENCL_C_VERSION__ > 120
  a[i] = sub_group_shuffle(a[i], a[i + 1]) + work_group_scan_inclusive_add(a[i]);
#endif
}
