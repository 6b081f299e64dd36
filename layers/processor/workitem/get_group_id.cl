// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <oneclc/processor.h>

size_t get_group_id(uint dim) { return dim < 3 ? __oneclc_work_item()->group_id[dim] : 0; }
