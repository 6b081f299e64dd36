// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_num_groups (6.15.1): from what the packet says, as before code object version 5, which has the grid's size in 32
// bits. The last work-group counts even where it is smaller.
size_t get_num_groups(uint dim) { return ((uint)get_global_size(dim) - 1) / (uint)get_enqueued_local_size(dim) + 1; }
