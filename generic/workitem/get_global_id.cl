// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_id (6.15.1), which counts from the global offset; 0 where dim is not a dimension. The product is of 32
// bits: without the offset an id is below 2^32 on every device that numbers groups and items with 32 bits.
size_t get_global_id(uint dim) {
  return get_global_offset(dim) + (uint)get_group_id(dim) * (uint)get_enqueued_local_size(dim) +
         (uint)get_local_id(dim);
}
