// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_local_size (6.15.1): the size of this work-group. The last one of a dimension holds what is left.
size_t get_local_size(uint dim) {
  const size_t enqueued = get_enqueued_local_size(dim);
  return min(enqueued, get_global_size(dim) - get_group_id(dim) * enqueued);
}
