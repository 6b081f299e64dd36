// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_cos (6.15.2): another name of cos, whose vector forms (link/passes/vector_forms.c) loops that call it have,
// too.
#include "only_float.h"

gentype native_cos(gentype x) { [[clang::noinline]] return cos(x); }
