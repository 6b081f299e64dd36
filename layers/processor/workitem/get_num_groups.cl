// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <oneclc/processor.h>

size_t get_num_groups(uint dim) { return dim < 3 ? __oneclc_work_item()->num_groups[dim] : 1; }
