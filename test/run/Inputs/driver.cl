// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
kernel void triple(global int *to) {
  const size_t i = get_global_id(0);
  to[i] = 3 * i;
}

kernel void reverse(local int *part, global int *to) {
  part[get_local_id(0)] = get_global_id(0);
  barrier(CLK_LOCAL_MEM_FENCE);
  to[get_global_id(0)] = part[get_local_size(0) - 1 - get_local_id(0)];
}
