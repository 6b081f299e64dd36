// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_work_dim (6.15.1), read from the hidden arguments or, before code object version 5, from the dispatch packet.
#include <workitem/launch.h>

uint get_work_dim(void) { return has_hidden_arguments() ? hidden()->grid_dims : packet()->setup & 3; }
