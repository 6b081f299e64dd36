// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// software_double [COUNT [SEED]]: compares layers/software_double with the processor's doubles, of which every result
// is the one that IEEE 754 prescribes: all pairs, or triples, of numbers at the borders of what arithmetic
// distinguishes, and COUNT random operands of each operation. Prints how many differ, and the first ones.
#include "layers/software_double/target/software_double.c"
#include "numbers.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double value(number bits) {
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

static number bits_of(double x) {
  number bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

// Significands with few ones, or few zeros, meet the borders of rounding; exponents lie anywhere, or so near to `near`
// that sums cancel.
static number operand(number near) {
  const number how = chance(), sign = chance() & sign_bit;
  number fraction = chance();
  if (how & 1)
    fraction =
        (1ull << (fraction & 63)) ^ (1ull << (fraction >> 6 & 63)) ^ (how & 2 ? ~0ull << (fraction >> 12 & 63) : 0);
  fraction &= hidden_bit - 1;
  const int around = (int)(near >> 52 & 0x7ff) + (int)(chance() % 129) - 64;
  number exponent = chance() & 0x7ff;
  if ((how & 0xc) && around >= 0 && around <= 2047)
    exponent = (number)around;
  return sign | exponent << 52 | fraction;
}

static long long checked, wrong;

static void judge(const char *name, number a, number b, number c, number result, number right) {
  checked++;
  if (result == right)
    return;
  if (++wrong <= 10)
    printf("%s of %016llx %016llx %016llx is %016llx instead of %016llx\n", name, a, b, c, result, right);
}

static number one_nan(number a) { return is_nan(a) ? quiet_nan : a; }

static void judge_double(const char *name, number a, number b, number c, number result, double right) {
  judge(name, a, b, c, one_nan(result), one_nan(bits_of(right)));
}

static void judge_float(number a) {
  const float right = (float)value(a);
  const unsigned result = __oneclc_double_to_float(a);
  judge("to_float", a, 0, 0, isnan(as_float(result)) ? 0x7fc00000 : result,
        isnan(right) ? 0x7fc00000 : float_bits(right));
}

static void judge_from(number a) {
  judge_double("from_long", a, 0, 0, __oneclc_double_from_long(a), (double)(long long)a);
  judge_double("from_ulong", a, 0, 0, __oneclc_double_from_ulong(a), (double)a);
  judge_double("from_float", a, 0, 0, __oneclc_double_from_float((unsigned)a), as_float((unsigned)a));
}

static void judge_one(number a) {
  const double x = value(a);
  judge_double("sqrt", a, 0, 0, __oneclc_double_sqrt(a), sqrt(x));
  judge_double("trunc", a, 0, 0, __oneclc_double_trunc(a), trunc(x));
  judge_double("rint", a, 0, 0, __oneclc_double_rint(a), rint(x));
  judge_float(a);
  if (x >= -0x1p63 && x < 0x1p63)
    judge("to_long", a, 0, 0, __oneclc_double_to_long(a), (number)(long long)x);
  if (x > -1 && x < 0x1p64)
    judge("to_ulong", a, 0, 0, __oneclc_double_to_ulong(a), (number)x);
}

static void judge_two(number a, number b) {
  const double x = value(a), y = value(b);
  judge_double("add", a, b, 0, __oneclc_double_add(a, b), x + y);
  judge_double("sub", a, b, 0, __oneclc_double_sub(a, b), x - y);
  judge_double("mul", a, b, 0, __oneclc_double_mul(a, b), x * y);
  judge_double("div", a, b, 0, __oneclc_double_div(a, b), x / y);
  judge("eq", a, b, 0, __oneclc_double_eq(a, b), x == y);
  judge("lt", a, b, 0, __oneclc_double_lt(a, b), x < y);
  judge("le", a, b, 0, __oneclc_double_le(a, b), x <= y);
  judge("unordered", a, b, 0, __oneclc_double_unordered(a, b), isunordered(x, y));
}

static void judge_three(number a, number b, number c) {
  judge_double("fma", a, b, c, __oneclc_double_fma(a, b, c), fma(value(a), value(b), value(c)));
}

// Zero, subnormal and normal numbers at their borders, those between floats and at the ends of their range, short
// numbers, infinity, NaN
static const double borders[] = {0,
                                 0x1p-1074,
                                 0x1.8p-1073,
                                 0x1p-1073,
                                 0x1p-1023,
                                 0x0.fffffffffffffp-1022,
                                 0x1p-1022,
                                 0x1.0000000000001p-1022,
                                 0x1p-1021,
                                 0x1p-969,
                                 0x1p-150,
                                 0x1p-149,
                                 0x1.8p-149,
                                 0x1.fffffep-127,
                                 0x1p-126,
                                 0x1.ffffffp-127,
                                 0x1p-54,
                                 0x1p-53,
                                 0x1.8p-53,
                                 0x1p-52,
                                 0x1.fffffffffffffp-54,
                                 0x1p-30,
                                 0x0.5p0,
                                 0x0.8p0,
                                 0x0.cp0,
                                 0x1.fffffffffffffp-1,
                                 1,
                                 0x1.0000000000001p0,
                                 0x1.000001p0,
                                 0x1.000003p0,
                                 1.5,
                                 0x1.fffffffffffffp0,
                                 2,
                                 2.5,
                                 3,
                                 3.5,
                                 0x1p23,
                                 0x1p31,
                                 0x1p32,
                                 0x1.fffffffffffffp51,
                                 0x1p52,
                                 0x1.0000000000001p52,
                                 0x1p53,
                                 0x1.8p53,
                                 0x1p54,
                                 0x1p62,
                                 0x1.fffffffffffffp62,
                                 0x1p63,
                                 0x1.fffffffffffffp63,
                                 0x1p64,
                                 0x1.fffffep127,
                                 0x1.ffffffp127,
                                 0x1p128,
                                 0x1p511,
                                 0x1p512,
                                 0x1p970,
                                 0x1p1022,
                                 0x1p1023,
                                 0x1.fffffffffffffp1023,
                                 INFINITY,
                                 NAN};

int main(int count, char **words) {
  const long long random = count > 1 ? atoll(words[1]) : 10000000;
  if (count > 2)
    seed ^= strtoull(words[2], NULL, 0);
  enum { BORDERS = 2 * sizeof borders / sizeof *borders };
  number border[BORDERS];
  for (int i = 0; i < BORDERS; i++)
    border[i] = bits_of(borders[i / 2]) ^ (i % 2 ? sign_bit : 0);
  for (int i = 0; i < BORDERS; i++) {
    judge_one(border[i]);
    for (int j = 0; j < BORDERS; j++) {
      judge_two(border[i], border[j]);
      for (int k = 0; k < BORDERS; k++)
        judge_three(border[i], border[j], border[k]);
    }
  }
  // Integers at the borders of what a double holds; floats of every exponent, and the middles between neighbours
  for (int shift = 0; shift < 64; shift++)
    for (int change = -4; change <= 4; change++)
      for (int other = 0; other < 64; other++)
        judge_from((1ull << shift) + (1ull << other) + (number)(long long)change);
  for (unsigned high = 0; high < 1 << 12; high++)
    for (int change = -3; change <= 3; change++) {
      const unsigned bits = (high << 20) + (unsigned)change;
      judge_from(bits);
      const number middle = bits_of(as_float(bits)) + (1ull << 28); // subnormal: another border
      for (int more = -2; more <= 2; more++)
        judge_float(middle + (number)(long long)more);
    }
  for (int exponent = 0; exponent < 2048; exponent++) // subnormal results of to_float, and the middles between them
    for (int shift = 0; shift < 52; shift++)
      for (int change = -1; change <= 1; change++)
        judge_one((number)exponent << 52 | (((1ull << shift) + (number)(long long)change) & (hidden_bit - 1)));
  for (long long i = 0; i < random; i++) {
    const number a = operand(chance()), b = operand(a);
    judge_one(a);
    judge_from(a >> (b & 63));
    judge_two(a, b);
    // c is near the product, anywhere, or what the rounded product leaves
    const double near = value(a) * value(b);
    number c = operand(bits_of(near));
    if ((i & 7) == 7)
      c = bits_of(-near) + (chance() & 3) - 1;
    judge_three(a, b, c);
  }
  printf("%lld results, %lld differ\n", checked, wrong);
  return wrong != 0;
}
