// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The form of the reference functions: NAME_exact by MPFR and NAME_quick by the host.
#ifndef ULP_FUNCTIONS_H
#define ULP_FUNCTIONS_H
#include "ulp.h"

// x[0] to x[3] are the arguments, of which a function reads those that it has.
#define EXACT(NAME) static int NAME##_exact(mpfr_ptr r, mpfr_t x[])
#define QUICK(NAME) static double NAME##_quick(const double x[])
#define ENTRY(NAME) {#NAME, NAME##_exact, NAME##_quick}

// Those of oneclc/extensions.h (extensions.c)
extern const function extensions[];
extern const size_t extension_count;
#endif
