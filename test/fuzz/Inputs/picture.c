// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fuzzes the demo's reader of pictures in PFM.
#include "fuzz.h"
#include "../../../demo/picture.h"
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  picture p = {0};
  int stops;
  if (read_pfm(make_file(data, size), &p, &stops))
    promise(p.width >= 1 && p.height >= 1 && p.rgba);
  free(p.rgba);
  return 0;
}
