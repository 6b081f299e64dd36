// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "values.h"
#include "command.h"
#include <errno.h>
#include <fenv.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *name;
  char kind;
  size_t size;
} scalars[] = {{"char", 'i', 1}, {"uchar", 'u', 1}, {"short", 'i', 2}, {"ushort", 'u', 2},
               {"int", 'i', 4},  {"uint", 'u', 4},  {"long", 'i', 8},  {"ulong", 'u', 8},
               {"half", 'f', 2}, {"float", 'f', 4}, {"double", 'f', 8}};

bool type_named(const char *name, size_t length, cl_type *t) {
  for (unsigned i = 0; i < sizeof scalars / sizeof *scalars; i++) {
    const size_t stem = strlen(scalars[i].name);
    if (length < stem || strncmp(name, scalars[i].name, stem))
      continue;
    static const unsigned widths[] = {2, 3, 4, 8, 16};
    unsigned width = length == stem;
    for (unsigned w = 0; w < 5 && !width; w++) {
      char digits[4];
      const size_t count = sprintf(digits, "%u", widths[w]);
      if (length - stem == count && !strncmp(name + stem, digits, count))
        width = widths[w];
    }
    if (!width)
      continue;
    *t =
        (cl_type){scalars[i].name, scalars[i].kind, scalars[i].size, width, scalars[i].size * (width == 3 ? 4 : width)};
    return true;
  }
  return false;
}

const char *type_name(const cl_type *t, char *buffer) {
  sprintf(buffer, t->width > 1 ? "%s%u" : "%s", t->scalar, t->width);
  return buffer;
}

// The half nearest to x, ties to even. The double may stand for an inexact value, rounded to odd.
static uint16_t half_from_double(double x) {
  uint64_t bits;
  memcpy(&bits, &x, 8);
  const uint16_t sign = bits >> 48 & 0x8000;
  const double magnitude = fabs(x);
  if (isnan(x))
    return sign | 0x7e00;
  if (magnitude >= 65520) // halfway to the next power of two
    return sign | 0x7c00;
  int exponent;
  frexp(magnitude, &exponent);
  // The unit in the last place; below 2^-14 that of the subnormals. Scaled by it, x rounds to an integer
  // exactly.
  const int unit = (exponent < -13 ? -13 : exponent) - 11;
  const unsigned m = (unsigned)nearbyint(ldexp(magnitude, -unit));
  // A carry into the next binade comes out right.
  return sign | (m < 1024 ? m : m + ((unit + 24) << 10));
}

static double half_to_double(uint16_t h) {
  const unsigned exponent = h >> 10 & 31, m = h & 1023;
  const double magnitude = exponent == 31 ? (m ? NAN : INFINITY)
                           : exponent     ? ldexp(1024 + m, (int)exponent - 25)
                                          : ldexp(m, -24);
  return h & 0x8000 ? -magnitude : magnitude;
}

// Reads a double rounded to odd: exact if it can be, else the neighbour whose last bit is set. Rounded again
// to fewer bits it gives what the number itself would.
static double read_to_odd(const char *text, char **end) {
  const int mode = fegetround();
  fesetround(FE_DOWNWARD);
  const double below = strtod(text, end);
  fesetround(FE_UPWARD);
  const double above = strtod(text, end);
  fesetround(mode);
  if (below == above || isnan(below))
    return below;
  uint64_t bits;
  memcpy(&bits, &below, 8);
  return bits & 1 ? below : above;
}

static bool read_bits(const char **text, const cl_type *t, void *to, char *why) {
  char *end;
  errno = 0;
  const uint64_t bits = strtoull(*text + 1, &end, 16);
  if (end == *text + 1 || errno || (t->scalar_size < 8 && bits >> 8 * t->scalar_size)) {
    snprintf(why, 128, "\"%.40s\": # must be followed by the bits of a %s in hexadecimal", *text, t->scalar);
    return false;
  }
  memcpy(to, &bits, t->scalar_size); // this processor and its devices are little-endian
  *text = end;
  return true;
}

static bool read_integer(const char **text, const cl_type *t, void *to, char *why) {
  char *end;
  errno = 0;
  const bool negative = **text == '-';
  const uint64_t magnitude = strtoull(*text + negative, &end, 0);
  if (end == *text + negative || (**text == '-' && (*text)[1] == '-')) {
    snprintf(why, 128, "\"%.40s\" is no %s", *text, t->scalar);
    return false;
  }
  const unsigned bits = 8 * t->scalar_size;
  const uint64_t limit =
      t->kind == 'u' ? (negative ? 0 : UINT64_MAX >> (64 - bits)) : (UINT64_C(1) << (bits - 1)) - !negative;
  if (errno || magnitude > limit) {
    snprintf(why, 128, "%.*s does not fit in %s", (int)(end - *text < 60 ? end - *text : 60), *text, t->scalar);
    return false;
  }
  const uint64_t value = negative ? -magnitude : magnitude;
  memcpy(to, &value, t->scalar_size);
  *text = end;
  return true;
}

