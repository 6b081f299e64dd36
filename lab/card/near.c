// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Judges the points that card.cu left to MPFR.
//
//   near FUNCTION <FUNCTION.near
#include "ulp/ulp.h"
#include <stdio.h>

int main(int count, char **words) {
  const function *f = count == 2 ? find_function(words[1]) : NULL;
  if (!f)
    return fprintf(stderr, "usage: near FUNCTION <FUNCTION.near\n"), 2;
  const bool integer = !strcmp(words[1], "pown") || !strcmp(words[1], "rootn");
  const bool two = integer || !strcmp(words[1], "pow") || !strcmp(words[1], "powr") || !strcmp(words[1], "hypot") ||
                   !strncmp(words[1], "atan2", 5);
  const signature s = {&types[FLOAT], f, two ? 2 : 1, {false, integer}};
  uint32_t point[3];
  unsigned long points = 0, wrong = 0;
  judge_start();
  for (; fread(point, sizeof point, 1, stdin) == 1; points++) {
    const uint64_t in[MOST_ARGUMENTS] = {point[0], point[1]};
    if (exact_result(&s, in) != point[2] && !wrong++)
      printf("%s(#%08x, #%08x) is #%08x, not #%08x\n", words[1], point[0], point[1], (unsigned)exact_result(&s, in),
             point[2]);
  }
  judge_end();
  printf("%s\t%lu points judged by MPFR, %lu wrong\n", words[1], points, wrong);
  return wrong != 0;
}
