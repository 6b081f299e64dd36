// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// run_groups GROUPS LOW HIGH LOW2 HIGH2: calls a work-group function of PoCL's, or a loop that is written like one, so
// many times. It has 256 items, whose first arguments lie evenly from LOW to HIGH and whose second ones from LOW2 to
// HIGH2. Two numbers of groups differ by what the groups take alone.
#include <stdlib.h>

enum { GROUP = 256 };
void WORKGROUP(void **arguments, void *context, unsigned long x, unsigned long y, unsigned long z);

int main(int count, char **words) {
  static TYPE x[GROUP], y[GROUP], z[GROUP], r[GROUP], p[GROUP];
  static int n[GROUP], q[GROUP];
  static unsigned long context[64] = {1, 1, 1, 0, 0, 0, GROUP, 1, 1}; // groups, offsets, sizes
  double range[4];
  if (count != 6)
    return 2;
  const int groups = atoi(words[1]);
  for (int i = 0; i < 4; i++)
    range[i] = atof(words[2 + i]);
  for (int i = 0; i < GROUP; i++) {
    const double t = (i + 0.5) / GROUP, second = range[2] + (range[3] - range[2]) * t;
    x[i] = (TYPE)(range[0] + (range[1] - range[0]) * t);
    y[(i * 77) % GROUP] = (TYPE)second; // in another order
    n[(i * 77) % GROUP] = (int)second;
    z[i] = x[GROUP - 1 - i];
  }
  void *buffers[] = {x, y, z, n, r, p, q}, *arguments[7];
  for (int i = 0; i < 7; i++)
    arguments[i] = &buffers[i];
  for (int i = 0; i < groups; i++)
    WORKGROUP(arguments, context, 0, 0, 0);
  return 0;
}
