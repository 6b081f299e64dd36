// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_sub_group_id (6.15.19): the number of this sub-group in its work-group. Sub-groups are made of consecutive
// work-items, by linear local id.
uint get_sub_group_id(void) { return (uint)get_local_linear_id() / get_max_sub_group_size(); }
