// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_enqueued_local_size (6.15.1), read from the dispatch packet.
#include <workitem/launch.h>

size_t get_enqueued_local_size(uint dim) { return dim < 3 ? packet()->workgroup_size[dim] : 1; }
