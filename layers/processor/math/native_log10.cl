// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_log10 (6.15.2): another name of log10, whose vector forms (link/passes/vector_forms.c) loops that call it
// have, too.
#include "only_float.h"

gentype native_log10(gentype x) { [[clang::noinline]] return log10(x); }
