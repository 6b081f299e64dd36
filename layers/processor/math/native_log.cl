// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_log (6.15.2): another name of log, whose vector forms (link/passes/vector_forms.c) loops that call it have,
// too.
#include "only_float.h"

gentype native_log(gentype x) { [[clang::noinline]] return log(x); }
