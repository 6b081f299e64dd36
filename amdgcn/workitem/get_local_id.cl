// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_local_id (6.15.1): the number of this work-item in its work-group, in a dimension.
size_t get_local_id(uint dim) {
  switch (dim) {
  case 0:
    return __builtin_amdgcn_workitem_id_x();
  case 1:
    return __builtin_amdgcn_workitem_id_y();
  case 2:
    return __builtin_amdgcn_workitem_id_z();
  default:
    return 0;
  }
}
