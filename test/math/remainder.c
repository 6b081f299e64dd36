// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests fmod, remainder and remquo (6.15.2), which are exact.
// ONE-DEVICE: accuracy.test and vectors.test compare the bits of all others.
#include "reference.h"

static void fmod_reference(call *c) { c->out[0] = correct2(c, mpfr_fmod); }
static void remainder_reference(call *c) { c->out[0] = correct2(c, mpfr_remainder); }
static void remquo_reference(call *c) {
  mpfr_state *s = state(c);
  set(s->in[0], c->type, c->in[0]);
  set(s->in[1], c->type, c->in[1]);
  long quotient = 0;
  c->out[0] = correct2(c, mpfr_remainder);
  set_range(NULL);
  mpfr_remquo(s->exact, &quotient, s->in[0], s->in[1], MPFR_RNDN);
  if (is_nan(c->type, c->out[0]))
    quotient = 0;
  c->out[1] = (uint32_t)(quotient < 0 ? -(-quotient & 0x7f) : quotient & 0x7f);
}

// Chooses arguments whose quotients are near small integers and halves of integers, and pairs with any exponents.
static void ratios(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits();
  near_powers(c, 1);
  if (r & 1) {
    near_powers(c, 0);
    return;
  }
  call product = {.type = t, .in = {c->in[1], nearest_double(t, (double)(r >> 8 & 0x3ff) / 2)}};
  c->in[0] = (correct2(&product, mpfr_mul) + (r >> 32) % 5 - 2) & all_ones(t);
}

static const builtin_test table[] = {
    {"gentype fmod(gentype x, gentype y)", FLOATS, fmod_reference},
    {"gentype fmod(gentype x, gentype y)", FLOATS, fmod_reference, .arguments = ratios},
    {"gentype remainder(gentype x, gentype y)", FLOATS, remainder_reference},
    {"gentype remainder(gentype x, gentype y)", FLOATS, remainder_reference, .arguments = ratios},
    {"gentype remquo(gentype x, gentype y, intn *quo)", FLOATS, remquo_reference},
    {"gentype remquo(gentype x, gentype y, intn *quo)", FLOATS, remquo_reference, .arguments = ratios},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "fmod, remainder, remquo");
  CHECK_BUILTINS(table);
  return harness_finish();
}
