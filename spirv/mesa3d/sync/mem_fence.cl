// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mem_fence: Mesa's front end makes the instruction itself, which must have constant operands there.
