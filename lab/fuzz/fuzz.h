// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the fuzz targets share. Where a program would exit, it returns to the fuzz target, and files have the contents
// that the fuzzer makes up: the linker replaces exit(), read_whole() and write_whole() by functions of fuzz.c (--wrap).
#ifndef ONECLC_FUZZ_H
#define ONECLC_FUZZ_H
#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Makes the next exit() jump to the buffer returned. Use: if (!setjmp(*catch_exit())) { … } release_exit();
jmp_buf *catch_exit(void);
void release_exit(void);

// Sets the contents of all files.
void set_file(const void *data, size_t size);

// Makes a file of these bytes for functions that take a path. Returns its path in a fixed buffer, so that there is one
// such file at a time.
const char *make_file(const void *data, size_t size);

// Ends the fuzzer with a message if a promise is broken.
#define promise(condition) \
  if (!(condition)) \
  __builtin_trap()

// Removes the text up to a zero byte, or to the end, from the input and returns a copy, which the caller frees; NULL if
// nothing is left.
char *take_text(const uint8_t **data, size_t *size);
#endif
