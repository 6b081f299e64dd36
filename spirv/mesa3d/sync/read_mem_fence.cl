// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_mem_fence: Mesa's front end makes the instruction itself, which must have constant operands there.
