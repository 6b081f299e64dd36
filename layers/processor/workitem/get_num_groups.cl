// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_num_groups (6.15.1), read from the driver's structure.
#include <oneclc/processor.h>

size_t get_num_groups(uint dim) { return dim < 3 ? __oneclc_work_item()->num_groups[dim] : 1; }
