// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clock_read_work_group: Mesa's front end makes the instruction itself, or refuses it.