bool read_scalar(const char **text, const cl_type *t, void *to, char *why) {
  if (**text == '#')
    return read_bits(text, t, to, why);
  if (t->kind != 'f')
    return read_integer(text, t, to, why);
  char *end;
  bool infinite;
  if (t->scalar_size == 8) {
    const double x = strtod(*text, &end);
    memcpy(to, &x, 8);
    infinite = isinf(x);
  } else if (t->scalar_size == 4) {
    const float x = strtof(*text, &end);
    memcpy(to, &x, 4);
    infinite = isinf(x);
  } else {
    const uint16_t h = half_from_double(read_to_odd(*text, &end));
    memcpy(to, &h, 2);
    infinite = (h & 0x7fff) == 0x7c00;
  }
  if (end == *text) {
    snprintf(why, 128, "\"%.40s\" is no %s", *text, t->scalar);
    return false;
  }
  if (infinite && (*text)[strcspn(*text, "iI0123456789")] != 'i' && (*text)[strcspn(*text, "iI0123456789")] != 'I') {
    snprintf(why, 128, "%.*s does not fit in %s; infinity is written inf", (int)(end - *text < 60 ? end - *text : 60),
             *text, t->scalar);
    return false;
  }
  if (*end == 'f') // as in the language
    end++;
  *text = end;
  return true;
}

size_t count_values(const char *text, const cl_type *t, unsigned number) {
  if (!*text)
    return 0;
  size_t scalars = 1;
  for (; *text; text++)
    scalars += *text == ',';
  char name[16];
  if (scalars % t->width)
    fail(USAGE_ERROR, "argument %u: %zu numbers make no whole number of %s", number, scalars, type_name(t, name));
  return scalars / t->width;
}

void read_values(const char *text, const cl_type *t, char *to, size_t count, unsigned number) {
  char why[128];
  for (size_t i = 0; i < count; i++) {
    for (unsigned e = 0; e < t->width; e++) {
      if (!read_scalar(&text, t, to + i * t->size + e * t->scalar_size, why))
        fail(USAGE_ERROR, "argument %u: %s", number, why);
      const bool last = i + 1 == count && e + 1 == t->width;
      if (*text != (last ? '\0' : ','))
        fail(USAGE_ERROR, "argument %u: \"%.40s\" where %s should follow", number, text,
             last ? "nothing" : "a comma and a number");
      text += !last;
    }
  }
}

static void print_float(FILE *file, const cl_type *t, const void *from) {
  double x;
  if (t->scalar_size == 8)
    memcpy(&x, from, 8);
  else if (t->scalar_size == 4)
    x = *(const float *)from;
  else
    x = half_to_double(*(const uint16_t *)from);
  char text[40];
  if (fabs(x) < 1e15 && x == floor(x)) {
    fprintf(file, "%.0f", x);
    return;
  }
  for (int digits = 1; digits <= 17; digits++) {
    snprintf(text, sizeof text, "%.*g", digits, x);
    const double back = strtod(text, NULL);
    if (isnan(x) || (t->scalar_size == 8   ? back == x
                     : t->scalar_size == 4 ? strtof(text, NULL) == (float)x
                                           : half_from_double(back) == *(const uint16_t *)from))
      break;
  }
  fputs(isnan(x) ? "nan" : text, file);
}

void print_value(FILE *file, const cl_type *t, const void *from, bool hex) {
  for (unsigned i = 0; i < t->width; i++) {
    const char *at = (const char *)from + i * t->scalar_size;
    if (i)
      fputc(',', file);
    uint64_t bits = 0;
    memcpy(&bits, at, t->scalar_size);
    const unsigned unused = 64 - 8 * t->scalar_size;
    if (hex)
      fprintf(file, "#%0*llx", (int)(2 * t->scalar_size), (unsigned long long)bits);
    else if (t->kind == 'f')
      print_float(file, t, at);
    else if (t->kind == 'u')
      fprintf(file, "%llu", (unsigned long long)bits);
    else
      fprintf(file, "%lld", (long long)(bits << unused) >> unused);
  }
}
