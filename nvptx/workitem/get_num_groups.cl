// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_num_groups (6.15.1): the number of thread blocks in a dimension.
size_t get_num_groups(uint dim) {
  switch (dim) {
  case 0:
    return __nvvm_read_ptx_sreg_nctaid_x();
  case 1:
    return __nvvm_read_ptx_sreg_nctaid_y();
  case 2:
    return __nvvm_read_ptx_sreg_nctaid_z();
  default:
    return 1;
  }
}
