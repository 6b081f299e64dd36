// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the relational builtins that compare floating-point numbers (6.15.6).
#include "harness.h"

static double x(const call *c) { return as_double(c->type, c->in[0]); }
static double y(const call *c) { return as_double(c->type, c->in[1]); }
static bool unordered(const call *c) { return is_nan(c->type, c->in[0]) || is_nan(c->type, c->in[1]); }

static void isequal(call *c) { c->out[0] = !unordered(c) && x(c) == y(c); }
static void isnotequal(call *c) { c->out[0] = unordered(c) || x(c) != y(c); }
static void isgreater(call *c) { c->out[0] = !unordered(c) && x(c) > y(c); }
static void isgreaterequal(call *c) { c->out[0] = !unordered(c) && x(c) >= y(c); }
static void isless(call *c) { c->out[0] = !unordered(c) && x(c) < y(c); }
static void islessequal(call *c) { c->out[0] = !unordered(c) && x(c) <= y(c); }
static void islessgreater(call *c) { c->out[0] = !unordered(c) && x(c) != y(c); }
static void isordered(call *c) { c->out[0] = !unordered(c); }
static void isunordered(call *c) { c->out[0] = unordered(c); }

static const builtin_test table[] = {
    {"relation isequal(gentype x, gentype y)", FLOATS, isequal},
    {"relation isnotequal(gentype x, gentype y)", FLOATS, isnotequal},
    {"relation isgreater(gentype x, gentype y)", FLOATS, isgreater},
    {"relation isgreaterequal(gentype x, gentype y)", FLOATS, isgreaterequal},
    {"relation isless(gentype x, gentype y)", FLOATS, isless},
    {"relation islessequal(gentype x, gentype y)", FLOATS, islessequal},
    {"relation islessgreater(gentype x, gentype y)", FLOATS, islessgreater},
    {"relation isordered(gentype x, gentype y)", FLOATS, isordered},
    {"relation isunordered(gentype x, gentype y)", FLOATS, isunordered},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "comparisons");
  CHECK_BUILTINS(table);
  return harness_finish();
}
