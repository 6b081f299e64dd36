// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel's arguments as the command line gives them, and what it prints and writes of them after the run.
#ifndef ONECLC_RUN_ARGUMENTS_H
#define ONECLC_RUN_ARGUMENTS_H
#include "device.h"
#include "guarded.h"
#include "values.h"
#include <stdio.h>

typedef struct {
  argument value;
  cl_type type; // of elements or pixels; size 0 if unknown
  bool print;
  char *file;            // to write, or NULL
  guarded_memory memory; // of a buffer, or of an image's pixels
  image_argument image;  // what `value` points to if it is an image
} kernel_argument;

// The file that this ARG names for its output, to be freed, or NULL.
char *output_file(const char *text);

// Reads the ARGs of a kernel; fails with a message about the one that does not fit its signature.
void parse_arguments(const kernel_signature *, unsigned count, char *const *texts, kernel_argument *);
void free_arguments(unsigned count, kernel_argument *);

// Prints what is out:, then writes what is out@FILE:. False after a message.
bool deliver_arguments(unsigned count, const kernel_argument *, bool hex);

void print_signature(FILE *, const kernel_signature *);
#endif
