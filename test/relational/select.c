// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests select and bitselect (6.15.6).
#include "harness.h"

static void select_reference(call *c) {
  bool chosen = c->width == 1 ? c->in[2] != 0 : c->in[2] >> (c->type->bits - 1);
  c->out[0] = c->in[chosen];
}
static void bitselect_reference(call *c) { c->out[0] = (c->in[0] & ~c->in[2]) | (c->in[1] & c->in[2]); }

// NaNs must keep their bits. A scalar's condition is nonzero, a lane's is the highest bit; lanes_mix makes the harness
// call the reference for each width.
static const builtin_test table[] = {
    {"gentype select(gentype a, gentype b, igentype c)", ALL_TYPES, select_reference, .nan_bits = true,
     .lanes_mix = true},
    {"gentype select(gentype a, gentype b, ugentype c)", ALL_TYPES, select_reference, .nan_bits = true,
     .lanes_mix = true},
    {"gentype bitselect(gentype a, gentype b, gentype c)", ALL_TYPES, bitselect_reference, .nan_bits = true},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "select and bitselect");
  CHECK_BUILTINS(table);
  return harness_finish();
}
