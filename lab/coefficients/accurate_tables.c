// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the tables of the correctly rounded logarithms and exponentials. Of logarithms it is for each interval of m a
// number r of 29 bits near the reciprocal of its middle, and -log(r). The interval about 1 has 1 and 0. The logarithms
// are those of x87's long double, with 64 bits, but rounded correctly by MPFR: the processors' differ in the last bit.
//
//   cc -O2 accurate_tables.c -o accurate_tables -lmpfr -lm && ./accurate_tables log 16
//
// The first word is the function: log, log2, log10 or exp2. 16 intervals are those of log_in_double.h: first all r, the
// nearest for which -log(r) is within 2^-62 of a multiple of 2^-42, then those multiples. 64 are those of
// log_by_table.h, in rows of both: the nearest r for which -log(r) is within 2^-8 of a unit in its last place of a
// double, but for the rows in `chosen`, with which no logarithm of a float is rounded to the wrong float: there it is
// the next such r but so many, or -log(r) is so many units off; and where `nearly`, 9/8 of 2^-8 is near enough. "exp2
// 32" prints the table of exp_by_table.h, whose last number is one unit off for the same purpose.
#include <inttypes.h>
#include <math.h>
#include <mpfr.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *base;
  unsigned row;
  int further, units;
  bool nearly;
} chosen[] = {{"log", 5, 0, 1, false},   {"log", 6, 5, 0, false},     {"log", 12, 0, 0, true},
              {"log", 13, 0, 0, true},   {"log", 17, 0, -292, false}, {"log", 20, 0, -106, false},
              {"log", 62, 1, 0, false},  {"log10", 36, 3, 0, false},  {"log10", 43, 1, 0, false},
              {"log10", 47, 1, 0, false}};

static double from_bits(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

// The n-th number of 29 bits from the reciprocal of an interval's middle outwards
static double near_reciprocal(double least, double most, long n) {
  const long middle = lrint(0x1p28 * 2 / (least + most));
  return (double)(middle + (n & 1 ? n + 1 : -n) / 2) / 0x1p28;
}

static long double rounded_log(double r) {
  mpfr_t log;
  mpfr_init2(log, 64);
  mpfr_set_d(log, r, MPFR_RNDN);
  mpfr_log(log, log, MPFR_RNDN);
  const long double result = mpfr_get_ld(log, MPFR_RNDN);
  mpfr_clear(log);
  return result;
}

// The bits of 2^(k/32), less k 2^47
static void print_powers(void) {
  for (unsigned k = 0; k < 32; k++) {
    const double power = (double)exp2l(k / 32.0L);
    uint64_t bits;
    memcpy(&bits, &power, sizeof bits);
    printf("0x%" PRIx64 "\n", bits - ((uint64_t)k << 47) + (k == 31));
  }
}

int main(int count, char **words) {
  const char *base = count > 1 ? words[1] : "log";
  if (!strcmp(base, "exp2")) {
    print_powers();
    return 0;
  }
  const unsigned intervals = count > 2 ? (unsigned)atoi(words[2]) : 16;
  const long double scale = !strcmp(base, "log2")    ? 1 / rounded_log(2)
                            : !strcmp(base, "log10") ? 1 / rounded_log(10)
                                                     : 1;
  const bool rows = intervals == 64;
  const uint64_t first = UINT64_C(0x3ff0000000000000) - (rows ? UINT64_C(75) << 45 : UINT64_C(19) << 47),
                 width = UINT64_C(1) << (rows ? 46 : 48);
  double reciprocals[64], logs[64];
  for (unsigned k = 0; k < intervals; k++) {
    const double least = from_bits(first + k * width), most = from_bits(first + (k + 1) * width);
    reciprocals[k] = 1;
    logs[k] = 0;
    if (least < 1 && most > 1)
      continue;
    int further = 0, units = 0;
    long double bound = 0x1p-8L;
    for (unsigned i = 0; rows && i < sizeof chosen / sizeof *chosen; i++)
      if (!strcmp(base, chosen[i].base) && k == chosen[i].row) {
        further = chosen[i].further;
        units = chosen[i].units;
        bound *= chosen[i].nearly ? 1.125L : 1;
      }
    for (long n = 0; n < 4000000; n++) {
      const double r = near_reciprocal(least, most, n);
      const long double log = -rounded_log(r) * scale;
      const double unit = rows ? nextafter(fabs((double)log), 2) - fabs((double)log) : 0x1p-42;
      const long double off = log / unit - rintl(log / unit);
      if ((rows ? fabsl(off) <= bound : fabsl(off) < 0x1p-20L) && further-- == 0) {
        reciprocals[k] = r;
        logs[k] = (double)(rintl(log / unit) * unit) + copysign(1, (double)log) * units * unit;
        break;
      }
    }
  }
  for (unsigned k = 0; k < intervals; k++) {
    printf("%a\n", reciprocals[k]);
    if (rows)
      printf("%a\n", logs[k]);
  }
  for (unsigned k = 0; !rows && k < intervals; k++)
    printf("%a\n", logs[k]);
}
