// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the fuzz targets share. Where a program would exit they come back, and files are what the fuzzer makes up: the
// linker puts these functions in the place of exit(), read_whole() and write_whole() (--wrap).
#ifndef ONECLC_FUZZ_H
#define ONECLC_FUZZ_H
#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Until the next call, exit() jumps here: if (!setjmp(*catch_exit())) { … } release_exit();
jmp_buf *catch_exit(void);
void release_exit(void);

// What all files hold.
void set_file(const void *data, size_t size);

// A file of these bytes for functions that take a path, which is a fixed buffer; one at a time.
const char *make_file(const void *data, size_t size);

// Ends the fuzzer with a message if a promise is broken.
#define promise(condition) \
  if (!(condition)) \
  __builtin_trap()

// Takes the text up to a zero byte, or to the end, from the input: to be freed. NULL if nothing is left.
char *take_text(const uint8_t **data, size_t *size);
#endif
