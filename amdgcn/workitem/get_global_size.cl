// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_size (6.15.1): the number of work-items in a dimension.
size_t get_global_size(uint dim) {
  switch (dim) {
  case 0:
    return __builtin_amdgcn_grid_size_x();
  case 1:
    return __builtin_amdgcn_grid_size_y();
  case 2:
    return __builtin_amdgcn_grid_size_z();
  default:
    return 1;
  }
}
