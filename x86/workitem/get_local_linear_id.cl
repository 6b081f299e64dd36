// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

size_t get_local_linear_id(void) {
  return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
}
