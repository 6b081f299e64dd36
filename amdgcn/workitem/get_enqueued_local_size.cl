// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_enqueued_local_size (6.15.1). Clang's builtin chooses where to read the size by the kernel's code object version.
size_t get_enqueued_local_size(uint dim) {
  switch (dim) {
  case 0:
    return __builtin_amdgcn_workgroup_size_x();
  case 1:
    return __builtin_amdgcn_workgroup_size_y();
  case 2:
    return __builtin_amdgcn_workgroup_size_z();
  default:
    return 1;
  }
}
