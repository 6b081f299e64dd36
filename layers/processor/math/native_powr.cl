// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_powr (6.15.2): another name of powr, whose vector forms (link/passes/vector_forms.c) loops that call it have,
// too.
#include "only_float.h"

gentype native_powr(gentype x, gentype y) { [[clang::noinline]] return powr(x, y); }
