// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints, as rows of test/math/hard.tsv, the pairs of floats whose results lie nearest to the middle between two
// floats, and how near, for the correctly rounded functions of two arguments. Nothing is sampled: every curve is
// searched as a whole.
//
//   hard_pairs CURVE…      such as atan2 atan2pi pown rootn pow, or one curve alone: atan2/-3 pown/7 pow/1.5
//
// atan2, atan2pi: a curve is a binade of results, 2^number to twice that. For each middle m of it, y / x must come near
//   c = tan(m) (tan(pi m)). A fraction p / q with |c - p / q| < 1 / (2 q^2) is a convergent of c's continued fraction
//   (Hardy and Wright, An Introduction to the Theory of Numbers, theorem 184). So, c being between 1 and 2 up to a
//   power of two, the convergents with p, q < 2^24 of c and c / 2 have all pairs that come nearer than that.
// pown, rootn: a curve is n. All x of a binade are tried, the others' powers are these times powers of two; of roots,
//   all middles m of a binade, whose powers m^n must come near a float.
// pow: a curve is y = p / q, q = 2, 4, 8. All x of q binades are tried. (powr has the same.)
//
// Arithmetic is in pairs of doubles; what is printed was measured once more by MPFR.
#include <inttypes.h>
#include <math.h>
#include <mpfr.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  double high, low;
} words;

static words quick_sum(double a, double b) { // |a| >= |b|
  double s = a + b;
  return (words){s, b - (s - a)};
}
static words sum(words a, words b) {
  double s = a.high + b.high, v = s - a.high, e = (a.high - (s - v)) + (b.high - v);
  return quick_sum(s, e + (a.low + b.low));
}
static words product(words a, words b) {
  double p = a.high * b.high;
  return quick_sum(p, fma(a.high, b.high, -p) + (a.high * b.low + a.low * b.high));
}
static words quotient(words a, words b) {
  double q = a.high / b.high, r = fma(-q, b.high, a.high) + (a.low - q * b.low);
  return quick_sum(q, r / b.high);
}
static words root(words a) {
  double s = sqrt(a.high), r = fma(-s, s, a.high) + a.low;
  return quick_sum(s, r / (2 * s));
}
static words scaled(words a, int by) { return (words){ldexp(a.high, by), ldexp(a.low, by)}; }
static words of_mpfr(mpfr_srcptr x) {
  mpfr_t rest;
  mpfr_init2(rest, 200);
  double high = mpfr_get_d(x, MPFR_RNDN);
  mpfr_sub_d(rest, x, high, MPFR_RNDN);
  words result = {high, mpfr_get_d(rest, MPFR_RNDN)};
  mpfr_clear(rest);
  return result;
}

// The nearest pair of a curve so far; `exact` counts results that are a middle.
typedef struct {
  double distance; // relative to the middle
  float x, y;      // in the order of the function's arguments
  int n;
  uint64_t exact;
} nearest;

// How far v is from the nearest number of so many bits, relative to that, whose last bit goes to *odd
static double from_number(words v, int bits, bool *odd) {
  int e;
  frexp(v.high, &e);
  words in_units = scaled(v, bits - e);
  double whole = nearbyint(in_units.high);
  *odd = (int64_t)whole & 1;
  return fabs(in_units.high - whole + in_units.low) / whole;
}
// From the middle between two floats; 1 if a float is nearer
static double from_middle(words v) {
  bool odd;
  double distance = from_number(v, 25, &odd);
  return odd ? distance : 1;
}
static double from_float(words v) {
  bool odd;
  return from_number(v, 24, &odd);
}
static void take(nearest *best, double distance, float x, float y, int n) {
  if (distance == 0)
    best->exact++;
  else if (distance < best->distance)
    *best = (nearest){distance, x, y, n, best->exact};
}

static words power_of(words x, int n) {
  words result = x;
  for (int k = 1; k < abs(n); k++)
    result = product(result, x);
  return n < 0 ? quotient((words){1, 0}, result) : result;
}

static void search_pown(int n, nearest *best) {
  for (uint32_t k = 1u << 23; k < 1u << 24; k++) {
    const double x = k * 0x1p-23;
    take(best, from_middle(power_of((words){x, 0}, n)), (float)x, 0, n);
  }
}

