// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the builtins that round to integers (6.15.2).
#include "reference.h"

static int to_even(mpfr_t y, const mpfr_t x, mpfr_rnd_t r) {
  (void)r;
  return mpfr_roundeven(y, x);
}
static int down(mpfr_t y, const mpfr_t x, mpfr_rnd_t r) {
  (void)r;
  return mpfr_floor(y, x);
}
static int up(mpfr_t y, const mpfr_t x, mpfr_rnd_t r) {
  (void)r;
  return mpfr_ceil(y, x);
}
static int towards_zero(mpfr_t y, const mpfr_t x, mpfr_rnd_t r) {
  (void)r;
  return mpfr_trunc(y, x);
}
static int away(mpfr_t y, const mpfr_t x, mpfr_rnd_t r) {
  (void)r;
  return mpfr_round(y, x);
}

static void rint_reference(call *c) { reference1(c, to_even, rint); }
static void floor_reference(call *c) { reference1(c, down, floor); }
static void ceil_reference(call *c) { reference1(c, up, ceil); }
static void trunc_reference(call *c) { reference1(c, towards_zero, trunc); }
static void round_reference(call *c) { reference1(c, away, round); }

// Chooses half of the arguments with small exponents, where numbers have fractions, and often with few bits set below
// the binary point, so that there are ties.
static void with_fractions(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits();
  if (r & 1)
    return;
  int exponent = (int)(r >> 8 & 0xff) % ((int)t->fraction_bits + 4) - 2;
  uint64_t fraction = random_bits() & ((1ull << t->fraction_bits) - 1);
  if (exponent >= 0 && exponent < (int)t->fraction_bits && r & 2)
    fraction =
        (fraction >> (t->fraction_bits - (unsigned)exponent - 1) << (t->fraction_bits - (unsigned)exponent - 1)) +
        (r >> 3 & 3) - 1;
  c->in[0] = (r & 4 ? 1ull << (t->bits - 1) : 0) | ((uint64_t)(exponent + t->max_exponent) << t->fraction_bits) |
             (fraction & ((1ull << t->fraction_bits) - 1));
}

static const builtin_test table[] = {
    {"gentype rint(gentype x)", FLOATS, rint_reference, .arguments = with_fractions},
    {"gentype floor(gentype x)", FLOATS, floor_reference, .arguments = with_fractions},
    {"gentype ceil(gentype x)", FLOATS, ceil_reference, .arguments = with_fractions},
    {"gentype trunc(gentype x)", FLOATS, trunc_reference, .arguments = with_fractions},
    {"gentype round(gentype x)", FLOATS, round_reference, .arguments = with_fractions},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "rounding to integers");
  CHECK_BUILTINS(table);
  return harness_finish();
}
