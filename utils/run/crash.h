// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Crashes: of kernels on the cpu, which run in this process, and of the compiler on a damaged file.
#ifndef ONECLC_RUN_CRASH_H
#define ONECLC_RUN_CRASH_H
#include "arguments.h"

// From here on a crash ends the program with a message: about this file, which is being compiled or loaded, …
void catch_compiler_crashes(const char *file);
// … or about this kernel and its arguments.
void catch_kernel_crashes(const char *kernel, unsigned count, const kernel_argument *);
#endif
