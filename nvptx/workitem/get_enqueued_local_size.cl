// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_enqueued_local_size (6.15.1). All thread blocks are of one size.
size_t get_enqueued_local_size(uint dim) { return get_local_size(dim); }
