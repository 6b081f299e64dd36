// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the builtins that count, move and extract bits of integers (6.15.3, cl_khr_extended_bit_ops).
#include "harness.h"

// Every reference handles one bit at a time.
static bool bit(uint64_t bits, unsigned n) { return bits >> n & 1; }

static void clz(call *c) {
  unsigned n = 0;
  while (n < c->type->bits && !bit(c->in[0], c->type->bits - 1 - n))
    n++;
  c->out[0] = n;
}
static void ctz(call *c) {
  unsigned n = 0;
  while (n < c->type->bits && !bit(c->in[0], n))
    n++;
  c->out[0] = n;
}
static void popcount(call *c) {
  c->out[0] = 0;
  for (unsigned n = 0; n < c->type->bits; n++)
    c->out[0] += bit(c->in[0], n);
}
static void rotate(call *c) {
  c->out[0] = 0;
  for (unsigned n = 0; n < c->type->bits; n++)
    c->out[0] |= (uint64_t)bit(c->in[0], n) << (n + c->in[1]) % c->type->bits;
}
static void bit_reverse(call *c) {
  c->out[0] = 0;
  for (unsigned n = 0; n < c->type->bits; n++)
    c->out[0] |= (uint64_t)bit(c->in[0], n) << (c->type->bits - 1 - n);
}
static void upsample(call *c) {
  c->out[0] = 0;
  for (unsigned n = 0; n < c->type->bits; n++)
    c->out[0] |= (uint64_t)bit(c->in[1], n) << n | (uint64_t)bit(c->in[0], n) << (n + c->type->bits);
}

static void bitfield_insert(call *c) {
  unsigned offset = (unsigned)c->in[2], count = (unsigned)c->in[3];
  c->out[0] = 0;
  for (unsigned n = 0; n < c->type->bits; n++) {
    bool inserted = n >= offset && n < offset + count;
    c->out[0] |= (uint64_t)(inserted ? bit(c->in[1], n - offset) : bit(c->in[0], n)) << n;
  }
}
static void bitfield_extract(call *c, bool is_signed) {
  unsigned offset = (unsigned)c->in[1], count = (unsigned)c->in[2];
  c->out[0] = 0;
  for (unsigned n = 0; n < c->type->bits && count; n++)
    if (n < count)
      c->out[0] |= (uint64_t)bit(c->in[0], offset + n) << n;
    else if (is_signed)
      c->out[0] |= (uint64_t)bit(c->in[0], offset + count - 1) << n;
}
static void bitfield_extract_signed(call *c) { bitfield_extract(c, true); }
static void bitfield_extract_unsigned(call *c) { bitfield_extract(c, false); }

// Chooses a field of bits that lies within the type; it may be empty or the whole number.
static void choose_field(const call *c, uint64_t *offset, uint64_t *count) {
  *offset = random_bits() % (c->type->bits + 1);
  *count = random_bits() % (c->type->bits - *offset + 1);
  if (random_bits() % 64 == 0)
    *offset = 0, *count = c->type->bits;
}
static void insert_arguments(call *c) { choose_field(c, &c->in[2], &c->in[3]); }
static void extract_arguments(call *c) { choose_field(c, &c->in[1], &c->in[2]); }

#define BIT_OPS .extension = "cl_khr_extended_bit_ops", .since = "CL2.0"
static const builtin_test table[] = {
    {"gentype clz(gentype x)", INTEGERS, clz},
    {"gentype ctz(gentype x)", INTEGERS, ctz, .since = "CL2.0"},
    {"gentype popcount(gentype x)", INTEGERS, popcount},
    {"gentype rotate(gentype v, gentype i)", INTEGERS, rotate},
    {"wide upsample(gentype hi, ugentype lo)", INTEGERS & ~ONE(LONG) & ~ONE(ULONG), upsample},
    {"gentype bit_reverse(gentype x)", INTEGERS, bit_reverse, BIT_OPS},
    {"gentype bitfield_insert(gentype base, gentype insert, uint offset, uint count)", INTEGERS, bitfield_insert,
     .arguments = insert_arguments, BIT_OPS},
    {"igentype bitfield_extract_signed(gentype base, uint offset, uint count)", INTEGERS, bitfield_extract_signed,
     .arguments = extract_arguments, BIT_OPS},
    {"ugentype bitfield_extract_unsigned(gentype base, uint offset, uint count)", INTEGERS, bitfield_extract_unsigned,
     .arguments = extract_arguments, BIT_OPS},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "bit operations of integers");
  CHECK_BUILTINS(table);
  return harness_finish();
}