static void search_rootn(int n, nearest *best) {
  for (uint32_t m = (1u << 24) + 1; m < 1u << 25; m += 2) {
    words x = power_of((words){m * 0x1p-24, 0}, n);
    if (x.high < 0x1p-126) // no normal float: another binade's
      x = scaled(x, abs(n));
    take(best, from_float(x) / abs(n), (float)x.high, 0, n);
  }
}

static void search_pow(double y, nearest *best) {
  int q = 1, p;
  while (fmod(y * q, 1) != 0)
    q *= 2;
  p = (int)(y * q);
  for (int e = 0; e < q; e++)
    for (uint32_t k = 1u << 23; k < 1u << 24; k++) {
      const double x = ldexp(k, e - 23);
      words r = {x, 0};
      for (int roots = q; roots > 1; roots /= 2)
        r = root(r);
      take(best, from_middle(power_of(r, p)), (float)x, (float)y, 0);
    }
}

// sin and cos of m, or of pi m
static void exact_sine(double m, bool times_pi, words *sine, words *cosine) {
  mpfr_t a, s, c;
  mpfr_inits2(200, a, s, c, (mpfr_ptr)0);
  if (times_pi)
    mpfr_const_pi(a, MPFR_RNDN);
  else
    mpfr_set_ui(a, 1, MPFR_RNDN);
  mpfr_mul_d(a, a, m, MPFR_RNDN);
  mpfr_sin_cos(s, c, a, MPFR_RNDN);
  *sine = of_mpfr(s);
  *cosine = of_mpfr(c);
  mpfr_clears(a, s, c, (mpfr_ptr)0);
}

// Takes the convergents p / q of c, 1/2 < c < 2, whose terms have 24 bits at most. `slope` is the result's relative
// change over an absolute one of c; the tangent is 2^scale c, or that with the other sign.
static void search_fractions(words c, double slope, int scale, bool negative, nearest *best) {
  const uint64_t one = 1ull << 62;
  uint64_t a = (uint64_t)ldexp(c.high, 62) + (uint64_t)(int64_t)ldexp(c.low, 62), b = one, p = 1, last_p = 0, q = 0,
           last_q = 1;
  while (b != 0) {
    const uint64_t part = a / b, rest = a % b, next_p = part * p + last_p, next_q = part * q + last_q;
    last_p = p, last_q = q, p = next_p, q = next_q;
    if (p >= 1 << 24 || q >= 1 << 24)
      break;
    // c is cut off at 2^-62, hence |c - p / q| is within 2^-62 of rest / q.
    if (((double)rest * 0x1p-62 / (double)q - 0x1p-61) * slope < 0x1p-58) {
      const double whole = c.high * (double)q,
                   d = whole - (double)p + (fma(c.high, (double)q, -whole) + c.low * (double)q);
      const double y = ldexp((double)p, scale), x = (double)q;
      const int low = y < 1 ? -ilogb(y) : 0; // both are normal floats
      take(best, fabs(d) / (double)q * slope, (float)ldexp(y, low / 2), (float)ldexp(negative ? -x : x, low / 2), 0);
    }
    a = b, b = rest;
  }
}

static void search_atan2(int binade, bool over_pi, nearest *best) {
  enum { FINE = 1 << 12, COARSE = 1 << 11 };
  words *fine = malloc(2 * FINE * sizeof *fine), sine, cosine;
  if (!fine)
    exit(3);
  for (int k = 0; k < FINE; k++)
    exact_sine(ldexp(2 * k + 1, binade - 24), over_pi, &fine[2 * k], &fine[2 * k + 1]);
  for (int k = 0; k < COARSE; k++) {
    const double start = ldexp(COARSE + k, binade - 11);
    exact_sine(start, over_pi, &sine, &cosine);
    for (int i = 0; i < FINE; i++) {
      const double m = start + ldexp(2 * i + 1, binade - 24);
      if (m > (over_pi ? 1 : M_PI))
        break;
      const words s = sum(product(sine, fine[2 * i + 1]), product(cosine, fine[2 * i]));
      const words t = product(sine, fine[2 * i]), c = sum(product(cosine, fine[2 * i + 1]), (words){-t.high, -t.low});
      words tangent = quotient(s, c);
      const bool negative = tangent.high < 0;
      if (negative)
        tangent = (words){-tangent.high, -tangent.low};
      const int scale = ilogb(tangent.high);
      const double slope = 1 / (1 + tangent.high * tangent.high) / m / (over_pi ? M_PI : 1);
      search_fractions(scaled(tangent, -scale), ldexp(slope, scale), scale, negative, best);
      search_fractions(scaled(tangent, -scale - 1), ldexp(slope, scale + 1), scale + 1, negative, best);
    }
  }
  free(fine);
}

