// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// binary16.h without instructions: Clang emulates cl_khr_fp16 by calls of its run-time library.
#include <convert/binary16.h>
