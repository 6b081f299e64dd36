// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the harness's files have in common.
#ifndef ONECLC_HARNESS_PARTS_H
#define ONECLC_HARNESS_PARTS_H
#include "harness.h"
#include <stdio.h>

// ---- program.c

extern uint64_t checks, failures;
void restart_random(void); // from test.seed again

// ---- prototype.c

typedef struct {
  const element *type;
  bool vector, pointer, relation;
} formal;

typedef struct {
  char name[64];
  formal result, arguments[MAX_ARGUMENTS + MAX_RESULTS];
  unsigned count, inputs, outputs; // number of parameters; of parameters by value; of results, by pointers too
} prototype;

prototype read_prototype(const char *text, const element *gentype, unsigned width);
const formal *nth(const prototype *, bool pointer, unsigned); // of the parameters by value, or of the pointers
const formal *result_parameter(const prototype *, unsigned);  // 0: the result, then the pointers
const char *vector_name(const formal *, unsigned width);      // good until three more have been asked for

// ---- kernel.c

// PRIVATE is the first, because builtins without pointers are tested with that one only.
enum { PRIVATE, LOCAL, GLOBAL, GENERIC };
enum { GROUP = 64 }; // work-items of a group
extern const char *const spaces[];

void kernel_name(char *name, const element *, unsigned width, unsigned space);
void write_declaration(FILE *, const prototype *, unsigned width, unsigned space);
void write_kernel(FILE *, const prototype *, const element *, unsigned width, unsigned space);

// ---- compare.c

typedef struct {
  size_t count; // of elements
  bool exhaustive;
  uint64_t total; // number of combinations of arguments if exhaustive, else of elements to try
  uint64_t *in[MAX_ARGUMENTS], *expected[MAX_RESULTS];
  uint64_t *accepted[MAX_RESULTS]; // the last results that were right; those of other widths are mostly the same
  void *packed_in[MAX_ARGUMENTS], *packed_out[MAX_RESULTS], *targets[MAX_RESULTS];
} data;

// The call that element i is a lane of at this width.
call call_of(const prototype *, const element *, const data *, unsigned width, size_t i, uint64_t (*lanes)[16]);
void compare(const builtin_test *, const prototype *, const element *, data *, unsigned width, unsigned space);
void print_known_differences(void);
#endif
