// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests fma, which is correctly rounded, and mad, which may round the product, too (6.15.2).
// WITHOUT-FMA: it is software then
#include "reference.h"

static uint64_t fused(const call *c) {
  mpfr_state *s = state(c);
  for (int i = 0; i < 3; i++)
    set(s->in[i], c->type, c->in[i]);
  set_range(c->type);
  return rounded(c->type, s->out, mpfr_fma(s->out, s->in[0], s->in[1], s->in[2], MPFR_RNDN));
}
static void fma_reference(call *c) { c->out[0] = fused(c); }

// mad may also round the product and then the sum.
static bool mad_accept(const call *c, unsigned result, uint64_t got) {
  (void)result;
  call sum = {.type = c->type, .in = {correct2(c, mpfr_mul), c->in[2]}};
  uint64_t separate = correct2(&sum, mpfr_add);
  return got == separate || (is_nan(c->type, got) && is_nan(c->type, separate));
}

static uint64_t number(const element *t, int exponent, uint64_t fraction, uint64_t sign) {
  int field = exponent + t->max_exponent;
  field = field < 0 ? 0 : field > 2 * t->max_exponent ? 2 * t->max_exponent : field;
  return (uint64_t)field << t->fraction_bits | (fraction & ((1ull << t->fraction_bits) - 1)) | sign << (t->bits - 1);
}

// Chooses hard cases: addends that cancel all but the last bits of the product; arguments of few bits, so that sums are
// halfway between two results; products and sums among the subnormal numbers; and addends far below or above the
// product.
static void hard(call *c) {
  const element *t = c->type;
  uint64_t r = random_bits();
  unsigned kind = r & 7, p = t->fraction_bits;
  if (kind > 4) // random arguments, as they were chosen
    return;
  uint64_t few = ~0ull << (p - (r >> 8) % (p + 1));
  int e0 = (int)(random_bits() % (unsigned)t->max_exponent) - t->max_exponent / 2, e1 = (int)(random_bits() % 8) - 4;
  if (kind == 3) // the product is near the least subnormal or normal number
    e1 = 1 - t->max_exponent - e0 - (int)(random_bits() % (2 * p + 4));
  c->in[0] = number(t, e0, random_bits() & (kind == 1 || kind == 3 ? few : ~0ull), r >> 3 & 1);
  c->in[1] = number(t, e1, random_bits() & (kind == 1 ? few : ~0ull), r >> 4 & 1);
  uint64_t product = correct2(c, mpfr_mul);
  int exponent = (int)(product >> p & (2 * (uint64_t)t->max_exponent + 1)) - t->max_exponent;
  int distance = (int)(random_bits() % (4 * p)) - 2 * (int)p;
  uint64_t sign = r >> 5 & 1;
  if (kind == 0)
    c->in[2] = (product ^ 1ull << (t->bits - 1)) + (r >> 16) % 5 - 2;
  else if (kind == 3)
    c->in[2] = random_bits() & ((1ull << (r >> 16) % (p + 2)) - 1), c->in[2] |= sign << (t->bits - 1);
  else
    c->in[2] = number(t, exponent + distance, random_bits() & (r & 64 ? few : 0), sign);
  c->in[2] &= all_ones(t);
}

static const builtin_test table[] = {
    {"gentype fma(gentype x, gentype y, gentype z)", FLOATS, fma_reference},
    {"gentype fma(gentype x, gentype y, gentype z)", FLOATS, fma_reference, .arguments = hard},
    {"gentype mad(gentype x, gentype y, gentype z)", FLOATS, fma_reference, .accept = mad_accept, .arguments = hard},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "fma and mad");
  CHECK_BUILTINS(table);
  return harness_finish();
}
