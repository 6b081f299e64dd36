// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Points: lists, borders (every exponent, or boundary values combined), strides through all bit patterns, and random
// points of several kinds, each meant for some functions' hard places but given to all.
#include "ulp.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static uint64_t sign_of(const element *t) { return 1ull << (t->bits - 1); }
static uint64_t fields(const element *t) { return 2 * (uint64_t)t->max_exponent + 2; } // values of the exponent's field

// ---- Borders

// Of one argument: about the start and the middle of every binade, both signs. Of more: all combinations of boundary
// values, of more than two arguments of fewer of them.
static const int deltas[] = {-1, 0, 1};
enum { DELTAS = 3, PLACES = 2 };

static size_t thinning(const signature *s) { return s->count > 3 ? 8 : s->count > 2 ? 3 : 1; } // takes every so many

static uint64_t border_count(const signature *s) {
  const uint64_t *values;
  uint64_t count = s->count == 1 ? fields(s->type) * 2 * DELTAS * PLACES : 1;
  for (unsigned i = 0; s->count > 1 && i < s->count; i++) {
    const size_t all = boundary_values(argument_type(s, i), &values);
    count *= (all + thinning(s) - 1) / thinning(s);
  }
  return count;
}

static void border(const signature *s, uint64_t n, uint64_t in[]) {
  const element *t = s->type;
  if (s->count == 1) {
    const int delta = deltas[n % DELTAS];
    n /= DELTAS;
    const uint64_t middle = n % PLACES << (t->fraction_bits - 1), sign = n / PLACES % 2 ? sign_of(t) : 0;
    n /= 2 * PLACES;
    in[0] = ((n << t->fraction_bits) + middle + (uint64_t)(int64_t)delta + sign) & all_ones(t);
    return;
  }
  for (unsigned i = 0; i < s->count; i++) {
    const uint64_t *values;
    const size_t all = boundary_values(argument_type(s, i), &values), thin = thinning(s);
    const size_t some = (all + thin - 1) / thin;
    in[i] = values[n % some * thin];
    n /= some;
  }
}

// ---- Random points

typedef struct {
  uint64_t state;
} generator;
static uint64_t next(generator *g) { return mix_bits(g->state += 0x9e3779b97f4a7c15); }
static double uniform(generator *g, double from, double to) {
  return from + (to - from) * ((double)(next(g) >> 11) * 0x1p-53);
}

// Points have the same bits on every host: they are made of operations that IEEE 754 rounds correctly, one random
// number is drawn in a statement where the order matters, and NaN has no sign. So 2^x and log2(x) are series here, good
// to some ulps.
static double power_of_two(double x) {
  const double whole = rint(x), y = (x - whole) * M_LN2;
  double sum = 1;
  for (int k = 18; k > 0; k--)
    sum = 1 + sum * y / k;
  return ldexp(sum, (int)whole);
}
static double logarithm(double x) { // of |x|, to base 2
  if (x == 0 || !isfinite(x))
    return x == 0 ? -INFINITY : fabs(x);
  int exponent;
  double fraction = frexp(fabs(x), &exponent), sum = 0;
  if (fraction < M_SQRT1_2)
    fraction *= 2, exponent--;
  const double y = (fraction - 1) / (fraction + 1);
  for (int k = 23; k > 0; k -= 2)
    sum = sum * y * y + 1. / k;
  return exponent + 2 / M_LN2 * y * sum;
}

