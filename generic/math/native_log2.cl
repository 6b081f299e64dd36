// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_log2 (6.15.2): another name of log2, whose vector forms (link/passes/vector_forms.c) loops that call it have,
// too.
#include "only_float.h"

gentype native_log2(gentype x) { [[clang::noinline]] return log2(x); }
