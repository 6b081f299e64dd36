// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the relational builtins that classify floating-point numbers (6.15.6).
#include "harness.h"

// The references classify by the encoding: by the fields of the exponent and the fraction.
static uint64_t infinity(const element *t) { return (2 * (uint64_t)t->max_exponent + 1) << t->fraction_bits; }
static uint64_t magnitude(const call *c) { return c->in[0] & all_ones(c->type) >> 1; }

static void isfinite_reference(call *c) { c->out[0] = magnitude(c) < infinity(c->type); }
static void isinf_reference(call *c) { c->out[0] = magnitude(c) == infinity(c->type); }
static void isnan_reference(call *c) { c->out[0] = magnitude(c) > infinity(c->type); }
static void isnormal_reference(call *c) {
  c->out[0] = magnitude(c) >> c->type->fraction_bits > 0 && magnitude(c) < infinity(c->type);
}
static void signbit_reference(call *c) { c->out[0] = c->in[0] >> (c->type->bits - 1); }

static const builtin_test table[] = {
    {"relation isfinite(gentype x)", FLOATS, isfinite_reference},
    {"relation isinf(gentype x)", FLOATS, isinf_reference},
    {"relation isnan(gentype x)", FLOATS, isnan_reference},
    {"relation isnormal(gentype x)", FLOATS, isnormal_reference},
    {"relation signbit(gentype x)", FLOATS, signbit_reference},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "classes of floating-point numbers");
  CHECK_BUILTINS(table);
  return harness_finish();
}
