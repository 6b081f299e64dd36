// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_linear_id (6.15.1): the row-major number of the work-item, without the global offset. Dimensions that the
// kernel does not have are of size 1 and id 0 and drop out.
size_t get_global_linear_id(void) {
  const size_t x = get_global_id(0) - get_global_offset(0);
  const size_t y = get_global_id(1) - get_global_offset(1);
  const size_t z = get_global_id(2) - get_global_offset(2);
  return (z * get_global_size(1) + y) * get_global_size(0) + x;
}
