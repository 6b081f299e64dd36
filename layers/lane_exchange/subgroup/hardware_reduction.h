// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hardware_reduction(operation, x, lanes, &result) tells whether one instruction reduces the x of these lanes; if so,
// it has stored in result what the instruction gives; has_hardware_reduction, whether it does so for what work-groups
// add and compare. Here there is no such instruction.
#ifndef hardware_reduction_pass
#define hardware_reduction_pass
#define end_of_pass "subgroup/end_of_pass.h"
#define has_hardware_reduction false
#define hardware_reduction(operation, x, lanes, result) ((void)(x), (void)(result), false)
#endif
