// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_num_groups (6.15.1): the last work-group counts even where it is smaller.
size_t get_num_groups(uint dim) { return (get_global_size(dim) - 1) / get_enqueued_local_size(dim) + 1; }
