// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hardware_reduction(operation, x, lanes, &result): whether one instruction reduces the x of these lanes, and then what
// it gives. Here none does.
#ifndef hardware_reduction_pass
#define hardware_reduction_pass
#define end_of_pass "subgroup/end_of_pass.h"
#define hardware_reduction(operation, x, lanes, result) ((void)(result), false)
#endif
