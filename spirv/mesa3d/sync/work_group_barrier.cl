// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_barrier: Mesa's front end makes the instruction itself, which must have constant operands there.
