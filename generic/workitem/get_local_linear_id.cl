// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_local_linear_id (6.15.1): the row-major number of the work-item in its work-group, by that group's own size, also
// where it is the smaller last one.
size_t get_local_linear_id(void) {
  const uint x = get_local_id(0), y = get_local_id(1), z = get_local_id(2);
  return (z * (uint)get_local_size(1) + y) * (uint)get_local_size(0) + x;
}
