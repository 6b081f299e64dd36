// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "harness.h"

static bool less(const element *t, uint64_t x, uint64_t y) {
  return t->is_signed ? as_signed(t, x) < as_signed(t, y) : x < y;
}
static void max_reference(call *c) { c->out[0] = c->in[less(c->type, c->in[0], c->in[1])]; }
static void min_reference(call *c) { c->out[0] = c->in[less(c->type, c->in[1], c->in[0])]; }

static const builtin_test table[] = {
    {"gentype max(gentype x, gentype y)", INTEGERS, max_reference},
    {"gentype max(gentype x, sgentype y)", INTEGERS, max_reference},
    {"gentype min(gentype x, gentype y)", INTEGERS, min_reference},
    {"gentype min(gentype x, sgentype y)", INTEGERS, min_reference},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "max and min of integers");
  CHECK_BUILTINS(table);
  return harness_finish();
}
