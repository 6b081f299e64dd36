// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C types by name, and values of them as text.
#ifndef ONECLC_VALUES_H
#define ONECLC_VALUES_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct {
  const char *scalar; // "float" …
  char kind;          // 'i' signed, 'u' unsigned, 'f' floating point
  size_t scalar_size; // bytes
  unsigned width;     // elements: 1, 2, 3, 4, 8, 16
  size_t size;        // bytes in memory: three elements take the place of four
} cl_type;

// Finds a scalar or vector type by the first `length` characters of its name, such as "uint4".
bool type_named(const char *name, size_t length, cl_type *);
// Prints the name of a type into a buffer of at least 16 bytes.
const char *type_name(const cl_type *, char *buffer);

// Reads one scalar at *text, exactly rounded to the nearest value of its type, into `to`, and moves *text
// behind it. Integers may be decimal, octal or hexadecimal; floating-point numbers also hexadecimal, inf and
// nan; #HEX gives the bits of any. False with a reason in `why` (at least 128 bytes) if there is none or it
// does not fit; infinity must be written.
bool read_scalar(const char **text, const cl_type *, void *to, char *why);

// The number of values in a list of comma-separated scalars; `number` is the kernel's argument that they are for. Fails
// if they make no whole number of values.
size_t count_values(const char *text, const cl_type *, unsigned number);
// Reads such a list of `count` values; fails if the text is anything else.
void read_values(const char *text, const cl_type *, char *to, size_t count, unsigned number);

// Prints the value at `from`, elements separated by commas, each with as few digits as read back the same;
// bits in hexadecimal if `hex`.
void print_value(FILE *, const cl_type *, const void *from, bool hex);
#endif
