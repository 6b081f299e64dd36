// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the common functions whose results are exact (6.15.4), and max, min and clamp of integers (6.15.3).
#include "harness.h"

static bool less(const element *t, uint64_t x, uint64_t y) {
  if (t->is_float)
    return !is_nan(t, x) && !is_nan(t, y) && as_double(t, x) < as_double(t, y);
  return t->is_signed ? as_signed(t, x) < as_signed(t, y) : x < y;
}
static uint64_t one(const element *t) { return (uint64_t)t->max_exponent << t->fraction_bits; }

static void max_reference(call *c) { c->out[0] = c->in[less(c->type, c->in[0], c->in[1])]; }
static void min_reference(call *c) { c->out[0] = c->in[less(c->type, c->in[1], c->in[0])]; }
static void clamp_reference(call *c) {
  uint64_t raised = c->in[less(c->type, c->in[0], c->in[1])];
  c->out[0] = less(c->type, c->in[2], raised) ? c->in[2] : raised;
}
static void step_reference(call *c) { c->out[0] = less(c->type, c->in[1], c->in[0]) ? 0 : one(c->type); }
static void sign_reference(call *c) {
  uint64_t sign = c->in[0] & 1ull << (c->type->bits - 1);
  c->out[0] = is_nan(c->type, c->in[0]) ? 0 : c->in[0] == sign ? sign : sign | one(c->type);
}

static void ordered_bounds(call *c) { // exchanges them if minval > maxval, where the result is undefined
  if (less(c->type, c->in[2], c->in[1])) {
    uint64_t maxval = c->in[1];
    c->in[1] = c->in[2], c->in[2] = maxval;
  }
}

static const builtin_test table[] = {
    {"gentype max(gentype x, gentype y)", ALL_TYPES, max_reference},
    {"gentype max(gentype x, sgentype y)", ALL_TYPES, max_reference},
    {"gentype min(gentype x, gentype y)", ALL_TYPES, min_reference},
    {"gentype min(gentype x, sgentype y)", ALL_TYPES, min_reference},
    {"gentype clamp(gentype x, gentype minval, gentype maxval)", ALL_TYPES, clamp_reference,
     .arguments = ordered_bounds},
    {"gentype clamp(gentype x, sgentype minval, sgentype maxval)", ALL_TYPES, clamp_reference,
     .arguments = ordered_bounds},
    {"gentype step(gentype edge, gentype x)", FLOATS, step_reference},
    {"gentype step(sgentype edge, gentype x)", FLOATS, step_reference},
    {"gentype sign(gentype x)", FLOATS, sign_reference},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "exact common functions");
  CHECK_BUILTINS(table);
  return harness_finish();
}
