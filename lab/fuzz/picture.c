// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fuzzes the demo's readers of pictures.
#include "../../demo/picture.h"
#include "fuzz.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  picture p = {0};
  int stops;
  char *bytes = calloc(1, size + 1);
  if (size)
    memcpy(bytes, data, size);
  if (parse_picture("picture", bytes, size, &p, &stops))
    promise(p.width >= 1 && p.height >= 1 && p.rgba);
  free(p.rgba);
  free(bytes);
  return 0;
}
