// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_group_id (6.15.1): the number of this work-group in a dimension.
size_t get_group_id(uint dim) {
  switch (dim) {
  case 0:
    return __builtin_amdgcn_workgroup_id_x();
  case 1:
    return __builtin_amdgcn_workgroup_id_y();
  case 2:
    return __builtin_amdgcn_workgroup_id_z();
  default:
    return 0;
  }
}
