// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_local_linear_id (6.15.1): row-major in the work-group as it is, the smaller last one included. No device has
// work-groups of 2^32 items.
size_t get_local_linear_id(void) {
  const uint x = get_local_id(0), y = get_local_id(1), z = get_local_id(2);
  return (z * (uint)get_local_size(1) + y) * (uint)get_local_size(0) + x;
}
