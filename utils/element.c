// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "element.h"
#include <stdlib.h>

const element types[TYPE_COUNT] = {
    {"char", 8, false, true, 0, 0, CHAR},         {"uchar", 8, false, false, 0, 0, UCHAR},
    {"short", 16, false, true, 0, 0, SHORT},      {"ushort", 16, false, false, 0, 0, USHORT},
    {"int", 32, false, true, 0, 0, INT},          {"uint", 32, false, false, 0, 0, UINT},
    {"long", 64, false, true, 0, 0, LONG},        {"ulong", 64, false, false, 0, 0, ULONG},
    {"half", 16, true, true, 10, 15, HALF},       {"float", 32, true, true, 23, 127, FLOAT},
    {"double", 64, true, true, 52, 1023, DOUBLE},
};

const element *integer_like(const element *t, bool is_signed) {
  const element *result = types + CHAR;
  while (result->bits != t->bits || result->is_signed != is_signed)
    result++;
  return result;
}

typedef struct {
  uint64_t values[256];
  size_t count;
} value_set;

static void add(value_set *set, const element *t, uint64_t bits) {
  bits &= all_ones(t);
  for (size_t i = 0; i < set->count; i++)
    if (set->values[i] == bits)
      return;
  if (set->count == sizeof set->values / sizeof *set->values)
    abort();
  set->values[set->count++] = bits;
}

static void add_integers(value_set *set, const element *t) {
  unsigned bits = t->bits;
  const unsigned powers[] = {0, 1, 2, bits / 4, bits / 2 - 1, bits / 2, bits - 2, bits - 1};
  for (size_t i = 0; i < sizeof powers / sizeof *powers; i++)
    for (int d = -1; d <= 1; d++) {
      add(set, t, (1ull << powers[i]) + (uint64_t)d);
      add(set, t, -((1ull << powers[i]) + (uint64_t)d));
    }
  // Shift counts around the width, and patterns that show swapped or lost bits.
  for (unsigned n = bits - 1; n <= bits + 1; n++)
    add(set, t, n);
  add(set, t, 2 * bits);
  add(set, t, 0x5555555555555555);
  add(set, t, 0xaaaaaaaaaaaaaaaa);
  add(set, t, 0x0123456789abcdef);
  add(set, t, 0xfedcba9876543210);
}

static void add_floats(value_set *set, const element *t) {
  uint64_t one_ulp = 1, unit = 1ull << t->fraction_bits, fraction = unit - 1, quiet = unit / 2;
  uint64_t one = (uint64_t)t->max_exponent * unit, infinity = (2 * (uint64_t)t->max_exponent + 1) * unit;
  uint64_t sign = 1ull << (t->bits - 1);
  for (int negative = 0; negative < 2; negative++) {
    uint64_t s = negative ? sign : 0;
#define ADD(BITS) add(set, t, s | (BITS))
    ADD(0), ADD(1), ADD(2), ADD(3), ADD(quiet), ADD(fraction), ADD(unit), ADD(unit + 1), ADD(2 * unit); // subnormals
    ADD(one - unit - one_ulp), ADD(one - unit), ADD(one - unit + one_ulp);                              // 1/2
    ADD(one - one_ulp), ADD(one), ADD(one + one_ulp);                                                   // 1
    ADD(one + quiet), ADD(one + unit), ADD(one + unit + unit / 4), ADD(one + unit + quiet); // 1.5, 2, 2.5, 3
    ADD(one + unit + unit * 5 / 8 - unit / 20);                                             // about pi
    for (unsigned power = 7; power <= 64; power = power < 15    ? power + 1
                                                  : power == 16 ? 31
                                                  : power == 32 ? 63
                                                                : power + 1) {
      if ((int)power > t->max_exponent || (power > 8 && power < 15)) // limits of the integer types
        continue;
      ADD(one + power * unit - one_ulp), ADD(one + power * unit), ADD(one + power * unit + one_ulp);
    }
    // Where halves and then units are the last bits there are.
    ADD(one + (t->fraction_bits - 1) * unit + 1), ADD(one + (t->fraction_bits - 1) * unit + 3);
    ADD(one + t->fraction_bits * unit + 1), ADD(one + (t->fraction_bits + 1) * unit + 1);
    ADD(infinity - 2), ADD(infinity - 1), ADD(infinity);
    ADD(infinity + quiet), ADD(infinity + quiet + 5), ADD(infinity + fraction); // quiet NaNs
    ADD(infinity + 1), ADD(infinity + quiet - 1);                               // signalling NaNs
#undef ADD
  }
}

size_t boundary_values(const element *t, const uint64_t **values) {
  static value_set sets[TYPE_COUNT];
  value_set *set = &sets[t->index];
  if (set->count == 0)
    (t->is_float ? add_floats : add_integers)(set, t);
  *values = set->values;
  return set->count;
}
