// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_offset (6.15.1), read from the driver's structure.
#include <oneclc/processor.h>

size_t get_global_offset(uint dim) { return dim < 3 ? __oneclc_work_item()->global_offset[dim] : 0; }
