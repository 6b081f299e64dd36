// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests any and all (6.15.6).
#include "harness.h"

static unsigned set_lanes(const call *c) {
  unsigned count = 0;
  for (unsigned lane = 0; lane < c->width; lane++)
    count += c->lanes[0][lane] >> (c->type->bits - 1);
  return count;
}
static void any_reference(call *c) { c->out[0] = set_lanes(c) > 0; }
static void all_reference(call *c) { c->out[0] = set_lanes(c) == c->width; }

// Keeps sign bits mostly clear or mostly set, so that wide vectors in which none, one or all of them are set occur.
static uint64_t sign(const call *c) { return 1ull << (c->type->bits - 1); }
static void mostly_clear(call *c) { c->in[0] &= random_bits() % 8 ? ~sign(c) : UINT64_MAX; }
static void mostly_set(call *c) { c->in[0] |= random_bits() % 8 ? sign(c) : 0; }

static const builtin_test table[] = {
    {"int any(gentype x)", SIGNED, any_reference, .arguments = mostly_clear},
    {"int any(gentype x)", SIGNED, any_reference, .arguments = mostly_set},
    {"int all(gentype x)", SIGNED, all_reference, .arguments = mostly_clear},
    {"int all(gentype x)", SIGNED, all_reference, .arguments = mostly_set},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "any and all");
  CHECK_BUILTINS(table);
  return harness_finish();
}
