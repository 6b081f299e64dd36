// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fuzzes the reader of clc-ulp's and clc-bench's tables.
#include "fuzz.h"
#include "ulp/ulp.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  set_file(data, size);
  static table t;
  t = (table){0};
  if (!setjmp(*catch_exit())) {
    t = load_table("table.tsv", COLUMNS);
    for (size_t i = 0; i < t.count; i++) {
      signature s;
      domain d;
      if (read_signature(&s, t.lines[i], &types[FLOAT]))
        promise(s.count <= MOST_ARGUMENTS);
      read_domain(&d, t.lines[i][DOMAIN]);
      (void)is_approximation(t.lines[i][NAME]);
      (void)read_precisions(t.lines[i][NAME]);
    }
  }
  release_exit();
  for (size_t i = 0; i < t.count; i++)
    free(t.lines[i]);
  free(t.lines);
  free(t.text);
  return 0;
}
