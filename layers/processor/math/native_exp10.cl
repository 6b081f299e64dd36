// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp10 (6.15.2): another name of exp10, whose vector forms (link/passes/vector_forms.c) loops that call it
// have, too.
#include "only_float.h"

gentype native_exp10(gentype x) { [[clang::noinline]] return exp10(x); }
