// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints random points of clc-ulp for functions of each precision: of one argument, of two, of three, and of one beside
// an int (points.test).
#include "ulp/ulp.h"
#include <stdio.h>

enum { COUNT = 2000 };

static void print_points(const char *name, const element *type, unsigned count, bool integer) {
  const function f = {.name = name};
  const signature s = {type, &f, count, {[1] = integer}};
  point_plan plan = {.signature = &s};
  add_points(&plan, (point_set){RANDOM, COUNT, 1, NULL});
  for (uint64_t n = 0; n < plan.count; n++) {
    uint64_t in[MOST_ARGUMENTS];
    point_at(&plan, n, in);
    for (unsigned i = 0; i < count; i++)
      printf(" %llx", (unsigned long long)in[i]);
    putchar('\n');
  }
}

int main(void) {
  for (int t = HALF; t <= DOUBLE; t++) {
    print_points("sin", &types[t], 1, false);
    print_points("pow", &types[t], 2, false);
    print_points("fma", &types[t], 3, false);
    print_points("pown", &types[t], 2, true);
  }
}
