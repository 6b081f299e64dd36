// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_num_sub_groups (6.15.19): the number of sub-groups in this work-group.
uint get_num_sub_groups(void) {
  const uint items = get_local_size(0) * get_local_size(1) * get_local_size(2);
  return (items - 1) / get_max_sub_group_size() + 1;
}
