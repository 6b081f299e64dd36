// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the doubles whose results lie near the middle between two doubles. The script `run` beside this compiles it.
//
// In units of the result's last place, the results of N consecutive doubles are nearly b + a i, where i numbers the
// doubles. Modulo 1 these are the points (i, a i) of a lattice in the plane, moved by b, and those near a middle lie in
// a flat rectangle. The lattice's reduced basis lists them at once. (V. Lefèvre, "New results on the distance between a
// segment and Z^2", 2005, solves the same problem by continued fractions; D. Stehlé, V. Lefèvre and P. Zimmermann,
// "Searching worst cases of a one-variable function using lattice reduction", 2005, reduce lattices of more dimensions
// and so take longer pieces.)
//
// The lines of thousands of pieces, a block, come from one polynomial. It interpolates MPFR's results at the zeros of a
// Chebyshev polynomial. Its error is measured at the extremes of that polynomial, where it is greatest if the
// function's next derivative is nearly constant, and counted twice. The rectangle is as high as the wanted distance,
// the line's distance from the polynomial, the polynomial's error and all roundings together, so that it has all
// points. The polynomial then tells which of them are near enough, and MPFR measures their distances.
#include "command.h"
#include "exact.h"
#include "ulp/ulp.h"
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
  DEGREE = 5,
  NODES = DEGREE + 1,
  MOST_STEPS = 1 << 12,
  ALONE = 64,
  MOST_OF_INTERVAL = 64,
  PRECISION = 256,
  OUTPUT_ERROR = 3
};

static const char usage[] =
    "usage: search [OPTION]… FUNCTION [FROM TO]\n"
    "\n"
    "Prints the doubles whose results lie within 2^-D of the last place of the middle between two doubles, and the\n"
    "logarithms of the distances to base 2: all from FROM up to TO, which have the same sign and stand behind -- if\n"
    "they are negative; or without FROM and TO those of random intervals. FUNCTION is the name of a correctly rounded\n"
    "function without cr_. The last line tells what was searched.\n"
    "\n"
    "  --within D    default 30\n"
    "  --second Y    the second argument; without FROM and TO random ones are taken\n"
    "  --points N    stops after so many points; default 1000 without FROM and TO\n"
    "  --seed N      chooses other random intervals; default 1\n"
    "  --nearest N   prints only the nearest N points, and those that are middles\n"
    "  --progress    tells on standard error how far the search came, even if that is no terminal; --quiet: never\n"
    "  --help, --version\n"
    "\n"
    "Middles alone count, for rounding to nearest; doubles, which are hard for directed roundings, do not. Results "
    "that\n"
    "are NaN, infinite or zero are left out.\n"
    "\n"
    "exit status: 0, 2 wrong usage, 3 output cannot be written\n";

typedef unsigned __int128 fraction; // in units of 2^-128, modulo 1

// ---- The function

static struct {
  const char *name;
  const function *function;
  bool negative; // the arguments
  bool integer;  // the second argument is one
  bool two;      // arguments
} judged;
static mpfr_t in[MOST_ARGUMENTS], result, value, whole, part, nodes[NODES], terms[NODES];
static double within = 30, near;
static uint64_t points, searched, enough = UINT64_MAX; // points

