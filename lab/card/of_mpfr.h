// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-ulp's reference functions, for C++.
#ifndef ONECLC_CARD_OF_MPFR_H
#define ONECLC_CARD_OF_MPFR_H
#include "reference.h"
#include <cstdio>
#include <mpfr.h>
extern "C" {
#include "ulp/ulp.h"
}

// The signature of function f for doubles. One that clc-ulp has not ends the program.
static signature signature_of(const judged &f) {
  signature s = {};
  s.type = &types[DOUBLE];
  s.function = find_function(strcmp(f.name, "sincos") ? f.name : "sin");
  s.count = f.arguments;
  s.integer[1] = f.kind == INTEGER_POWER || f.kind == INTEGER_ROOT;
  return s;
}

// The right result
static double right_result(const signature &s, double x, double y) {
  const uint64_t in[MOST_ARGUMENTS] = {bits_of(x), s.integer[1] ? (uint32_t)(int)y : bits_of(y)};
  return double_of(exact_result(&s, in));
}
#endif
