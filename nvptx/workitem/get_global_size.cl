// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_size (6.15.1): all thread blocks are of one size.
size_t get_global_size(uint dim) { return (size_t)get_num_groups(dim) * get_local_size(dim); }
