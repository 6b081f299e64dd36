// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the tables of natural_log_in_double.h, cr_log2.cl and cr_log10.cl (log_in_double.h): for each of 16 intervals
// of m the number r of 29 bits nearest to the reciprocal of its middle for which -log(r) is within 2^-62 of a multiple
// of 2^-42, and that multiple. The logarithms are those of x87's long double, with 64 bits. The interval about 1 has 1.
//
//   cc -O2 accurate_tables.c -o accurate_tables -lm && ./accurate_tables log
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static double from_bits(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

int main(int count, char **words) {
  const char *base = count > 1 ? words[1] : "log";
  const long double scale = !strcmp(base, "log2") ? 1 / logl(2) : !strcmp(base, "log10") ? 1 / logl(10) : 1;
  const uint64_t first = UINT64_C(0x3ff0000000000000) - (UINT64_C(19) << 47), width = UINT64_C(1) << 48;
  double reciprocals[16], logs[16];
  for (unsigned k = 0; k < 16; k++) {
    const double least = from_bits(first + k * width), most = from_bits(first + (k + 1) * width);
    reciprocals[k] = 1;
    logs[k] = 0;
    if (least < 1 && most > 1)
      continue;
    const long middle = lrint(0x1p28 * 2 / (least + most));
    long double best = 1;
    for (long n = 0; best >= 0x1p-20L && n < 4000000; n++) { // outwards from the middle
      const double r = (double)(middle + (n & 1 ? n + 1 : -n) / 2) / 0x1p28;
      const long double log = -logl(r) * scale * 0x1p42L, off = fabsl(log - rintl(log));
      if (off < best) {
        best = off;
        reciprocals[k] = r;
        logs[k] = (double)(rintl(log) * 0x1p-42L);
      }
    }
  }
  for (unsigned k = 0; k < 16; k++)
    printf("%a\n", reciprocals[k]);
  for (unsigned k = 0; k < 16; k++)
    printf("%a\n", logs[k]);
}
