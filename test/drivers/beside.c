// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DEVICES: cpu
//
// Two devices of one program, which pass vectors in different ways: each compiles for its own way, whichever was opened
// last.
#include "harness.h"

static const char source[] = "kernel void twice(global float8 *a) { *a = ldexp(*a, 1); }\n";

int main(int argc, char **argv) {
  harness_start(argc, argv, "two devices side by side");
  const char *const other = strncmp(test.device_name, "cpu:sse2", 8) ? "cpu:sse2" : "cpu:v3";
  device *const beside = device_open(other);
  if (!beside)
    harness_unsupported("this processor has one way alone");
  device *const devices[] = {test.device, beside};
  for (unsigned i = 0; i < 2; i++) {
    _Alignas(32) float data[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    program *p = device_build(devices[i], source, "-cl-std=CL3.0");
    if (check(p, "%s: the kernel does not build", device_description(devices[i])) && RUN(p, "twice", 1, 1, OUT(data)))
      for (unsigned j = 0; j < 8; j++)
        check(data[j] == 2 * (float)(j + 1), "%s: element %u is %g", device_description(devices[i]), j, data[j]);
    program_close(p);
  }
  device_close(beside);
  return harness_finish();
}
