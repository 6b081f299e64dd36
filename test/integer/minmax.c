// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests max, min and clamp of integers (6.15.3).
#include "harness.h"

static bool less(const element *t, uint64_t x, uint64_t y) {
  return t->is_signed ? as_signed(t, x) < as_signed(t, y) : x < y;
}
static uint64_t larger(const element *t, uint64_t x, uint64_t y) { return less(t, x, y) ? y : x; }
static uint64_t smaller(const element *t, uint64_t x, uint64_t y) { return less(t, y, x) ? y : x; }

static void max(call *c) { c->out[0] = larger(c->type, c->in[0], c->in[1]); }
static void min(call *c) { c->out[0] = smaller(c->type, c->in[0], c->in[1]); }
static void clamp(call *c) { c->out[0] = smaller(c->type, larger(c->type, c->in[0], c->in[1]), c->in[2]); }

static const builtin_test table[] = {
    {"gentype max(gentype x, gentype y)", INTEGERS, max},
    {"gentype max(gentype x, sgentype y)", INTEGERS, max},
    {"gentype min(gentype x, gentype y)", INTEGERS, min},
    {"gentype min(gentype x, sgentype y)", INTEGERS, min},
    {"gentype clamp(gentype x, gentype minval, gentype maxval)", INTEGERS, clamp},
    {"gentype clamp(gentype x, sgentype minval, sgentype maxval)", INTEGERS, clamp},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "max, min and clamp of integers");
  CHECK_BUILTINS(table);
  return harness_finish();
}
