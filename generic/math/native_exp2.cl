// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp2 (6.15.2): another name of exp2, whose vector forms (link/passes/vector_forms.c) loops that call it have,
// too.
#include "only_float.h"

gentype native_exp2(gentype x) { [[clang::noinline]] return exp2(x); }
