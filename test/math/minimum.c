// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests fmin, fmax, fdim, copysign, fabs, nan, nextafter, minmag and maxmag (6.15.2).
#include "reference.h"

// The order of IEEE 754's minimumNumber, in which -0 comes before +0.
static double key(const call *c, int i) { return as_double(c->type, c->in[i]); }
static bool before(const call *c, int i, int j) {
  return key(c, i) < key(c, j) || (key(c, i) == key(c, j) && sign_of(c->type, c->in[i]) > sign_of(c->type, c->in[j]));
}
static uint64_t lesser(const call *c) {
  if (is_nan(c->type, c->in[0]) || is_nan(c->type, c->in[1]))
    return c->in[is_nan(c->type, c->in[0])];
  return c->in[before(c, 1, 0)];
}
static uint64_t greater(const call *c) {
  if (is_nan(c->type, c->in[0]) || is_nan(c->type, c->in[1]))
    return c->in[is_nan(c->type, c->in[0])];
  return c->in[before(c, 0, 1)];
}
static void fmin_reference(call *c) { c->out[0] = lesser(c); }
static void fmax_reference(call *c) { c->out[0] = greater(c); }
static void maxmag_reference(call *c) {
  double x = fabs(key(c, 0)), y = fabs(key(c, 1));
  c->out[0] = x > y ? c->in[0] : y > x ? c->in[1] : greater(c);
}
static void minmag_reference(call *c) {
  double x = fabs(key(c, 0)), y = fabs(key(c, 1));
  c->out[0] = x < y ? c->in[0] : y < x ? c->in[1] : lesser(c);
}
static void fdim_reference(call *c) { c->out[0] = key(c, 0) <= key(c, 1) ? 0 : correct2(c, mpfr_sub); }
static void copysign_reference(call *c) { c->out[0] = magnitude(c->type, c->in[0]) | sign_of(c->type, c->in[1]); }
static void fabs_reference(call *c) { c->out[0] = magnitude(c->type, c->in[0]); }
// Accepts a quiet NaN in place of a signalling one, which results where half is computed in float.
static bool quieted(const call *c, unsigned result, uint64_t got) {
  return is_nan(c->type, c->out[result]) && got == (c->out[result] | quiet_nan(c->type));
}
static void nan_reference(call *c) { c->out[0] = c->in[0] | quiet_nan(c->type); }

// The neighbour of x in the direction of y. For half, which the host's nextafter does not have, it is x plus or minus
// one ulp.
static void nextafter_reference(call *c) {
  double x = key(c, 0), y = key(c, 1);
  if (isnan(x) || isnan(y) || x == y) {
    c->out[0] = x == y ? c->in[1] : quiet_nan(c->type);
    return;
  }
  if (c->type->index == FLOAT) {
    c->out[0] = nearest_double(c->type, nextafterf((float)x, (float)y));
  } else if (c->type->index == DOUBLE) {
    c->out[0] = nearest_double(c->type, nextafter(x, y));
  } else { // infinity follows 65504, and 65504 is its neighbour
    double step = fabs(x) > 65504 ? INFINITY : ldexp(1, (ilogb(x) < -14 || x == 0 ? -14 : ilogb(x)) - 10);
    if (isinf(x))
      x = copysign(65504, x);
    else if (fabs(x) >= 0x1p-13 && frexp(fabs(x), &(int){0}) == 0.5 && (y < x) == (x > 0))
      x += (y > x ? step : -step) / 2; // below a power of two, values are half as far apart
    else
      x = x + (y > x ? step : -step) == 0 ? copysign(0, x) : x + (y > x ? step : -step);
    c->out[0] = nearest_double(c->type, fabs(x) > 65504 ? copysign(INFINITY, x) : x);
  }
}

static const builtin_test table[] = {
    {"gentype fmin(gentype x, gentype y)", FLOATS, fmin_reference},
    {"gentype fmin(gentype x, sgentype y)", FLOATS, fmin_reference, .widths = 0x1011c},
    {"gentype fmax(gentype x, gentype y)", FLOATS, fmax_reference},
    {"gentype fmax(gentype x, sgentype y)", FLOATS, fmax_reference, .widths = 0x1011c},
    {"gentype maxmag(gentype x, gentype y)", FLOATS, maxmag_reference},
    {"gentype minmag(gentype x, gentype y)", FLOATS, minmag_reference},
    {"gentype fdim(gentype x, gentype y)", FLOATS, fdim_reference},
    {"gentype copysign(gentype x, gentype y)", FLOATS, copysign_reference, .accept = quieted, .nan_bits = true},
    {"gentype fabs(gentype x)", FLOATS, fabs_reference, .accept = quieted, .nan_bits = true},
    {"gentype nan(ugentype code)", FLOATS, nan_reference, .nan_bits = true},
    {"gentype nextafter(gentype x, gentype y)", FLOATS, nextafter_reference},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "fmin, fmax, fdim, signs, nan, nextafter");
  CHECK_BUILTINS(table);
  return harness_finish();
}