static double double_of(uint64_t bits) {
  double x;
  memcpy(&x, &bits, sizeof x);
  return judged.negative ? -x : x;
}
static uint64_t bits_of(double x) {
  x = fabs(x);
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

// The result for an argument of these bits, in units of its last place, whose exponent goes to *unit. False if it is
// NaN, infinite or zero.
static bool evaluate(mpfr_ptr r, uint64_t bits, long *unit) {
  mpfr_set_d(in[0], double_of(bits), MPFR_RNDN);
  judged.function->exact(r, in);
  if (!mpfr_regular_p(r) || mpfr_get_exp(r) > 1024)
    return false;
  *unit = ulp_exponent(&types[DOUBLE], r);
  mpfr_mul_2si(r, r, -*unit, MPFR_RNDN);
  return true;
}

// ---- What is found

typedef struct {
  double x, second, distance; // the distance as a logarithm
} point;
static point *best; // the nearest ones, the nearest first
static uint64_t best_count, most_best, middles;
static bool nearest_alone; // are printed

static void print_point(const point *p) {
  printf("%a", p->x);
  if (judged.integer)
    printf(",%d", (int)p->second);
  else if (judged.two)
    printf(",%a", p->second);
  if (isinf(p->distance))
    puts(" # a middle");
  else
    printf(" # 2^%.2f\n", p->distance);
}

// Measures the distance of a result from the next middle, and takes the point if it is near enough.
static void take(uint64_t bits) {
  long unit;
  if (!evaluate(result, bits, &unit))
    return;
  mpfr_frac(part, result, MPFR_RNDN);
  mpfr_abs(part, part, MPFR_RNDN);
  mpfr_sub_d(part, part, 0.5, MPFR_RNDN);
  const double distance = mpfr_get_d(part, MPFR_RNDN);
  if (fabs(distance) > near)
    return;
  const point p = {double_of(bits), mpfr_get_d(in[1], MPFR_RNDN), log2(fabs(distance))};
  points++;
  if (distance == 0) {
    middles++;
    print_point(&p);
    return;
  }
  uint64_t place = best_count < most_best ? best_count++ : most_best;
  for (; place > 0 && best[place - 1].distance > p.distance; place--)
    if (place < most_best)
      best[place] = best[place - 1];
  if (place < most_best)
    best[place] = p;
  if (!nearest_alone)
    print_point(&p);
}

// ---- Blocks

typedef struct {
  uint64_t first, count, centre; // bits of arguments
  fraction value[NODES];         // of the result at the centres of pieces less 1/2, a polynomial of the piece's number
  fraction slope[DEGREE];        // the same of its derivative
  double term[NODES];            // of the polynomial in the argument's number, from the second power on
  int steps, length;             // pieces have 2^length arguments, and numbers from -steps to steps
  double middle, height;         // the rectangle: half its height, and how far it is moved
  double error;                  // of the polynomial
} block;

// x modulo 1
static fraction fraction_of(mpfr_srcptr x) {
  mpfr_floor(whole, x);
  mpfr_sub(part, x, whole, MPFR_RNDN);
  fraction result = 0;
  for (int word = 0; word < 2; word++) {
    mpfr_mul_2ui(part, part, 64, MPFR_RNDN);
    mpfr_floor(whole, part);
    mpfr_sub(part, part, whole, MPFR_RNDN);
    result = result << 64 | mpfr_get_uj(whole, MPFR_RNDZ);
  }
  return result;
}

static fraction polynomial_at(const fraction *c, int degree, int64_t t) {
  fraction r = c[degree];
  while (degree--)
    r = r * (fraction)(__int128)t + c[degree];
  return r;
}

// The argument at cos(angle), as counted from the centre of a block, whose ends are at -1 and 1
static int64_t node(const block *b, double angle) {
  const int64_t offset = llrint(cos(angle) * (double)(b->count / 2)),
                last = (int64_t)(b->first + b->count - 1 - b->centre);
  return offset < last ? offset : last;
}

enum { FITS, ROUGH, WITHOUT_RESULTS };

// Leaves the coefficients to `terms` and the error to the block.
static int interpolate(block *b) {
  int64_t offset[NODES];
  long unit[2 * NODES + 1];
  int irregular = 0;
  for (int k = 0; k < NODES; k++) {
    offset[k] = node(b, M_PI * (2 * k + 1) / (2 * NODES));
    irregular += !evaluate(nodes[k], b->centre + (uint64_t)offset[k], &unit[k]);
  }
  if (irregular)
    return irregular == NODES ? WITHOUT_RESULTS : ROUGH;
  for (int j = 1; j < NODES; j++) // divided differences
    for (int k = DEGREE; k >= j; k--) {
      mpfr_sub(nodes[k], nodes[k], nodes[k - 1], MPFR_RNDN);
      mpfr_div_si(nodes[k], nodes[k], offset[k] - offset[k - j], MPFR_RNDN);
    }
  for (int j = 0; j < NODES; j++)
    mpfr_set_zero(terms[j], 1);
  for (int k = DEGREE; k >= 0; k--) { // Newton's form, multiplied out
    for (int j = DEGREE; j >= 0; j--) {
      mpfr_mul_si(terms[j], terms[j], -offset[k], MPFR_RNDN);
      mpfr_add(terms[j], terms[j], j ? terms[j - 1] : nodes[k], MPFR_RNDN);
    }
  }
  double greatest = 0;
  for (int k = 0; k <= NODES; k++) {
    const int64_t at = node(b, M_PI * k / NODES);
    if (!evaluate(value, b->centre + (uint64_t)at, &unit[NODES + k]))
      return ROUGH;
    mpfr_set(part, terms[DEGREE], MPFR_RNDN);
    for (int j = DEGREE - 1; j >= 0; j--) {
      mpfr_mul_si(part, part, at, MPFR_RNDN);
      mpfr_add(part, part, terms[j], MPFR_RNDN);
    }
    mpfr_sub(part, part, value, MPFR_RNDN);
    greatest = fmax(greatest, fabs(mpfr_get_d(part, MPFR_RNDN)));
  }
  for (int k = 1; k < 2 * NODES + 1; k++)
    if (unit[k] != unit[0])
      return ROUGH;
  b->error = 2 * greatest;
  return b->error <= near / 16 ? FITS : ROUGH;
}

// Half the greatest second derivative up to so far from the centre, as the powers from `from` on have it
static double curvature(const block *b, int from, double distance) {
  double sum = 0;
  for (int j = from; j <= DEGREE; j++)
    sum += j * (j - 1) / 2 * fabs(b->term[j]) * pow(distance, j - 2);
  return sum;
}

// Makes a block of at most `count` arguments.
static int make_block(block *b, uint64_t first, uint64_t count) {
  for (;;) {
    *b = (block){.first = first, .count = count, .centre = first + count / 2};
    const int state = interpolate(b);
    if (state != FITS)
      return state;
    for (int j = 2; j <= DEGREE; j++)
      b->term[j] = mpfr_get_d(terms[j], MPFR_RNDN);
    // In the rectangle's part that the curvature makes, half a point is expected.
    const double bend = curvature(b, 2, (double)count / 2);
    b->length = bend > 0x1p-90 ? (int)floor(log2(2 / bend) / 3) : 31;
    b->length = b->length < 1 ? 1 : b->length > 31 ? 31 : b->length;
    const uint64_t pieces = ((count >> b->length) + 1) / 2 + 1;
    if (pieces <= MOST_STEPS) {
      b->steps = (int)pieces;
      break;
    }
    count = (uint64_t)(MOST_STEPS - 1) << (b->length + 1);
  }
  const double radius = ldexp(1, b->length - 1), end = (2 * b->steps + 1) * radius;
  for (int j = 0; j < NODES; j++) {
    mpfr_mul_2si(terms[j], terms[j], b->length * j, MPFR_RNDN);
    b->value[j] = fraction_of(terms[j]);
    if (j == 0)
      continue;
    mpfr_mul_si(terms[j], terms[j], j, MPFR_RNDN);
    mpfr_mul_2si(terms[j], terms[j], -b->length, MPFR_RNDN);
    b->slope[j - 1] = fraction_of(terms[j]);
  }
  b->value[0] -= (fraction)1 << 127;
  b->error += 0x1p-128 * (NODES * pow(b->steps, DEGREE) + DEGREE * pow(b->steps, DEGREE - 1) * radius) + 0x1p-60;
  b->middle = b->term[2] * radius * radius / 2;
  b->height = near + fabs(b->middle) + curvature(b, 3, end) * radius * radius + b->error + 0x1p-61 * (radius + 1);
  return b->height < 0.25 ? FITS : ROUGH; // a higher rectangle would have points twice
}

// ---- Lattices

// Heights are in units of 2^-62.
typedef struct {
  int64_t i, y;
} vector;
typedef struct {
  vector u, v;
  int64_t slope;
} lattice;

static double product(vector a, vector b, double flatness) {
  return (double)a.i * (double)b.i + flatness * (double)a.y * (flatness * (double)b.y);
}

// Lagrange's reduction, in a plane that is stretched so that the rectangle becomes a square. Any whole multiple may be
// taken, so that roundings do no harm.
static void reduce(lattice *l, double flatness) {
  double short_one = product(l->u, l->u, flatness), long_one = product(l->v, l->v, flatness);
  for (;;) {
    if (short_one > long_one) {
      const vector other = l->u;
      const double length = short_one;
      l->u = l->v, short_one = long_one;
      l->v = other, long_one = length;
    }
    const double multiple = product(l->u, l->v, flatness) / short_one;
    if (!(fabs(multiple) > 0.6))
      return;
    const int64_t k = (int64_t)nearbyint(multiple);
    l->v.i -= k * l->u.i, l->v.y -= k * l->u.y;
    long_one = product(l->v, l->v, flatness);
  }
}

// The height of an argument above the middle by the polynomial, in a piece
static double height_in(const block *b, fraction value, fraction slope, int64_t centre, int64_t i) {
  double sum = 0;
  for (int j = DEGREE; j >= 2; j--) { // the polynomial in i, moved to the piece's centre
    double moved = 0, binomial = 1;
    double c[NODES];
    for (int k = j; k <= DEGREE; k++) {
      c[k] = binomial * b->term[k];
      binomial = binomial * (k + 1) / (k + 1 - j);
    }
    for (int k = DEGREE; k >= j; k--)
      moved = moved * (double)centre + c[k];
    sum = sum * (double)i + moved;
  }
  const __int128 line = (__int128)(value + slope * (fraction)(__int128)i);
  return (double)line * 0x1p-128 + sum * (double)i * (double)i;
}

static void search_piece(const block *b, lattice *l, int64_t step) {
  const fraction value = polynomial_at(b->value, DEGREE, step), slope = polynomial_at(b->slope, DEGREE - 1, step);
  const int64_t radius = INT64_C(1) << (b->length - 1), a = (int64_t)(uint64_t)(slope >> 64) >> 2;
  const int64_t y = ((int64_t)(uint64_t)(value >> 64) >> 2) + (int64_t)(b->middle * 0x1p62);
  const double width = (double)radius, height = b->height * 0x1p62, flatness = width / height;
  // The last piece's basis, turned. The slopes' difference is one modulo 1.
  const int64_t turn = (int64_t)((uint64_t)(a - l->slope) << 2) >> 2;
  l->slope = a;
  l->u.y += l->u.i * turn, l->v.y += l->v.i * turn;
  reduce(l, flatness);
  // The points (0, y) + j u + k v of the rectangle, |i| <= width, |height| <= height: the parallels to u first.
  const double turned = (double)l->v.i * (double)l->u.y - (double)l->v.y * (double)l->u.i; // 2^62 or -2^62
  const double middle = (double)y * (double)l->u.i / turned;
  const double reach = (width * fabs((double)l->u.y) + height * fabs((double)l->u.i)) * 0x1p-62 + 0.01;
  const double first = ceil(middle - reach), last = floor(middle + reach);
  for (double k = first; k <= last; k++) {
    const int64_t i = (int64_t)k * l->v.i, above = y + (int64_t)k * l->v.y;
    double from = -INFINITY, to = INFINITY;
    if (l->u.i) {
      const double centre = -(double)i / (double)l->u.i, side = width / fabs((double)l->u.i) + 0.01;
      from = centre - side, to = centre + side;
    }
    if (l->u.y) {
      const double centre = -(double)above / (double)l->u.y, side = height / fabs((double)l->u.y) + 0.01;
      from = fmax(from, centre - side), to = fmin(to, centre + side);
    }
    for (double j = ceil(from); j <= to && points < enough; j++) {
      const int64_t at = i + (int64_t)j * l->u.i;
      const uint64_t bits = b->centre + (uint64_t)(step * 2 * radius + at);
      if (at >= -radius && at < radius && bits - b->first < b->count &&
          fabs(height_in(b, value, slope, step * 2 * radius, at)) <= near + b->error)
        take(bits);
    }
  }
}

static void search_block(const block *b) {
  lattice l = {{1, 0}, {0, INT64_C(1) << 62}, 0};
  for (int64_t step = -b->steps; step <= b->steps && points < enough; step++)
    search_piece(b, &l, step);
}

// Searches arguments of one binade from `first` on, `count` or fewer, and returns how many.
static uint64_t search(uint64_t first, uint64_t count) {
  static block b;
  const uint64_t border = ((first >> 52) + 1) << 52;
  count = count < border - first ? count : border - first;
  int state = ROUGH;
  while (count > ALONE && (state = make_block(&b, first, count)) == ROUGH)
    count = count / 4 > ALONE ? count / 4 : ALONE;
  if (state == FITS)
    search_block(&b), count = b.count;
  else if (state == ROUGH)
    for (uint64_t i = 0; i < count; i++)
      take(first + i);
  searched += count;
  return count;
}

// ---- Where to search

// Arguments are drawn from these intervals by their bits, so that each binade has the same share. Beyond them a
// function is simple, or it is steep, so that pieces are short.
static const struct {
  const char *name;
  double low, high;
  bool both; // signs; other functions are odd or even, or have no results for negative arguments
} domains[] = {
    {"acos", 0x1p-54, 1, true},
    {"acosh", 1, 0x1p40, false},
    {"acospi", 0x1p-54, 1, true},
    {"asin", 0x1p-27, 1, false},
    {"asinh", 0x1p-27, 0x1p40, false},
    {"asinpi", 0x1p-54, 1, false},
    {"atan", 0x1p-27, 0x1p54, false},
    {"atanh", 0x1p-27, 1, false},
    {"atanpi", 0x1p-54, 0x1p54, false},
    {"cbrt", 1, 8, false},
    {"cos", 0x1p-27, 0x1p8, false},
    {"cosh", 0x1p-27, 711, false},
    {"cospi", 0x1p-30, 1, false},
    {"erf", 0x1p-54, 6, false},
    {"erfc", 0x1p-54, 27, true},
    {"exp", 0x1p-54, 746, true},
    {"exp10", 0x1p-54, 324, true},
    {"exp2", 0x1p-54, 1075, true},
    {"expm1", 0x1p-54, 710, true},
    {"lgamma", 0x1p-54, 0x1p12, true},
    {"log", 0x1p-1022, 0x1p1023, false},
    {"log10", 0x1p-1022, 0x1p1023, false},
    {"log1p", 0x1p-54, 0x1p40, true},
    {"log2", 0x1p-1022, 0x1p1023, false},
    {"rsqrt", 1, 4, false},
    {"sin", 0x1p-27, 0x1p8, false},
    {"sinh", 0x1p-27, 711, false},
    {"sinpi", 0x1p-54, 1, false},
    {"tan", 0x1p-27, 0x1p8, false},
    {"tanh", 0x1p-27, 20, false},
    {"tanpi", 0x1p-54, 1, false},
    {"tgamma", 0x1p-54, 171.7, true},
};
enum { DOMAINS = sizeof domains / sizeof *domains };

static uint64_t state_of_generator;
static uint64_t draw(void) { return mix_bits(state_of_generator += 0x9e3779b97f4a7c15); }
static double uniform(double from, double to) { return from + (to - from) * (double)(draw() >> 11) * 0x1p-53; }
// A magnitude of a random binade, of random bits or, each fourth time, of four alone
static double magnitude(double from, double to) {
  const double m = exp2(uniform(from, to));
  return draw() % 4 ? m : ldexp(nearbyint(ldexp(m, 3 - ilogb(m))), ilogb(m) - 3);
}

// Draws the second argument and the first one's bits.
static uint64_t draw_pair(void) {
  double second, first;
  if (strstr(judged.name, "pow") == judged.name || !strcmp(judged.name, "rootn")) {
    if (judged.integer)
      second = nearbyint(magnitude(1, 9)), second = second < 2 ? 2 : second;
    else
      second = magnitude(-8, 9);
    second = draw() % 2 ? second : -second;
    judged.negative = judged.integer && draw() % 2 && fmod(second, 2) != 0;
    // Neither argument nor result is out of range.
    const double most = !strcmp(judged.name, "rootn") ? 1 : second;
    first = exp2(uniform(-1021, 1021) / fmax(fabs(most), 1));
  } else {
    const double ratio = !strcmp(judged.name, "hypot") ? 26 : 40;
    second = magnitude(-10, 10);
    first = second * exp2(uniform(-ratio, ratio));
    second = draw() % 2 && ratio > 26 ? -second : second;
  }
  mpfr_set_d(in[1], second, MPFR_RNDN);
  return bits_of(first) ^ draw() >> 12;
}

static bool progress; // is shown
static void show_progress(double share) {
  static double shown;
  if (!progress || now() - shown < 1)
    return;
  shown = now();
  fprintf(stderr, "\r%s: %.1f %%, %" PRIu64 " points \033[K", judged.name, 100 * share, points);
}

// Where in `domains` a function is, or their count
static size_t domain_of(const char *name) {
  size_t d = 0;
  while (d < DOMAINS && strcmp(domains[d].name, name))
    d++;
  return d;
}

static void search_range(double from, double to) {
  judged.negative = from < 0;
  const uint64_t begin = judged.negative ? bits_of(to) + 1 : bits_of(from),
                 end = judged.negative ? bits_of(from) + 1 : bits_of(to);
  uint64_t longest = UINT64_C(1) << 44;
  for (uint64_t done = 0; begin + done < end && points < enough;) {
    const uint64_t left = end - begin - done, part_done = search(begin + done, left < longest ? left : longest);
    done += part_done;
    longest = 2 * part_done;
    show_progress((double)done / (double)(end - begin));
  }
}

// Searches random intervals of 2^(D + 4) doubles, in each of which 32 points are expected.
static void search_at_random(uint64_t most_points) {
  const size_t d = domain_of(judged.name);
  while (points < most_points) {
    uint64_t first;
    if (judged.two) {
      first = draw_pair();
    } else {
      const uint64_t low = bits_of(domains[d].low), high = bits_of(domains[d].high);
      judged.negative = domains[d].both && draw() % 2;
      first = low + draw() % (high - low);
    }
    enough = points + MOST_OF_INTERVAL < most_points ? points + MOST_OF_INTERVAL : most_points;
    search(first, UINT64_C(1) << ((int)within + 4 < 52 ? (int)within + 4 : 52));
    show_progress((double)points / (double)most_points);
  }
}

// ---- The command line

static double read_double(const char *name, const char *text) {
  char *end;
  const double x = strtod(text, &end);
  if (end == text || *end || !isfinite(x))
    fail(USAGE_ERROR, "%s: \"%s\" is no finite double", name, text);
  return x;
}
static void read_within(const char *text) { within = read_real_within("--within", text, 1, 52); }
static bool has_second;
static double given_second;
static void read_second(const char *text) { given_second = read_double("--second", text), has_second = true; }

int main(int count, char **words) {
  start_program(usage, OUTPUT_ERROR);
  uint64_t seed = 1, most_points = 0;
  unsigned nearest_count = 0;
  bool quiet = false;
  const named_option known[] = {{"within", .read = read_within},
                                {"second", .read = read_second},
                                {"points", .number = &most_points},
                                {"seed", .number = &seed},
                                {"nearest", 1, 1000000, .count = &nearest_count},
                                {"progress", .flag = &progress},
                                {"quiet", .flag = &quiet},
                                {0}};
  while (take_option(count, words, "", known) != -1)
    ;
  if (count - optind != 1 && count - optind != 3)
    fail(USAGE_ERROR, "a function is needed, or a function, FROM and TO; --help tells more");
  judged.name = words[optind];
  judged.function = find_function(judged.name);
  static const char *const of_two[] = {"atan2", "atan2pi", "hypot", "pow", "powr", "pown", "rootn"};
  for (size_t i = 0; i < sizeof of_two / sizeof *of_two; i++)
    judged.two |= !strcmp(judged.name, of_two[i]);
  if (!judged.two && domain_of(judged.name) == DOMAINS)
    fail(USAGE_ERROR, "there is no function '%s'", judged.name);
  judged.integer = !strcmp(judged.name, "pown") || !strcmp(judged.name, "rootn");
  if (has_second &&
      (!judged.two || (judged.integer && (given_second != rint(given_second) || fabs(given_second) > 1e9))))
    fail(USAGE_ERROR, judged.two ? "--second: %s takes an int" : "--second: %s takes one argument", judged.name);
  near = exp2(-within);
  nearest_alone = nearest_count;
  most_best = nearest_alone ? nearest_count : 1;
  best = malloc((most_best + 1) * sizeof *best);
  if (!best)
    fail(OUTPUT_ERROR, "no memory");
  for (unsigned i = 0; i < MOST_ARGUMENTS; i++)
    mpfr_init2(in[i], 64), mpfr_set_zero(in[i], 1);
  mpfr_init2(result, 53 + 128);
  mpfr_inits2(PRECISION, value, whole, part, NULL);
  for (int i = 0; i < NODES; i++)
    mpfr_inits2(PRECISION, nodes[i], terms[i], NULL);
  mpfr_set_d(in[1], given_second, MPFR_RNDN);
  progress = !quiet && (progress || isatty(2));
  if (count - optind == 3) {
    const double from = read_double("FROM", words[optind + 1]), to = read_double("TO", words[optind + 2]);
    if (!(from < to) || (from < 0 && to > 0))
      fail(USAGE_ERROR, "FROM must be less than TO and have its sign");
    if (judged.two && !has_second)
      fail(USAGE_ERROR, "%s takes two arguments: --second is needed", judged.name);
    enough = most_points ? most_points : UINT64_MAX;
    search_range(from, to);
  } else if (has_second) {
    fail(USAGE_ERROR, "--second: FROM and TO are needed, too");
  } else {
    state_of_generator = mix_bits(seed);
    search_at_random(most_points ? most_points : 1000);
  }
  if (progress)
    fputs("\r\033[K", stderr);
  for (uint64_t i = 0; nearest_alone && i < best_count; i++)
    print_point(&best[i]);
  printf("# %s: %" PRIu64 " points within 2^-%g, 2^%.2f doubles searched", judged.name, points, within,
         log2((double)searched));
  if (best_count)
    printf(", the nearest %a at 2^%.2f", best[0].x, best[0].distance);
  if (middles)
    printf(", %" PRIu64 " are middles", middles);
  puts("");
  return 0;
}
