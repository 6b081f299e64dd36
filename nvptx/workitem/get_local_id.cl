// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_local_id (6.15.1): the number of this thread in its block, in a dimension.
size_t get_local_id(uint dim) {
  switch (dim) {
  case 0:
    return __nvvm_read_ptx_sreg_tid_x();
  case 1:
    return __nvvm_read_ptx_sreg_tid_y();
  case 2:
    return __nvvm_read_ptx_sreg_tid_z();
  default:
    return 0;
  }
}
