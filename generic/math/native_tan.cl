// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_tan (6.15.2): another name of tan, whose vector forms (link/passes/vector_forms.c) loops that call it have,
// too.
#include "only_float.h"

gentype native_tan(gentype x) { [[clang::noinline]] return tan(x); }
