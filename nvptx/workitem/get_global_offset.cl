// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_offset (6.15.1). A CUDA launch has no offset.
size_t get_global_offset(uint dim) {
  (void)dim;
  return 0;
}