// The distance of the exact result from the middle next to it, relative, by MPFR
static double measured(const char *name, const nearest *found) {
  mpfr_t r, x, y;
  mpfr_inits2(400, r, x, y, (mpfr_ptr)0);
  mpfr_set_d(x, found->x, MPFR_RNDN);
  mpfr_set_d(y, found->y, MPFR_RNDN);
  if (!strncmp(name, "atan2", 5)) {
    mpfr_atan2(r, x, y, MPFR_RNDN);
    if (name[5]) {
      mpfr_const_pi(y, MPFR_RNDN);
      mpfr_div(r, r, y, MPFR_RNDN);
    }
  } else if (!strcmp(name, "pow"))
    mpfr_pow(r, x, y, MPFR_RNDN);
  else if (!strcmp(name, "pown"))
    mpfr_pow_si(r, x, found->n, MPFR_RNDN);
  else {
    mpfr_rootn_ui(r, x, (unsigned)abs(found->n), MPFR_RNDN);
    if (found->n < 0)
      mpfr_ui_div(r, 1, r, MPFR_RNDN);
  }
  mpfr_t middle;
  mpfr_init2(middle, 25);
  mpfr_set(middle, r, MPFR_RNDN);
  mpfr_sub(x, r, middle, MPFR_RNDN);
  mpfr_div(x, x, r, MPFR_RNDN);
  const double distance = fabs(mpfr_get_d(x, MPFR_RNDN));
  mpfr_clears(r, x, y, middle, (mpfr_ptr)0);
  return distance;
}

static uint32_t bits(float x) {
  uint32_t result;
  memcpy(&result, &x, sizeof result);
  return result;
}

static void search(const char *name, double curve) {
  nearest best = {1, 0, 0, 0, 0};
  if (!strcmp(name, "pow"))
    search_pow(curve, &best);
  else if (!strcmp(name, "pown"))
    search_pown((int)curve, &best);
  else if (!strcmp(name, "rootn"))
    search_rootn((int)curve, &best);
  else
    search_atan2((int)curve, name[5], &best);
  if (best.distance == 1) {
    printf("# cr_%s/%g: none\n", name, curve);
    return;
  }
  printf("# cr_%s/%g: the nearest is 2^%.2f from a middle", name, curve, log2(measured(name, &best)));
  printf(best.exact ? ", %" PRIu64 " are one\n" : "\n", best.exact);
  for (int again = 0; again < 1 + !strcmp(name, "pow"); again++)
    if (!strcmp(name, "pown") || !strcmp(name, "rootn"))
      printf("cr_%s\tfloat\t#%08x,%d\n", name, bits(best.x), best.n);
    else
      printf("cr_%s%s\tfloat\t#%08x,#%08x\n", name, again ? "r" : "", bits(best.x), bits(best.y));
  if (fflush(stdout))
    exit(3);
}

int main(int count, char **words) {
  if (count == 2 && !strcmp(words[1], "--help"))
    return puts("usage: hard_pairs CURVE…, such as atan2 atan2pi pown rootn pow, or atan2/-3 pown/7 pow/1.5"), 0;
  for (int i = 1; i < count; i++) {
    char *number = strchr(words[i], '/');
    if (number)
      *number++ = 0;
    const bool angle = !strcmp(words[i], "atan2"), over_pi = !strcmp(words[i], "atan2pi"),
               power = !strcmp(words[i], "pow");
    if (!angle && !over_pi && !power && strcmp(words[i], "pown") && strcmp(words[i], "rootn"))
      return fprintf(stderr, "hard_pairs: unknown function '%s'; hard_pairs --help\n", words[i]), 2;
    if (number) {
      search(words[i], atof(number));
    } else if (angle || over_pi) {
      for (int binade = angle ? 1 : -1; binade >= (angle ? -25 : -41); binade--)
        search(words[i], binade);
    } else if (power) {
      for (int q = 2; q <= 8; q *= 2)
        for (int p = 1; p < 16; p += 2)
          search(words[i], (double)p / q), search(words[i], -(double)p / q);
    } else
      for (int n = 1; n <= 64; n++) {
        if (n > 1)
          search(words[i], n);
        search(words[i], -n);
      }
  }
  return count < 2 ? (fputs("usage: hard_pairs CURVE…\n", stderr), 2) : 0;
}
