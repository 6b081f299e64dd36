// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_group_id (6.15.1), read from the driver's structure.
#include <oneclc/processor.h>

size_t get_group_id(uint dim) { return dim < 3 ? __oneclc_work_item()->group_id[dim] : 0; }
