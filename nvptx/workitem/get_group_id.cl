// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_group_id (6.15.1): the number of this thread block in a dimension.
size_t get_group_id(uint dim) {
  switch (dim) {
  case 0:
    return __nvvm_read_ptx_sreg_ctaid_x();
  case 1:
    return __nvvm_read_ptx_sreg_ctaid_y();
  case 2:
    return __nvvm_read_ptx_sreg_ctaid_z();
  default:
    return 0;
  }
}
