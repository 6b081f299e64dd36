// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_id (6.15.1): counts from the global offset; 0 where dim is no dimension. Groups and their sizes are
// numbered with 32 bits, but their product, the number of items, need not be below 2^32.
size_t get_global_id(uint dim) {
  return get_global_offset(dim) + get_group_id(dim) * get_enqueued_local_size(dim) + get_local_id(dim);
}
