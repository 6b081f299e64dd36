// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_id (6.15.1): counts from the global offset; 0 where dim is no dimension. Without the offset an id has 32
// bits: it is less than the grid's size, which the packet that starts a kernel has in 32 bits (HSA Platform System
// Architecture Specification, "AQL kernel dispatch packet").
size_t get_global_id(uint dim) {
  return get_global_offset(dim) + (uint)get_group_id(dim) * (uint)get_enqueued_local_size(dim) +
         (uint)get_local_id(dim);
}
