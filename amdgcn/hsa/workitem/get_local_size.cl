// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_local_size (6.15.1): the size of this work-group, which is smaller than the others if it is the last one of a
// dimension and holds what is left. LLVM knows both forms below and reduces them to get_enqueued_local_size under
// -cl-uniform-work-group-size.
#include <workitem/launch.h>

size_t get_local_size(uint dim) {
  if (dim > 2)
    return 1;
  const uint group = get_group_id(dim);
  if (has_hidden_arguments()) {
    const uint whole = hidden()->group_size[dim], rest = hidden()->remainder[dim];
    return group < hidden()->block_count[dim] ? whole : rest;
  }
  const uint enqueued = get_enqueued_local_size(dim);
  return min((uint)get_global_size(dim) - group * enqueued, enqueued);
}