uint64_t bits_near(const element *t, double x) {
  int exponent;
  const double fraction = frexp(fabs(x), &exponent);
  const int field = exponent - 1 + t->max_exponent;
  uint64_t bits = 0;
  if (!isfinite(x) || field > 2 * t->max_exponent)
    bits = isnan(x) ? all_ones(t) >> 1 : (fields(t) - 1) << t->fraction_bits;
  else if (x != 0 && field + (int)t->fraction_bits >= 0)
    bits = (field < 1 ? 0 : (uint64_t)(field - 1) << t->fraction_bits) +
           (uint64_t)ldexp(fraction, (int)t->fraction_bits + 1 + (field < 1 ? field - 1 : 0));
  return bits | (signbit(x) && !isnan(x) ? sign_of(t) : 0);
}
static uint64_t about(generator *g, const element *t, double x) { // within four ulp
  return (bits_near(t, x) + next(g) % 9 - 4) & all_ones(t);
}
static double power(generator *g, double least, double most) { // a magnitude, logarithmically uniform
  const double magnitude = power_of_two(uniform(g, least, most));
  return next(g) & 1 ? magnitude : -magnitude;
}
// Exponents of results, from the least subnormal's to beyond overflow.
static double target(generator *g, const element *t) {
  const double top = t->max_exponent, p = t->fraction_bits;
  if (next(g) & 1)
    return uniform(g, -top - p - 3, top + 3);
  if (next(g) & 1)
    return top + 1 + uniform(g, -0.1, 0.1);
  const double end = next(g) & 1 ? -top - p : -top;
  return end + uniform(g, -1.5, 1.5);
}

static uint64_t one_argument(generator *g, const element *t) {
  const uint64_t choice = next(g) >> 8;
  const double sign = next(g) & 1 ? 1 : -1;
  switch (choice % 8) {
  case 0:
    return next(g) & all_ones(t);
  case 1: // where most functions do most of their work
    return bits_near(t, power(g, -12, 8));
  case 2:
    return bits_near(t, power(g, -t->max_exponent / 4., t->max_exponent / 4.));
  case 3:
    return bits_near(t, uniform(g, -1, 1));
  case 4: // halves: zeros of sinpi, cospi; poles of tgamma; ties of rint
    return about(g, t, sign * 0.5 * floor(power(g, 0, 12)));
  case 5: { // zeros of sin, cos
    const double k = floor(power_of_two(uniform(g, 0, next(g) & 1 ? 8 : 40)));
    return about(g, t, sign * fma(k, M_PI_2, k * 0x1.1a62633145c07p-54)); // pi/2 as a sum of two doubles
  }
  case 6: // zeros of log, acosh, acos
    return bits_near(t, sign * (1 + power(g, -(int)t->fraction_bits - 1, 0)));
  default: // overflow and underflow of exp2, exp, exp10, tgamma
    return bits_near(t, target(g, t) * (choice & 8 ? 1 : choice & 16 ? 0.693147180559945309 : 0.301029995663981195));
  }
}

static uint64_t whole(double x) {
  return (uint32_t)(int32_t)fmax(-2147483648., fmin(2147483647., isnan(x) ? 0 : rint(x)));
}

// An integer beside x: the exponent of a power, the order of a root, a power of two.
static uint64_t integer_argument(generator *g, const element *t, double x) {
  const uint64_t r = next(g);
  switch (r >> 8 & 3) {
  case 0:
    return (uint32_t)((int32_t)(next(g) >> 32) >> (r >> 16) % 32);
  case 1:
    return whole(target(g, t) / logarithm(x));
  case 2:
    return whole(target(g, t) - (x == 0 ? 0 : logarithm(x)));
  default:
    return (uint32_t)(r >> 16) % 41 - 20;
  }
}

