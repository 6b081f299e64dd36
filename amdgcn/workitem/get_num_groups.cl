// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_num_groups (6.15.1). The last work-group counts, even if it is smaller than the others.
#include <workitem/launch.h>

size_t get_num_groups(uint dim) {
  if (dim > 2)
    return 1;
  if (has_hidden_arguments())
    return hidden()->block_count[dim] + (hidden()->remainder[dim] != 0);
  return ((uint)get_global_size(dim) - 1) / (uint)get_enqueued_local_size(dim) + 1;
}
