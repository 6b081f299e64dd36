// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_local_size (6.15.1): from what the packet says, as before code object version 5.
#include <generic/workitem/get_local_size.cl>
