// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_sub_group_size (6.15.19): the size of this sub-group. The last one of a work-group holds what is left.
uint get_sub_group_size(void) {
  const uint items = get_local_size(0) * get_local_size(1) * get_local_size(2), size = get_max_sub_group_size();
  return min(size, items - get_sub_group_id() * size);
}
