// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests integer arithmetic (6.15.3): absolute values and differences, saturating and halving sums, high halves of
// products, mul24 and mad24.
#include "harness.h"

// Every reference computes with 128 bits, in which nothing overflows.
typedef __int128 wide;

static wide value(const element *t, uint64_t bits) { return t->is_signed ? (wide)as_signed(t, bits) : (wide)bits; }
static wide in(const call *c, unsigned n) { return value(c->type, c->in[n]); }
static void wrap(call *c, wide result) { c->out[0] = (uint64_t)result & all_ones(c->type); }

static wide highest(const element *t) { return ((wide)1 << (t->bits - t->is_signed)) - 1; }
static wide lowest(const element *t) { return t->is_signed ? -highest(t) - 1 : 0; }
static void saturate(call *c, wide result) {
  wide high = highest(c->type), low = lowest(c->type);
  wrap(c, result > high ? high : result < low ? low : result);
}

// The product of two unsigned 64-bit numbers can need all 128 bits. Its highest bit is then no sign, so that
// high_half() must shift it as an unsigned number.
static wide product(const call *c) { return (wide)((unsigned __int128)in(c, 0) * (unsigned __int128)in(c, 1)); }
static wide high_half(const call *c) {
  return c->type->is_signed ? product(c) >> c->type->bits : (wide)((unsigned __int128)product(c) >> c->type->bits);
}

static void abs_(call *c) { wrap(c, in(c, 0) < 0 ? -in(c, 0) : in(c, 0)); }
static void abs_diff(call *c) { wrap(c, in(c, 0) < in(c, 1) ? in(c, 1) - in(c, 0) : in(c, 0) - in(c, 1)); }
static void add_sat(call *c) { saturate(c, in(c, 0) + in(c, 1)); }
static void sub_sat(call *c) { saturate(c, in(c, 0) - in(c, 1)); }
static void hadd(call *c) { wrap(c, (in(c, 0) + in(c, 1)) >> 1); }
static void rhadd(call *c) { wrap(c, (in(c, 0) + in(c, 1) + 1) >> 1); }
static void mul_hi(call *c) { wrap(c, high_half(c)); }
static void mad_hi(call *c) { wrap(c, high_half(c) + in(c, 2)); }
static void mad_sat(call *c) {
  if (c->type->is_signed || high_half(c) == 0)
    saturate(c, product(c) + in(c, 2));
  else
    wrap(c, highest(c->type));
}
static void mul24(call *c) { wrap(c, product(c)); }
static void mad24(call *c) { wrap(c, product(c) + in(c, 2)); }

// Chooses summands such that half of the sums are within 2 of a limit of the type; and, now and then, a case of long
// that other implementations get wrong.
static void near_limits(call *c) {
  const element *t = c->type;
  if (t->bits == 8)
    return; // --full tries all combinations
  uint64_t choice = random_bits();
  if (t->index == LONG && choice % 512 == 1) {
    c->in[0] = 0, c->in[1] = 0xffff7fffffffffff, c->in[2] = 0x9eb25baf200c973e;
  } else if (choice % 2 == 0) {
    wide limit = choice & 2 ? highest(t) : lowest(t);
    wide summand = (wide)((unsigned __int128)limit - (unsigned __int128)product(c)) + (wide)(choice >> 8) % 5 - 2;
    if (summand >= lowest(t) && summand <= highest(t))
      c->in[2] = (uint64_t)summand & all_ones(t);
  }
}

// Keeps the arguments within 24 bits: the results of others are implementation-defined.
static void keep_24_bits(call *c) {
  for (unsigned a = 0; a < 2; a++)
    c->in[a] = c->type->is_signed ? (uint32_t)((int32_t)(c->in[a] << 8) >> 8) : c->in[a] & 0xffffff;
}

static const builtin_test table[] = {
    {"ugentype abs(gentype x)", INTEGERS, abs_},
    {"ugentype abs_diff(gentype x, gentype y)", INTEGERS, abs_diff},
    {"gentype add_sat(gentype x, gentype y)", INTEGERS, add_sat},
    {"gentype sub_sat(gentype x, gentype y)", INTEGERS, sub_sat},
    {"gentype hadd(gentype x, gentype y)", INTEGERS, hadd},
    {"gentype rhadd(gentype x, gentype y)", INTEGERS, rhadd},
    {"gentype mul_hi(gentype x, gentype y)", INTEGERS, mul_hi},
    {"gentype mad_hi(gentype a, gentype b, gentype c)", INTEGERS, mad_hi},
    {"gentype mad_sat(gentype a, gentype b, gentype c)", INTEGERS, mad_sat, .arguments = near_limits},
    {"gentype mul24(gentype x, gentype y)", ONE(INT) | ONE(UINT), mul24, .arguments = keep_24_bits},
    {"gentype mad24(gentype x, gentype y, gentype z)", ONE(INT) | ONE(UINT), mad24, .arguments = keep_24_bits},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "integer arithmetic");
  CHECK_BUILTINS(table);
  return harness_finish();
}