static void random_point(const signature *s, uint64_t seed, uint64_t n, uint64_t in[]) {
  const element *t = s->type;
  generator g = {mix_bits(n * 0xd1342543de82ef95 + seed)};
  in[0] = one_argument(&g, t);
  if (s->count == 1)
    return;
  const uint64_t choice = next(&g) >> 8;
  if (s->integer[1]) {
    if (choice & 1) // bases near 1, whose powers do not overflow at once
      in[0] = bits_near(t, (1 + power(&g, -(int)t->fraction_bits, 2)) * (choice & 2 ? 1 : -1));
    in[1] = integer_argument(&g, t, as_double(t, in[0]));
    return;
  }
  double x = as_double(t, in[0]);
  switch (choice % 8) {
  case 0:
    in[0] = next(&g) & all_ones(t), in[1] = next(&g) & all_ones(t);
    break;
  case 1:
    in[1] = one_argument(&g, t);
    break;
  case 2: // of like size: hypot, atan2, fdim
    in[1] = bits_near(t, x * power(&g, -(double)(choice >> 8 & 31), choice >> 8 & 31));
    break;
  case 3: // powers of all sizes
    in[1] = about(&g, t, target(&g, t) / logarithm(x));
    break;
  case 4: // powers of bases near 1
    x = 1 + power(&g, -(int)t->fraction_bits, 2);
    in[0] = bits_near(t, x), x = as_double(t, in[0]);
    in[1] = about(&g, t, target(&g, t) / logarithm(x));
    break;
  case 5: // exact and half-way powers
    x = floor(power(&g, 0, 10));
    in[0] = bits_near(t, ldexp(x, -(int)(next(&g) % 12)));
    x = (double)(next(&g) % 65) - 32;
    in[1] = bits_near(t, x / (1 << next(&g) % 3));
    break;
  case 6: // ratios near integers and halves: fmod, remainder
    in[1] = next(&g) & all_ones(t);
    in[0] = about(&g, t, as_double(t, in[1]) * 0.5 * floor(power(&g, 0, 12)));
    break;
  default: {
    const uint64_t *values;
    const size_t count = boundary_values(t, &values);
    in[1] = values[next(&g) % count];
    if (choice & 8)
      in[1] = in[0], in[0] = values[next(&g) % count];
  }
  }
  if (strcmp(s->function->name, "fma")) { // beside like sizes, any numbers and boundary values
    const uint64_t *values;
    const size_t count = boundary_values(t, &values);
    for (unsigned i = 2; i < s->count; i++) {
      const uint64_t kind = next(&g) % 8;
      in[i] = kind == 0  ? values[next(&g) % count]
              : kind < 4 ? one_argument(&g, t)
                         : bits_near(t, as_double(t, in[0]) * power(&g, -16, 1));
    }
  } else { // sums that cancel, or meet half an ulp of the product
    const double product = as_double(t, in[0]) * as_double(t, in[1]);
    const int p = (int)t->fraction_bits;
    in[2] =
        choice & 16 ? one_argument(&g, t)
        : choice & 32
            ? about(&g, t, -product)
            : bits_near(t, ldexp(product, (int)(next(&g) % (2u * (unsigned)p + 8)) - p - 4) * (choice & 64 ? 1 : -1));
  }
}

// ---- Plans

// How many bits of an argument strides go through. Of an int beside a half 18: any other one makes 0, 1, infinity or
// NaN of every half, as the greatest finite half to the power 2^-17 rounds to 1, and so does the least, and 1 +- ulp to
// 2^17 is out of range.
static unsigned varied_bits(const signature *s, unsigned argument) {
  return s->integer[argument] && s->type->index == HALF ? 18 : argument_type(s, argument)->bits;
}
unsigned all_varied_bits(const signature *s) {
  unsigned bits = 0;
  for (unsigned i = 0; i < s->count; i++)
    bits += varied_bits(s, i);
  return bits;
}

void add_points(point_plan *plan, point_set set) {
  const unsigned bits = all_varied_bits(plan->signature);
  if (set.kind == BORDERS)
    set.count = border_count(plan->signature);
  if (set.kind == STRIDE)
    set.count = ((bits < 64 ? 1ull << bits : UINT64_MAX) - 1) / set.step + 1;
  if (plan->set_count == MAX_SETS)
    abort();
  plan->sets[plan->set_count++] = set;
  plan->count += set.count;
}

void point_at(const point_plan *plan, uint64_t number, uint64_t in[MOST_ARGUMENTS]) {
  const signature *s = plan->signature;
  const point_set *set = plan->sets;
  for (; number >= set->count; set++)
    number -= set->count;
  memset(in, 0, MOST_ARGUMENTS * sizeof *in);
  switch (set->kind) {
  case LIST:
    for (unsigned i = 0; i < s->count; i++)
      in[i] = set->list[number][i];
    break;
  case BORDERS:
    border(s, number, in);
    break;
  case STRIDE:
    number *= set->step;
    for (unsigned i = 0; i < s->count; i++) {
      const unsigned bits = varied_bits(s, i), unused = 64 - bits;
      const uint64_t value = (uint64_t)((int64_t)(number << unused) >> unused); // ints of fewer bits keep their sign
      in[i] = value & all_ones(argument_type(s, i));
      number = bits < 64 ? number >> bits : 0;
    }
    break;
  case RANDOM:
    random_point(s, set->step, number, in);
    break;
  }
}
