// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests rounded_reciprocal and rounded_root of float (math/arithmetic/rounded_root.h) where a device makes them of its
// own approximations: for all significands, at the exponents 0 and 1 and at a few others of the range that the header
// names, with --full at all of them. They are compared with the host's division and square root.
// DEVICES: cuda
#include "harness.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char source[] = "#pragma clang attribute push(__attribute__((overloadable)), apply_to = function)\n"
                             "#include <math/arithmetic/rounded_root.h>\n"
                             "#pragma clang attribute pop\n"
                             "kernel void apply(uint first, global float *reciprocals, global float *roots) {\n"
                             "  const float x = as_float(first + (uint)get_global_id(0));\n"
                             "  reciprocals[get_global_id(0)] = rounded_reciprocal(x);\n"
                             "  roots[get_global_id(0)] = rounded_root(x);\n"
                             "}\n";

enum { SIGNIFICANDS = 1 << 23 };
static float reciprocals[SIGNIFICANDS], roots[SIGNIFICANDS];

static uint32_t bits_of(float x) {
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

static void check_binade(program *p, int exponent) {
  uint32_t first = (uint32_t)(127 + exponent) << 23;
  if (!RUN(p, "apply", SIGNIFICANDS, 256, VALUE(first), OUT(reciprocals), OUT(roots)))
    return;
  for (uint32_t i = 0; i < SIGNIFICANDS; i++) {
    float x;
    memcpy(&x, &(uint32_t){first + i}, sizeof x);
    check(bits_of(reciprocals[i]) == bits_of(1 / x), "1 / %a: %a", x, reciprocals[i]);
    check(bits_of(roots[i]) == bits_of(sqrtf(x)), "sqrt(%a): %a", x, roots[i]);
  }
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "rounded reciprocals and roots");
  char options[4096];
  const char *end = strstr(__FILE__, "/test/math/");
  const int length = end ? (int)(end - __FILE__) : 0;
  snprintf(options, sizeof options, "-I%.*s/nvptx -I%.*s/generic", length, __FILE__, length, __FILE__);
  program *p = build(source, options);
  static const int some[] = {0, 1, -100, -99, -60, 61, 123, 124};
  for (unsigned i = 0; p && !test.full && i < sizeof some / sizeof *some; i++)
    check_binade(p, some[i]);
  for (int exponent = -100; p && test.full && exponent < 125; exponent++)
    check_binade(p, exponent);
  program_close(p);
  return harness_finish();
}
