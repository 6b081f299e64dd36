// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_local_size (6.15.1). All thread blocks are of one size.
size_t get_local_size(uint dim) {
  switch (dim) {
  case 0:
    return __nvvm_read_ptx_sreg_ntid_x();
  case 1:
    return __nvvm_read_ptx_sreg_ntid_y();
  case 2:
    return __nvvm_read_ptx_sreg_ntid_z();
  default:
    return 1;
  }
}
