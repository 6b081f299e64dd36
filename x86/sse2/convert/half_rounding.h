// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// binary16.h without instructions for half: Clang would call functions of its run-time library for them.
#include <convert/binary16.h>
