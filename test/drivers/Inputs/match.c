// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests match_device() on lists of platform and device names as real machines report them.
#include "opencl/match.h"
#include <stdio.h>

static int failures;

static void expect(const device_names *names, size_t count, const char *text, size_t expected) {
  const size_t got = match_device(names, count, text);
  if (got == expected)
    return;
  failures++;
  printf("\"%s\": device %zu of %zu, not %zu\n", text, got, count, expected);
}

int main(void) {
  static const device_names pocl = {"Portable Computing Language", "cpu-sapphirerapids-Intel(R) Xeon(R) Processor"};
  static const device_names intel = {"Intel(R) OpenCL", "Intel(R) Xeon(R) Processor"};
  static const device_names mesa = {"rusticl", "llvmpipe (LLVM 15.0.6, 256 bits)"};
  static const device_names gpus[2] = {{"NVIDIA CUDA", "NVIDIA H200"}, {"NVIDIA CUDA", "NVIDIA A2"}};
  // A platform of that name is preferred to a device of that name, wherever it is in the list.
  const device_names both[] = {mesa, pocl, intel};
  expect(both, 3, "Intel", 2);
  expect(both, 3, "intel(r) opencl", 2);
  expect(both, 3, "portable", 1);
  expect(both, 3, "rusticl", 0);
  // If no platform has the name, a device that has it is taken.
  expect(both, 3, "llvmpipe", 0);
  expect(both, 2, "Intel", 1);
  const device_names three[] = {mesa, gpus[0], gpus[1]};
  expect(three, 3, "A2", 2);
  expect(three, 3, "nvidia", 1);
  // An empty name takes the first device; a name that nothing has takes none.
  expect(both, 3, "", 0);
  expect(both, 3, "Imaginary", 3);
  expect(both, 0, "", 0);
  return failures != 0;
}
