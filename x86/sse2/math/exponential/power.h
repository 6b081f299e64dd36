// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// No vector form of this file keeps registers over a call, and each function that it holds makes linking longer.
#define inline_rare_powers
#include <generic/math/exponential/power.h>
