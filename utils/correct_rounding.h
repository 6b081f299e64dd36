// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What --correctly-rounded stands for, beside -include oneclc/correctly_rounded.h: the plain names mean the correctly
// rounded functions, the kernel's own quotients and roots are rounded correctly, and its sums and products stay as they
// are written.
#ifndef ONECLC_CORRECT_ROUNDING_H
#define ONECLC_CORRECT_ROUNDING_H
static const char *const correct_rounding_flags[] = {"-DONECLC_CORRECTLY_ROUNDED",
                                                     "-cl-fp32-correctly-rounded-divide-sqrt", "-ffp-contract=off", 0};
#endif
