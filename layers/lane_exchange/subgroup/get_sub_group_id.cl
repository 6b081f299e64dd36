// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_sub_group_id (6.15.19).
uint get_sub_group_id(void) { return (uint)get_local_linear_id() / get_max_sub_group_size(); }
