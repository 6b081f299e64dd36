// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fuzzes the loading of compiled programs. The input is a letter for the device (c: cuda with PTX, otherwise opencl
// with SPIR-V), then the file.
#include "device.h"
#include "fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *adapt_ptx(const char *ptx, int driver); // from the cuda driver, which calls it only if there is a device

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static device *devices[2];
  if (!devices[0]) {
    setenv("ONECLC_COMPILE_ONLY", "1", 1);
    devices[0] = device_open("cuda");
    devices[1] = device_open("opencl");
    promise(devices[0] && devices[1]);
  }
  if (!size)
    return 0;
  program *p = device_load(devices[*data != 'c'], make_file(data + 1, size - 1));
  const kernel_signature *k;
  for (unsigned i = 0; p && (k = program_kernel(p, i)); i++) {
    promise(strlen(k->name) < 100000);
    for (unsigned n = 0; n < k->count; n++)
      promise(memchr(k->parameters[n].type, 0, sizeof k->parameters[n].type));
  }
  if (p && *data == 'c') {
    char *ptx = strndup((const char *)data + 1, size - 1);
    free(adapt_ptx(ptx, 12040));
    free(ptx);
  }
  program_close(p);
  return 0;
}
