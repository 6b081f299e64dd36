// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_offset (6.15.1), read from the kernel's hidden arguments.
#include <workitem/launch.h>

size_t get_global_offset(uint dim) { return dim < 3 ? hidden()->global_offset[dim] : 0; }
